public import Foundation

extension AutomationTrace {
  /// A step of a test: something that it did with an application, or saw of one.
  public struct Step: Codable, Sendable, Hashable {
    /// What a step is.
    public enum Kind: String, Codable, Sendable, Hashable {
      /// The test did something, or waited.
      case action

      /// The test looked at something.
      case look

      /// The test failed, after what stands before.
      case failure
    }

    /// What it is.
    public var kind: Kind

    /// It in words: `tap "Next" Button`.
    public var words: String

    /// The number of its application; `nil` when it has to do with none.
    public var application: Int?

    /// Where it stands in the suite: `LoginTests.swift:12`; `nil` when that is not known.
    public var place: String?

    /// The names of the test's activities in which it stands, the outermost first.
    public var activities: [String] = []

    /// When it began, in seconds of real time since the test began.
    public var realTime: Double

    /// What the application's clock showed after it, in seconds since its launch; `nil` when it did not say.
    public var time: Double?

    /// How its query resolved: what each part of it is called, and how many elements it left.
    public var query: [Stage] = []

    /// The element that was found.
    public var element: FoundElement?

    /// What was seen, in words, for a look.
    public var sight: String?

    /// How often the same was seen, one look after the other.
    public var count = 1

    /// What the application was asked, in order, each of which can be asked again.
    public var commands: [Command] = []

    /// What happened aside of the screen: warnings, links opened, announcements.
    public var events: [String] = []

    /// The number of the screen after it; `nil` when there is none.
    public var screen: Int?

    /// The number of the outline after it; `nil` when there is none.
    public var outline: Int?

    /// Makes a step.
    ///
    /// - Parameters:
    ///   - kind: What it is.
    ///   - words: It in words.
    ///   - realTime: When it began, in seconds of real time since the test began.
    public init(_ kind: Kind, _ words: String, at realTime: Double) {
      self.kind = kind
      self.words = words
      self.realTime = realTime
    }
  }

  /// A part of a query, and what it left.
  public struct Stage: Codable, Sendable, Hashable {
    /// What it is called.
    public var name: String

    /// How many elements it left.
    public var count: Int

    /// Makes a part.
    ///
    /// - Parameters:
    ///   - name: What it is called.
    ///   - count: How many elements it left.
    public init(name: String, count: Int) {
      self.name = name
      self.count = count
    }
  }

  /// An element that a step found.
  public struct FoundElement: Codable, Sendable, Hashable {
    /// Its line in an outline, without the number that stands for it.
    public var line: String

    /// Its rectangle on the screen in cells: the column and row of its corner, its width and height; `nil` for one that is not on it.
    public var frame: [Int]?

    /// Makes an element.
    ///
    /// - Parameters:
    ///   - line: Its line in an outline.
    ///   - frame: Its rectangle on the screen.
    public init(line: String, frame: [Int]? = nil) {
      self.line = line
      self.frame = frame
    }
  }

  /// A request to an application, as it can be made again.
  public struct Command: Codable, Sendable, Hashable {
    /// It in words: `act`, `letTimePass 5`, `run "network.requests"`.
    public var words: String

    /// It as the wire has it, version 4 of its format; `nil` where that would tell a secret.
    public var data: Data?

    /// How long the answer took, in seconds of real time.
    public var seconds: Double

    /// The launch, when it is one.
    public var launch: Launch?

    /// Makes a request.
    ///
    /// - Parameters:
    ///   - words: It in words.
    ///   - data: It as the wire has it.
    ///   - seconds: How long the answer took.
    ///   - launch: The launch, when it is one.
    public init(words: String, data: Data?, seconds: Double, launch: Launch? = nil) {
      self.words = words
      self.data = data
      self.seconds = seconds
      self.launch = launch
    }
  }

  /// What a test launched an application with.
  public struct Launch: Codable, Sendable, Hashable {
    /// The arguments.
    public var arguments: [String]

    /// The variables that the test set.
    public var environment: [String: String]

    /// The size of the screen, in columns and rows; `nil` for the usual one.
    public var screenSize: [Int]?

    /// The date at which it began, in seconds since 1970; `nil` for the real one.
    public var date: Double?

    /// The gates that were held, by name.
    public var gates: [String]

    /// What layers above said, fixtures and stubs among it, by name; `nil` where that would tell a secret.
    public var payloads: [String: Data?]

    /// Makes a launch.
    ///
    /// - Parameters:
    ///   - arguments: The arguments.
    ///   - environment: The variables that the test set.
    ///   - screenSize: The size of the screen, in columns and rows.
    ///   - date: The date at which it began, in seconds since 1970.
    ///   - gates: The gates that were held.
    ///   - payloads: What layers above said.
    public init(
      arguments: [String], environment: [String: String], screenSize: [Int]? = nil,
      date: Double? = nil, gates: [String] = [], payloads: [String: Data?] = [:]
    ) {
      self.arguments = arguments
      self.environment = environment
      self.screenSize = screenSize
      self.date = date
      self.gates = gates
      self.payloads = payloads
    }
  }
}
