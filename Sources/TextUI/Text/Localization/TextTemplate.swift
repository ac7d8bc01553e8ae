/// A text with placeholders, in whose places values are put.
struct TextTemplate {
  /// A part of the text: words, or the place of a value.
  enum Part: Equatable {
    /// Words.
    case words(String)

    /// The place of a value, and how it is written.
    case value(index: Int, specifier: String)
  }

  /// Splits a text at its placeholders: `%@`, `%lld`, `%2$.1f`, with `%%` for a percent sign.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - next: The place of the value that the next placeholder without a number stands for.
  /// - Returns: The parts, in order.
  static func parts(of text: String, next: inout Int) -> [Part] {
    var parts: [Part] = []
    var words = ""
    var rest = text[...]
    while let percent = rest.firstIndex(of: "%") {
      words += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        words += "%"
        rest.removeFirst()
        continue
      }
      guard let placeholder = placeholder(in: rest) else {
        words += "%"
        continue
      }
      if !words.isEmpty { parts.append(.words(words)) }
      words = ""
      let index = placeholder.number ?? next
      if placeholder.number == nil { next += 1 }
      parts.append(.value(index: index, specifier: "%" + placeholder.specifier))
      rest = rest[placeholder.end...]
    }
    words += rest
    if !words.isEmpty { parts.append(.words(words)) }
    return parts
  }

  /// Returns the placeholder with which a text begins behind the percent sign; `nil` when it is none.
  private static func placeholder(
    in text: Substring
  ) -> (number: Int?, specifier: String, end: Substring.Index)? {
    var body = text
    var number: Int?
    let digits = body.prefix { $0.isASCII && $0.isNumber }
    if !digits.isEmpty, body[digits.endIndex...].first == "$", let value = Int(digits), value > 0 {
      number = value - 1
      body = body[body.index(after: digits.endIndex)...]
    }
    guard let end = body.firstIndex(where: { $0.isLetter && !"lhqzLtj".contains($0) || $0 == "@" }),
      body[..<end].allSatisfy({ "0123456789.+-# 'lhqzLtj".contains($0) }),
      "@dDiuUxXoOfFeEgGcsaA".contains(body[end])
    else { return nil }
    return (number, String(body[...end]), body.index(after: end))
  }
}

extension LocalizedStringKey.Argument {
  /// Returns the value in words.
  ///
  /// - Parameters:
  ///   - specifier: How the place where it stands has it written.
  ///   - locale: The locale.
  /// - Returns: The words; `nil` for a text, which has looks of its own.
  func string(as specifier: String, in locale: Locale) -> String? {
    let isPlain = ["%lld", "%ld", "%d", "%i", "%@", "%llu", "%lu", "%u"].contains(specifier)
    switch value {
    case .integer(let number) where isPlain: return LocaleNumber.string(number, in: locale)
    case .integer(let number): return String(format: specifier, locale: locale, number)
    case .unsigned(let number) where isPlain: return number.formatted(.number.locale(locale))
    case .unsigned(let number): return String(format: specifier, locale: locale, number)
    case .decimal(let number):
      return String(format: specifier == "%@" ? "%lf" : specifier, locale: locale, number)
    case .text: return nil
    }
  }

  /// The value as a number of things; `nil` when it is no whole number.
  var count: Int64? {
    switch value {
    case .integer(let number): number
    case .unsigned(let number): Int64(clamping: number)
    case .decimal, .text: nil
    }
  }
}
