import Glibc

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes a message with a format as in C to the log.
///
/// Mirrors Apple's function.
///
/// ```swift
/// os_log("%{public}@ has %d articles", log: log, type: .info, name, count)
/// ```
///
/// - Note: Unlike Apple's, its arguments need not be `CVarArg`, because on this platform few objects are. A number is written whole,
///   whatever length the format says: `%d` of an `Int` too.
///
/// - Parameters:
///   - message: The format: text with places such as `%{public}@`, `%d`, `%.2f`, `%s`, `%m`.
///   - dso: The program's part that writes, which has no effect here.
///   - log: Where the message is from.
///   - type: The level.
///   - args: What stands in the places.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  type: OSLogType = .default, _ args: Any...
) {
  let error = errno
  LogLine.write(type, log) { LogFormat("\(message)").text(args, errorNumber: error) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes a message with a format as in C to the log.
///
/// Mirrors Apple's function.
///
/// - Note: Unlike Apple's, its arguments need not be `CVarArg`.
///
/// - Parameters:
///   - type: The level.
///   - dso: The program's part that writes, which has no effect here.
///   - log: Where the message is from.
///   - message: The format: text with places such as `%{public}@`, `%d`, `%.2f`, `%s`, `%m`.
///   - args: What stands in the places.
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
  _ args: Any...
) {
  let error = errno
  LogLine.write(type, log) { LogFormat("\(message)").text(args, errorNumber: error) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes a message of the level `default` to the log.
///
/// Mirrors Apple's function.
@_disfavoredOverload
public func os_log(_ message: OSLogMessage) {
  os_log(.default, message)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes a message to the log.
///
/// Mirrors Apple's function.
///
/// - Parameters:
///   - logLevel: The level.
///   - log: Where the message is from.
///   - message: The message.
@_disfavoredOverload
public func os_log(
  _ logLevel: OSLogType = .default, log: OSLog = .default, _ message: OSLogMessage
) {
  LogLine.write(logLevel, log) { message.text }
}
