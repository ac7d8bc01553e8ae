import Foundation

/// A place for an argument in a format: options, flags, a width, a precision, and a conversion.
///
/// ```
/// %{private, mask.hash}-10.3f
///   options             │ │ └ conversion
///                       │ └── precision
///                       └──── flags and width
/// ```
struct LogPlace {
  /// A width or a precision.
  private enum Length {
    /// As many.
    case fixed(Int)

    /// What the next argument says: `*`.
    case argument
  }

  /// The options in braces.
  private let options: [Substring]

  /// The flags: `-`, `+`, a space, `#`, `0`.
  private let flags: String

  /// How wide it is at least.
  private let width: Length?

  /// How many digits a fraction has, or how many characters a text at most.
  private let precision: Length?

  /// The letter that says what the argument is.
  private let conversion: Character

  /// Reads a place from what follows its percent sign.
  ///
  /// - Parameter text: The text, of which the place is taken when it is one; `nil` is returned otherwise, and nothing is taken.
  init?(readingFrom text: inout Substring) {
    var rest = text
    var options: [Substring] = []
    if rest.first == "{" {
      guard let end = rest.firstIndex(of: "}") else { return nil }
      options = rest[..<end].dropFirst().split { $0 == "," || $0 == " " }
      rest = rest[rest.index(after: end)...]
    }
    flags = String(rest.prefix { "-+ #0'".contains($0) })
    rest = rest.dropFirst(flags.count)
    width = Self.length(&rest)
    if rest.first == "." {
      rest.removeFirst()
      precision = Self.length(&rest) ?? .fixed(0)
    } else {
      precision = nil
    }
    // How long a number is, the argument knows.
    rest = rest.drop { "hlqjztL".contains($0) }
    guard let conversion = rest.first, Self.conversions.contains(conversion) else { return nil }
    self.options = options
    self.conversion = conversion
    text = rest.dropFirst()
  }

  /// The letters that may end a place.
  private static let conversions = "@dDiuUxXoOcCsSpPmfFeEgGaA"

  /// Takes a width or a precision from a text.
  private static func length(_ text: inout Substring) -> Length? {
    if text.first == "*" {
      text.removeFirst()
      return .argument
    }
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    text = text.dropFirst(digits.count)
    // More than a line can hold is a slip, not a wish.
    return digits.isEmpty ? nil : .fixed(min(Int(digits) ?? 0, 1_000))
  }

  /// Returns what stands in the place.
  ///
  /// - Parameters:
  ///   - arguments: The arguments, from which those of the place are taken.
  ///   - errorNumber: What `%m` tells of.
  /// - Returns: The text.
  func text(_ arguments: inout ArraySlice<Any>, errorNumber: Int32) -> String {
    let width = Self.number(width, &arguments)
    let precision = Self.number(precision, &arguments)
    if conversion == "m" { return padded(String(cString: strerror(errorNumber)), to: width) }
    guard let argument = arguments.popFirst() else { return "<decode: missing data>" }
    return privacy.shown {
      text(of: argument, width: width, precision: precision)
        ?? "<decode: mismatch for [%\(conversion)] got [\(type(of: argument))]>"
    }
  }

  /// Who may read the argument.
  private var privacy: OSLogPrivacy {
    let mask: OSLogPrivacy.Mask = options.contains("mask.hash") ? .hash : .none
    if options.contains("private") || options.contains("sensitive") { return .private(mask: mask) }
    return options.contains("public") ? .public : .auto(mask: mask)
  }

  /// Returns a width or a precision, which an argument may say.
  private static func number(_ length: Length?, _ arguments: inout ArraySlice<Any>) -> Int? {
    switch length {
    case nil: nil
    case .fixed(let number): number
    case .argument:
      (arguments.popFirst() as? any BinaryInteger).map {
        max(-1_000, min(Int(clamping: $0), 1_000))
      }
    }
  }
}

// MARK: - Arguments

