/// A kind of signpost.
///
/// Mirrors Apple's structure.
public struct OSSignpostType: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: UInt8

  /// Makes a kind from its number.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Something that happened.
  public static let event = OSSignpostType(rawValue: 0)

  /// The beginning of an interval.
  public static let begin = OSSignpostType(rawValue: 1)

  /// The end of an interval.
  public static let end = OSSignpostType(rawValue: 2)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Records a signpost for Instruments.
///
/// Mirrors Apple's function.
///
/// - Note: Unlike Apple's, it records nothing.
///
/// - Parameters:
///   - type: The kind.
///   - dso: The program's part that records.
///   - log: Where it is from.
///   - name: What begins, ends or happens.
///   - signpostID: Which of several.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Records a signpost with a message for Instruments.
///
/// Mirrors Apple's function.
///
/// - Note: Unlike Apple's, it records nothing.
///
/// - Parameters:
///   - type: The kind.
///   - dso: The program's part that records.
///   - log: Where it is from.
///   - name: What begins, ends or happens.
///   - signpostID: Which of several.
///   - format: What is to be said of it, with places as in C.
///   - arguments: What stands in the places.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: Any...
) {}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Records a signpost with a message for Instruments.
///
/// Mirrors Apple's function.
///
/// - Note: Unlike Apple's, it records nothing.
///
/// - Parameters:
///   - type: The kind.
///   - dso: The program's part that records.
///   - log: Where it is from.
///   - name: What begins, ends or happens.
///   - signpostID: Which of several.
///   - message: What is to be said of it.
@_disfavoredOverload
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ message: SignpostMetadata
) {}
