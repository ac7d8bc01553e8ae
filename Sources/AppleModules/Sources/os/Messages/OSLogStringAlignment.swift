/// A place that a value in a message gets, at least so many characters wide.
///
/// Mirrors Apple's structure.
public struct OSLogStringAlignment: Sendable {
  /// How many characters it is wide at least.
  let width: Int

  /// Whether the value stands at its end.
  let isRight: Bool

  /// As wide as the value.
  public static var none: OSLogStringAlignment { OSLogStringAlignment(width: 0, isRight: false) }

  /// At the end of a place.
  ///
  /// - Parameter columns: How many characters it is wide at least.
  /// - Returns: The place.
  public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(width: columns(), isRight: true)
  }

  /// At the beginning of a place.
  ///
  /// - Parameter columns: How many characters it is wide at least.
  /// - Returns: The place.
  public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(width: columns(), isRight: false)
  }

  /// Returns a text with spaces before or after it.
  func aligned(_ text: String) -> String {
    guard width > 0 else { return text }
    let space = String(repeating: " ", count: max(0, width - text.count))
    return isRight ? space + text : text + space
  }
}
