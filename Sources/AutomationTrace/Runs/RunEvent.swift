public import Foundation

/// An event of a run of tests, a line of its file `events.jsonl`.
///
/// The file is written as things happen, by all processes of a run; a process that dies leaves what it wrote. A test that began and did not
/// finish has died with its process.
public struct RunEvent: Codable, Sendable, Hashable {
  /// What happened.
  public enum Kind: String, Codable, Sendable, Hashable {
    /// A test began.
    case testStarted

    /// A test failed, and may go on.
    case testFailed

    /// A test ended.
    case testFinished
  }

  /// What became of a test.
  public enum Outcome: String, Codable, Sendable, Hashable {
    /// It passed.
    case passed

    /// It failed.
    case failed

    /// It did not run.
    case skipped

    /// It did not end: its process did.
    case unfinished
  }

  /// What happened.
  public var kind: Kind

  /// The test, as `swift test --filter` knows it: `AppUITests.LoginTests/testGreets`.
  public var test: String

  /// The library that runs it.
  public var library: TestLibrary

  /// The process that wrote it.
  public var process: Int32

  /// When it happened, in seconds since 1970.
  public var date: Double

  /// What is said of a failure, or why a test was skipped.
  public var message: String?

  /// The path of the file of a failure; `nil` when it is not known.
  public var file: String?

  /// The line of a failure, from 1; `nil` when it is not known.
  public var line: Int?

  /// What became of the test, when it ended.
  public var outcome: Outcome?

  /// How long the test took, in seconds of real time, when it ended.
  public var seconds: Double?

  /// The name of the page about the test, in the folder of the run.
  public var page: String?

  /// The numbers that repeat it, by the variable that takes them.
  public var seeds: [String: String]?

  /// Makes an event.
  ///
  /// - Parameters:
  ///   - kind: What happened.
  ///   - test: The test, as `swift test --filter` knows it.
  ///   - library: The library that runs it.
  ///   - process: The process that writes it.
  ///   - date: When it happened, in seconds since 1970.
  public init(
    _ kind: Kind, test: String, library: TestLibrary, process: Int32, date: Double
  ) {
    self.kind = kind
    self.test = test
    self.library = library
    self.process = process
    self.date = date
  }

  /// The event as a line of JSON, with its end.
  package func jsonLine() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }

  /// Reads the events of a file; a line that is none, as the last one of a process that died may be, is left out.
  ///
  /// - Parameter data: The lines.
  /// - Returns: The events, in order.
  public static func all(in data: Data) -> [RunEvent] {
    let decoder = JSONDecoder()
    return data.split(separator: UInt8(ascii: "\n")).compactMap {
      try? decoder.decode(RunEvent.self, from: $0)
    }
  }
}
