/// The rules by which languages choose words for a number of things.
///
/// The categories are those of Unicode's CLDR for whole numbers, in the languages spoken most; in any other, one is one and everything
/// else is other.
enum PluralRule {
  /// Returns the category of a number of things.
  ///
  /// - Parameters:
  ///   - count: How many there are.
  ///   - language: The code of the language, such as `pl`.
  /// - Returns: The category, as tables of translations call it.
  static func category(of count: Int64, in language: some StringProtocol) -> String {
    let number = Int(clamping: count.magnitude)
    let (ten, hundred) = (number % 10, number % 100)
    switch language {
    case "ja", "zh", "ko", "vi", "th", "id", "ms", "lo", "my", "yue": return "other"
    case "fr", "pt", "hi", "bn", "fa", "am", "gu", "kn", "zu", "hy":
      return number < 2 ? "one" : "other"
    case "ru", "uk", "be", "sr", "hr", "bs":
      if ten == 1, hundred != 11 { return "one" }
      if 2...4 ~= ten, !(12...14 ~= hundred) { return "few" }
      return ["sr", "hr", "bs"].contains(language) ? "other" : "many"
    case "pl":
      if number == 1 { return "one" }
      return 2...4 ~= ten && !(12...14 ~= hundred) ? "few" : "many"
    case "cs", "sk": return number == 1 ? "one" : 2...4 ~= number ? "few" : "other"
    case "ro", "mo":
      return number == 1 ? "one" : number == 0 || 1...19 ~= hundred ? "few" : "other"
    case "lt":
      if 11...19 ~= hundred { return "other" }
      return ten == 1 ? "one" : 2...9 ~= ten ? "few" : "other"
    case "lv":
      if ten == 0 || 11...19 ~= hundred { return "zero" }
      return ten == 1 ? "one" : "other"
    case "sl":
      return hundred == 1 ? "one" : hundred == 2 ? "two" : 3...4 ~= hundred ? "few" : "other"
    case "he", "iw": return number == 1 ? "one" : number == 2 ? "two" : "other"
    case "ar":
      if number < 3 { return ["zero", "one", "two"][number] }
      return 3...10 ~= hundred ? "few" : hundred >= 11 ? "many" : "other"
    default: return number == 1 ? "one" : "other"
    }
  }
}
