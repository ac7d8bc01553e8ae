/// The agreement of words with the number among them, as `^[2 item](inflect: true)` asks for.
///
/// It is that of English; texts of other languages stand as they are written, for which tables of translations have plurals.
enum Inflection {
  /// Nouns with plurals of their own.
  private static let irregular = [
    "person": "people", "child": "children", "man": "men", "woman": "women", "foot": "feet",
    "tooth": "teeth", "mouse": "mice", "goose": "geese", "leaf": "leaves", "life": "lives",
    "knife": "knives", "shelf": "shelves", "half": "halves", "loaf": "loaves",
  ]

  /// Nouns that are the same in both numbers.
  private static let unchanging: Set<String> = [
    "sheep", "fish", "deer", "series", "species", "information", "news", "equipment",
  ]

  /// Puts words in agreement with the first number among them: the last word in the plural, unless the number is one.
  ///
  /// - Parameters:
  ///   - text: The words.
  ///   - language: The code of their language.
  /// - Returns: The words.
  static func agreeing(_ text: String, language: String?) -> String {
    guard language == "en", let start = text.firstIndex(where: { $0.isNumber }) else { return text }
    let number = text[start...].prefix { $0.isNumber || $0 == "." || $0 == "," }
    let isOne = number == "1" && !text[..<start].hasSuffix("-")
    let rest = text[number.endIndex...]
    guard !isOne, let last = rest.lastIndex(where: \.isLetter) else { return text }
    let end = text.index(after: last)
    let before = rest[..<last].lastIndex { !$0.isLetter }
    let first = before.map { text.index(after: $0) } ?? rest.startIndex
    return text[..<first] + plural(of: text[first..<end]) + text[end...]
  }

  /// Returns the plural of a noun.
  private static func plural(of noun: Substring) -> String {
    let lower = noun.lowercased()
    if unchanging.contains(lower) { return String(noun) }
    if let known = irregular[lower] { return String(noun.prefix(1) + known.dropFirst()) }
    if ["s", "x", "z", "ch", "sh"].contains(where: lower.hasSuffix) { return noun + "es" }
    if lower.hasSuffix("y"), let before = lower.dropLast().last, !"aeiou".contains(before) {
      return noun.dropLast() + "ies"
    }
    return noun + "s"
  }
}