extension LogPlace {
  /// Returns an argument as text; `nil` when it is of another kind.
  private func text(of argument: Any, width: Int?, precision: Int?) -> String? {
    switch conversion {
    case "@": padded(String(describing: argument), to: width)
    case "s", "S":
      Self.string(argument).map { text in
        padded(precision.map { String(text.prefix(max(0, $0))) } ?? text, to: width)
      }
    case "c", "C":
      Self.integer(argument).flatMap { Unicode.Scalar(UInt32(truncatingIfNeeded: $0)) }.map {
        padded(String(Character($0)), to: width)
      }
    case "p", "P": padded(Self.address(argument), to: width)
    case "d", "D", "i": decimal(argument, width: width, precision: precision)
    case "u", "U": formatted("llu", Self.bits(argument), width, precision)
    case "x", "X", "o", "O":
      formatted(
        conversion == "X" ? "llX" : conversion == "x" ? "llx" : "llo", Self.bits(argument), width,
        precision)
    default: formatted(String(conversion), Self.fraction(argument), width, precision)
    }
  }

  /// Returns a whole number as text, or what the options say that it stands for.
  private func decimal(_ argument: Any, width: Int?, precision: Int?) -> String? {
    let number = Self.integer(argument)
    let meaning = number.flatMap { number -> String? in
      for option in options {
        switch option {
        case "bool": return number == 0 ? "false" : "true"
        case "BOOL": return number == 0 ? "NO" : "YES"
        case "errno", "darwin.errno":
          return "[\(number): \(String(cString: strerror(Int32(truncatingIfNeeded: number))))]"
        default: continue
        }
      }
      return nil
    }
    return meaning.map { padded($0, to: width) } ?? formatted("lld", number, width, precision)
  }

  /// Returns a number as C writes it; `nil` for none.
  private func formatted<T: CVarArg>(
    _ conversion: String, _ number: T?, _ width: Int?, _ precision: Int?
  ) -> String? {
    guard let number else { return nil }
    let flags = self.flags.replacingOccurrences(of: "'", with: "")
    let format =
      "%" + flags + (width.map { String($0) } ?? "")
      + (precision.map { $0 < 0 ? "" : ".\($0)" } ?? "") + conversion
    return String(format: format, number)
  }

  /// Returns a text with spaces before it, or after it where the flags say so.
  private func padded(_ text: String, to width: Int?) -> String {
    guard let width else { return text }
    let isLeft = flags.contains("-") || width < 0
    return OSLogStringAlignment(width: abs(width), isRight: !isLeft).aligned(text)
  }

  /// The text that an argument is, in Swift or in C.
  private static func string(_ argument: Any) -> String? {
    switch argument {
    case let text as String: text
    case let text as StaticString: "\(text)"
    case let text as NSString: text.description
    case let text as UnsafePointer<CChar>: String(cString: text)
    case let text as UnsafeMutablePointer<CChar>: String(cString: text)
    case let text as UnsafePointer<UInt8>: String(cString: text)
    default: nil
    }
  }

  /// The whole number that an argument is.
  private static func integer(_ argument: Any) -> Int64? {
    switch argument {
    case let number as any BinaryInteger: Int64(truncatingIfNeeded: number)
    case let isTrue as Bool: isTrue ? 1 : 0
    case let number as NSNumber: number.int64Value
    default: nil
    }
  }

  /// The bits of the whole number that an argument is, no more than it has.
  private static func bits(_ argument: Any) -> UInt64? {
    switch argument {
    case let number as Int8: UInt64(UInt8(bitPattern: number))
    case let number as Int16: UInt64(UInt16(bitPattern: number))
    case let number as Int32: UInt64(UInt32(bitPattern: number))
    default: integer(argument).map { UInt64(bitPattern: $0) }
    }
  }

  /// The number with a fraction that an argument is.
  private static func fraction(_ argument: Any) -> Double? {
    switch argument {
    case let number as Double: number
    case let number as Float: Double(number)
    case let number as CGFloat: Double(number)
    case let number as NSNumber: number.doubleValue
    default: nil
    }
  }

  /// The address that an argument is.
  private static func address(_ argument: Any) -> String {
    if let bits = bits(argument) { return "0x" + String(bits, radix: 16) }
    return String(describing: argument)
  }
}
