/// A way to write a whole number in a message.
///
/// Mirrors Apple's structure.
public struct OSLogIntegerFormatting: Sendable {
  /// The base: ten, sixteen or eight.
  let radix: Int

  /// Whether a number that is not negative gets a plus sign.
  var hasPlus = false

  /// Whether `0x` or `0` stands before it.
  var hasPrefix = false

  /// Whether its letters are capitals.
  var isUppercase = false

  /// How many digits it has at least.
  var minDigits = 1

  /// In base ten.
  public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 10) }

  /// In base sixteen.
  public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 16) }

  /// In base eight.
  public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 8) }

  /// In base ten.
  ///
  /// - Parameter explicitPositiveSign: Whether a number that is not negative gets a plus sign.
  /// - Returns: The way.
  public static func decimal(explicitPositiveSign: Bool = false) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(radix: 10, hasPlus: explicitPositiveSign)
  }

  /// In base ten, with so many digits at least.
  ///
  /// - Parameters:
  ///   - explicitPositiveSign: Whether a number that is not negative gets a plus sign.
  ///   - minDigits: How many digits it has at least.
  /// - Returns: The way.
  public static func decimal(
    explicitPositiveSign: Bool = false, minDigits: @autoclosure () -> Int
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(radix: 10, hasPlus: explicitPositiveSign, minDigits: minDigits())
  }

  /// In base sixteen.
  ///
  /// - Parameters:
  ///   - explicitPositiveSign: Whether it gets a plus sign.
  ///   - includePrefix: Whether `0x` stands before it.
  ///   - uppercase: Whether its letters are capitals.
  /// - Returns: The way.
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 16, hasPlus: explicitPositiveSign, hasPrefix: includePrefix, isUppercase: uppercase)
  }

  /// In base sixteen, with so many digits at least.
  ///
  /// - Parameters:
  ///   - explicitPositiveSign: Whether it gets a plus sign.
  ///   - includePrefix: Whether `0x` stands before it.
  ///   - uppercase: Whether its letters are capitals.
  ///   - minDigits: How many digits it has at least.
  /// - Returns: The way.
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: @autoclosure () -> Int
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 16, hasPlus: explicitPositiveSign, hasPrefix: includePrefix, isUppercase: uppercase,
      minDigits: minDigits())
  }

  /// In base eight.
  ///
  /// - Parameters:
  ///   - explicitPositiveSign: Whether it gets a plus sign.
  ///   - includePrefix: Whether `0` stands before it.
  ///   - uppercase: No effect: there are no letters.
  /// - Returns: The way.
  public static func octal(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(radix: 8, hasPlus: explicitPositiveSign, hasPrefix: includePrefix)
  }

  /// In base eight, with so many digits at least.
  ///
  /// - Parameters:
  ///   - explicitPositiveSign: Whether it gets a plus sign.
  ///   - includePrefix: Whether `0` stands before it.
  ///   - uppercase: No effect: there are no letters.
  ///   - minDigits: How many digits it has at least.
  /// - Returns: The way.
  public static func octal(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: @autoclosure () -> Int
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 8, hasPlus: explicitPositiveSign, hasPrefix: includePrefix, minDigits: minDigits())
  }

  /// Returns a number as text; a negative one is its bits in bases other than ten.
  func text<T: FixedWidthInteger>(of number: T) -> String {
    let isDecimal = radix == 10
    let digits =
      isDecimal
      ? String(number.magnitude)
      : String(
        T.Magnitude(truncatingIfNeeded: number), radix: radix, uppercase: isUppercase)
    let zeros = String(repeating: "0", count: max(0, minDigits - digits.count))
    let sign = isDecimal && number < 0 ? "-" : hasPlus ? "+" : ""
    let prefix = !hasPrefix || isDecimal ? "" : radix == 8 ? "0" : isUppercase ? "0X" : "0x"
    return sign + prefix + zeros + digits
  }
}
