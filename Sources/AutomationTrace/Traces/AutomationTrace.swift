public import Foundation

/// A trace of one test: what it did and saw, step by step, as data that can be read, drawn, and carried out again.
///
/// It is what a page of the report shows, and what `uitest replay` plays. As JSON it is one object; texts that recur, as rows of screens and
/// lines of outlines do, stand in it once, in ``rows`` and ``lines``, and are named by their numbers.
///
/// It is an error for a number to name something that is not there; ``validated()`` says so.
public struct AutomationTrace: Codable, Sendable, Hashable {
  /// The version of the format that this code writes; it grows with each change that a reader would not understand.
  public static let currentVersion = 1

  /// The most lines of an outline that are kept.
  package static let outlineLimit = 1_500

  /// The version of the format.
  public var version = AutomationTrace.currentVersion

  /// The test, as `swift test --filter` knows it: `AppUITests.LoginTests/testGreets`.
  public var test: String

  /// The library that ran it.
  public var library: TestLibrary

  /// When it began.
  public var date: Date

  /// What its failures say, in order.
  public var failures: [Failure] = []

  /// The numbers that repeat it, by the variable that takes them: `UITEST_SCHEDULE_SEED`.
  public var seeds: [String: String] = [:]

  /// The applications, in the order of their first use.
  public var applications: [Application] = []

  /// The styles of cells.
  public var styles: [Style] = []

  /// The rows of screens.
  public var rows: [[Run]] = []

  /// The lines of outlines.
  public var lines: [String] = []

  /// The screens, as rows.
  public var screens: [Screen] = []

  /// The outlines, as lines.
  public var outlines: [[Int]] = []

  /// What the test did and saw, in order.
  public var steps: [Step] = []

  /// How many steps before these were left out, since only the last are kept.
  public var omittedSteps = 0

  /// What the test attached, in order.
  public var attachments: [Attachment] = []

  /// Makes a trace without steps.
  ///
  /// - Parameters:
  ///   - test: The test, as `swift test --filter` knows it.
  ///   - library: The library that ran it.
  ///   - date: When it began.
  public init(test: String, library: TestLibrary, date: Date) {
    self.test = test
    self.library = library
    self.date = date
  }
}

/// A library that runs tests.
public enum TestLibrary: String, Codable, Sendable, Hashable {
  /// XCTest.
  case xctest = "XCTest"

  /// Swift Testing.
  case swiftTesting = "Swift Testing"
}

// MARK: - Failures and applications

extension AutomationTrace {
  /// A failure of the test.
  public struct Failure: Codable, Sendable, Hashable {
    /// What it says.
    public var message: String

    /// The path of the file; `nil` when it is not known.
    public var file: String?

    /// The line, from 1; `nil` when it is not known.
    public var line: Int?

    /// Makes a failure.
    ///
    /// - Parameters:
    ///   - message: What it says.
    ///   - file: The path of the file.
    ///   - line: The line, from 1.
    public init(message: String, file: String? = nil, line: Int? = nil) {
      self.message = message
      self.file = file
      self.line = line
    }

    /// The line of what it says that tells most; see ``headline(of:)``.
    package var headline: String { Self.headline(of: message) }

    /// Returns the line of a failure's words that tells most; see ``FailureHeadline``.
    package static func headline(of message: String) -> String {
      FailureHeadline(of: message).text
    }
  }

  /// An application of the test.
  public struct Application: Codable, Sendable, Hashable {
    /// What it is called.
    public var name: String

    /// The executable that the test launched; `nil` for one in the test's process.
    public var executable: String?

    /// The last lines that it wrote; empty for one in the test's process, where they are not told from the test's.
    public var output: [String] = []

    /// The screens that the suite declares, each with the identifiers of its elements, `*` standing for any characters but a period; `nil`
    /// when it declares none.
    public var screens: [String: [String]]?

    /// How its last run ended, in words; `nil` when the test ended it, or it ran to the end.
    public var end: String?

    /// Makes an application.
    ///
    /// - Parameters:
    ///   - name: What it is called.
    ///   - executable: The executable; `nil` for one in the test's process.
    public init(name: String, executable: String? = nil) {
      self.name = name
      self.executable = executable
    }
  }

  /// What the test attached.
  public struct Attachment: Codable, Sendable, Hashable {
    /// What it is called.
    public var name: String

    /// The kind of data, as a uniform type identifier.
    public var type: String

    /// The data; `nil` where there is too much of it.
    public var data: Data?

    /// The number of the step after which it was attached, from 0; -1 for before the first.
    public var step: Int

    /// Makes an attachment.
    ///
    /// - Parameters:
    ///   - name: What it is called.
    ///   - type: The kind of data, as a uniform type identifier.
    ///   - data: The data.
    ///   - step: The number of the step before it.
    public init(name: String, type: String, data: Data?, step: Int) {
      self.name = name
      self.type = type
      self.data = data
      self.step = step
    }
  }
}

// MARK: - Screens

extension AutomationTrace {
  /// A style of cells.
  public struct Style: Codable, Sendable, Hashable {
    /// The color of the text, as `#rrggbb`.
    public var foreground: String

    /// The color behind it, as `#rrggbb`.
    public var background: String

    /// Further attributes: `bold`, `italic`, `underline`, `strikethrough`, `blink`.
    public var attributes: [String] = []

    /// Makes a style.
    ///
    /// - Parameters:
    ///   - foreground: The color of the text, as `#rrggbb`.
    ///   - background: The color behind it, as `#rrggbb`.
    ///   - attributes: Further attributes.
    public init(foreground: String, background: String, attributes: [String] = []) {
      self.foreground = foreground
      self.background = background
      self.attributes = attributes
    }
  }

  /// A run of cells of one style in a row; as JSON an array of its text, its style, and its width where that is not the number of characters.
  public struct Run: Sendable, Hashable {
    /// The text.
    public var text: String

    /// The number of its style.
    public var style: Int

    /// How many cells it takes.
    public var width: Int

    /// Makes a run.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - style: The number of its style.
    ///   - width: How many cells it takes.
    public init(text: String, style: Int, width: Int) {
      self.text = text
      self.style = style
      self.width = width
    }
  }

  /// A screen.
  public struct Screen: Codable, Sendable, Hashable {
    /// How many cells wide it is.
    public var width: Int

    /// The numbers of its rows, the top one first.
    public var rows: [Int]

    /// Makes a screen.
    ///
    /// - Parameters:
    ///   - width: How many cells wide it is.
    ///   - rows: The numbers of its rows.
    public init(width: Int, rows: [Int]) {
      self.width = width
      self.rows = rows
    }
  }
}

extension AutomationTrace.Run: Codable {
  /// Writes an array.
  ///
  /// - Parameter encoder: What writes it.
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(text)
    try container.encode(style)
    if width != text.count { try container.encode(width) }
  }

  /// Reads an array.
  ///
  /// - Parameter decoder: What reads it.
  /// - Throws: What the decoder throws.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    text = try container.decode(String.self)
    style = try container.decode(Int.self)
    width = container.isAtEnd ? text.count : try container.decode(Int.self)
  }
}
