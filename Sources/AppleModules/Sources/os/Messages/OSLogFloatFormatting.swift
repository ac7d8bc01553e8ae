import Foundation

/// A way to write a number with a fraction in a message.
///
/// Mirrors Apple's structure.
public struct OSLogFloatFormatting: Sendable {
  /// The conversion of C: `f`, `a`, `e` or `g`.
  let conversion: String

  /// How many digits the fraction has; `nil` for what C does.
  var precision: Int?

  /// Whether a number that is not negative gets a plus sign.
  var hasPlus = false

  /// Whether its letters are capitals.
  var isUppercase = false

  /// With six digits after the point.
  public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting(conversion: "f") }

  /// In base sixteen.
  public static var hex: OSLogFloatFormatting { OSLogFloatFormatting(conversion: "a") }

  /// With an exponent.
  public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting(conversion: "e") }

  /// With an exponent where that is shorter.
  public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting(conversion: "g") }

  /// With six digits after the point.
  ///
  /// - Parameters:
  ///   - explicitPositiveSign: Whether a number that is not negative gets a plus sign.
  ///   - uppercase: Whether its letters are capitals.
  /// - Returns: The way.
  public static func fixed(
    explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    make("f", nil, explicitPositiveSign, uppercase)
  }

  /// With so many digits after the point.
  ///
  /// - Parameters:
  ///   - precision: How many.
  ///   - explicitPositiveSign: Whether a number that is not negative gets a plus sign.
  ///   - uppercase: Whether its letters are capitals.
  /// - Returns: The way.
  public static func fixed(
    precision: @autoclosure () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    make("f", precision(), explicitPositiveSign, uppercase)
  }

  /// In base sixteen.
  ///
  /// - Parameters:
  ///   - explicitPositiveSign: Whether a number that is not negative gets a plus sign.
  ///   - uppercase: Whether its letters are capitals.
  /// - Returns: The way.
  public static func hex(
    explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    make("a", nil, explicitPositiveSign, uppercase)
  }

  /// With an exponent.
  ///
  /// - Parameters:
  ///   - explicitPositiveSign: Whether a number that is not negative gets a plus sign.
  ///   - uppercase: Whether its letters are capitals.
  /// - Returns: The way.
  public static func exponential(
    explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    make("e", nil, explicitPositiveSign, uppercase)
  }

  /// With so many digits after the point, and an exponent.
  ///
  /// - Parameters:
  ///   - precision: How many.
  ///   - explicitPositiveSign: Whether a number that is not negative gets a plus sign.
  ///   - uppercase: Whether its letters are capitals.
  /// - Returns: The way.
  public static func exponential(
    precision: @autoclosure () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    make("e", precision(), explicitPositiveSign, uppercase)
  }

  /// With an exponent where that is shorter.
  ///
  /// - Parameters:
  ///   - explicitPositiveSign: Whether a number that is not negative gets a plus sign.
  ///   - uppercase: Whether its letters are capitals.
  /// - Returns: The way.
  public static func hybrid(
    explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    make("g", nil, explicitPositiveSign, uppercase)
  }

  /// With so many digits, and an exponent where that is shorter.
  ///
  /// - Parameters:
  ///   - precision: How many.
  ///   - explicitPositiveSign: Whether a number that is not negative gets a plus sign.
  ///   - uppercase: Whether its letters are capitals.
  /// - Returns: The way.
  public static func hybrid(
    precision: @autoclosure () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    make("g", precision(), explicitPositiveSign, uppercase)
  }

  /// Makes a way.
  private static func make(
    _ conversion: String, _ precision: Int?, _ hasPlus: Bool, _ isUppercase: Bool
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(
      conversion: conversion, precision: precision, hasPlus: hasPlus, isUppercase: isUppercase)
  }

  /// Returns a number as text.
  func text(of number: Double) -> String {
    let digits = precision.map { ".\(max(0, $0))" } ?? ""
    let letter = isUppercase ? conversion.uppercased() : conversion
    return String(format: "%" + (hasPlus ? "+" : "") + digits + letter, number)
  }
}
