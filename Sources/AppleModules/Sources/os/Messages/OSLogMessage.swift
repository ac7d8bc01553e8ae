/// A message for the log: a text in quotation marks, with values whose form and privacy it says.
///
/// Mirrors Apple's structure.
///
/// ```swift
/// logger.debug("\(name, privacy: .public) paid \(price, format: .fixed(precision: 2)), order \(number, format: .hex)")
/// ```
public struct OSLogMessage: ExpressibleByStringInterpolation {
  /// The pieces.
  private let interpolation: OSLogInterpolation

  /// Makes a message of a text alone.
  public init(stringLiteral value: String) {
    var interpolation = OSLogInterpolation(
      literalCapacity: value.utf8.count, interpolationCount: 0)
    interpolation.appendLiteral(value)
    self.interpolation = interpolation
  }

  /// Makes a message of text and values.
  public init(stringInterpolation: OSLogInterpolation) {
    interpolation = stringInterpolation
  }

  /// The message as the log shows it.
  var text: String { interpolation.text }
}
