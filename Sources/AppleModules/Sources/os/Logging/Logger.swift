/// A writer of messages to the log.
///
/// Mirrors Apple's structure.
///
/// ```swift
/// let logger = Logger(subsystem: "com.example.shop", category: "cart")
/// logger.error("There is no article \(number), asked for by \(name, privacy: .private)")
/// ```
///
/// - Note: Unlike Apple's, which hands messages to the system, it writes each to standard error as one line: the time, the level, the
///   subsystem and category, the message. All levels are written.
public struct Logger: Sendable {
  /// Where the messages are from.
  private let log: OSLog

  /// Makes a writer of messages that name no subsystem.
  public init() {
    log = .default
  }

  /// Makes a writer of messages of a log.
  public init(_ logObj: OSLog) {
    log = logObj
  }

  /// Makes a writer of messages of a part of a program.
  ///
  /// - Parameters:
  ///   - subsystem: The program or the part of it, as `com.example.shop`.
  ///   - category: What within it.
  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  /// Writes a message of the level `default`.
  public func log(_ message: OSLogMessage) { log(level: .default, message) }

  /// Writes a message.
  ///
  /// - Parameters:
  ///   - level: The level.
  ///   - message: The message.
  public func log(level: OSLogType, _ message: OSLogMessage) {
    LogLine.write(level, log) { message.text }
  }

  /// Writes a message of the level `debug`.
  public func trace(_ message: OSLogMessage) { log(level: .debug, message) }

  /// Writes a message of the level `debug`.
  public func debug(_ message: OSLogMessage) { log(level: .debug, message) }

  /// Writes a message of the level `info`.
  public func info(_ message: OSLogMessage) { log(level: .info, message) }

  /// Writes a message of the level `default`.
  public func notice(_ message: OSLogMessage) { log(level: .default, message) }

  /// Writes a message of the level `error`.
  public func warning(_ message: OSLogMessage) { log(level: .error, message) }

  /// Writes a message of the level `error`.
  public func error(_ message: OSLogMessage) { log(level: .error, message) }

  /// Writes a message of the level `fault`.
  public func critical(_ message: OSLogMessage) { log(level: .fault, message) }

  /// Writes a message of the level `fault`.
  public func fault(_ message: OSLogMessage) { log(level: .fault, message) }
}
