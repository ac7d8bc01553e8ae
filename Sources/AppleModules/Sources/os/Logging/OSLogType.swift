/// A level of a message in the log.
///
/// Mirrors Apple's structure, with its numbers.
///
/// - Note: Unlike Apple's, no level is left out and none is kept: every message is written to standard error.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: UInt8

  /// Makes a level from its number.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Makes a level from its number.
  public init(_ rawValue: UInt8) {
    self.init(rawValue: rawValue)
  }

  /// A message worth knowing.
  public static let `default` = OSLogType(0x00)

  /// A message that helps, and is not essential.
  public static let info = OSLogType(0x01)

  /// A message for who looks for a defect.
  public static let debug = OSLogType(0x02)

  /// A message of something that failed.
  public static let error = OSLogType(0x10)

  /// A message of a defect.
  public static let fault = OSLogType(0x11)

  /// The word for it in the log.
  var word: String {
    switch self {
    case .default: "default"
    case .info: "info"
    case .debug: "debug"
    case .error: "error"
    case .fault: "fault"
    default: "level \(rawValue)"
    }
  }
}
