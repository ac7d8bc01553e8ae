public import Foundation

/// The text and the values of a message for the log, while the compiler puts them together.
///
/// Mirrors Apple's structure. Values are computed when the message is written, if it is.
public struct OSLogInterpolation: StringInterpolationProtocol {
  /// What gives the pieces, in order.
  private var pieces: [() -> String] = []

  /// Makes a message without a piece.
  ///
  /// - Parameters:
  ///   - literalCapacity: The length of the text, which has no effect here.
  ///   - interpolationCount: How many values come.
  public init(literalCapacity: Int, interpolationCount: Int) {
    pieces.reserveCapacity(2 * interpolationCount + 1)
  }

  /// The message as the log shows it.
  var text: String { pieces.map { $0() }.joined() }

  /// Appends text.
  public mutating func appendLiteral(_ literal: String) {
    pieces.append { literal }
  }

  /// Appends a value.
  private mutating func append(
    _ align: OSLogStringAlignment, _ privacy: OSLogPrivacy, _ text: @escaping () -> String
  ) {
    pieces.append { align.aligned(privacy.shown(text)) }
  }

  /// Appends a text.
  ///
  /// - Parameters:
  ///   - argumentString: The text.
  ///   - align: The place it gets.
  ///   - privacy: Who may read it.
  public mutating func appendInterpolation(
    _ argumentString: @autoclosure @escaping () -> String, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(align, privacy, argumentString)
  }

  /// Appends a value by its description.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - align: The place it gets.
  ///   - privacy: Who may read it.
  public mutating func appendInterpolation<T: CustomStringConvertible>(
    _ value: @autoclosure @escaping () -> T, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(align, privacy) { value().description }
  }

  /// Appends a type by its name.
  ///
  /// - Parameters:
  ///   - value: The type.
  ///   - align: The place it gets.
  ///   - privacy: Who may read it.
  public mutating func appendInterpolation(
    _ value: @autoclosure @escaping () -> any Any.Type, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(align, privacy) { String(describing: value()) }
  }

  /// Appends an error.
  ///
  /// - Parameters:
  ///   - error: The error.
  ///   - privacy: Who may read it.
  public mutating func appendInterpolation(
    _ error: @autoclosure @escaping () -> any Error, privacy: OSLogPrivacy = .auto
  ) {
    append(.none, privacy) { String(describing: error()) }
  }

  /// Appends an object by its description; one that is missing is `(null)`.
  ///
  /// - Parameters:
  ///   - argumentObject: The object.
  ///   - privacy: Who may read it.
  public mutating func appendInterpolation(
    _ argumentObject: @autoclosure @escaping () -> NSObject?, privacy: OSLogPrivacy = .auto
  ) {
    append(.none, privacy) { argumentObject()?.description ?? "(null)" }
  }

  /// Appends a truth.
  ///
  /// - Parameters:
  ///   - boolean: The truth.
  ///   - format: The words for it.
  ///   - privacy: Who may read it.
  public mutating func appendInterpolation(
    _ boolean: @autoclosure @escaping () -> Bool, format: OSLogBoolFormat = .truth,
    privacy: OSLogPrivacy = .auto
  ) {
    append(.none, privacy) { format.text(of: boolean()) }
  }

  /// Appends a whole number.
  ///
  /// - Note: Apple's has formats besides for addresses, errors and signals, which this one lacks.
  ///
  /// - Parameters:
  ///   - number: The number.
  ///   - format: How it is written.
  ///   - align: The place it gets.
  ///   - privacy: Who may read it.
  public mutating func appendInterpolation<T: FixedWidthInteger>(
    _ number: @autoclosure @escaping () -> T, format: OSLogIntegerFormatting = .decimal,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(align, privacy) { format.text(of: number()) }
  }

  /// Appends a number.
  ///
  /// - Parameters:
  ///   - number: The number.
  ///   - format: How it is written.
  ///   - align: The place it gets.
  ///   - privacy: Who may read it.
  public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> Double, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(align, privacy) { format.text(of: number()) }
  }

  /// Appends a number.
  ///
  /// - Parameters:
  ///   - number: The number.
  ///   - format: How it is written.
  ///   - align: The place it gets.
  ///   - privacy: Who may read it.
  public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> Float, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(align, privacy) { format.text(of: Double(number())) }
  }

  /// Appends a number of a drawing.
  ///
  /// - Parameters:
  ///   - number: The number.
  ///   - format: How it is written.
  ///   - align: The place it gets.
  ///   - privacy: Who may read it.
  public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> CGFloat, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(align, privacy) { format.text(of: Double(number())) }
  }

  /// Appends an address.
  ///
  /// - Parameters:
  ///   - pointer: The address.
  ///   - privacy: Who may read it.
  public mutating func appendInterpolation(
    _ pointer: @autoclosure @escaping () -> UnsafeRawPointer, privacy: OSLogPrivacy = .auto
  ) {
    append(.none, privacy) { "0x" + String(UInt(bitPattern: pointer()), radix: 16) }
  }
}
