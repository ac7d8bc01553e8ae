/// A formatter of the names of persons.
///
/// Mirrors Foundation's class of Apple's platforms. It writes names as ``Foundation/PersonNameComponents/FormatStyle`` does.
open class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
  /// How much of a name is written.
  ///
  /// Mirrors Foundation's enumeration.
  public enum Style: Int, Sendable {
    /// As much as usual: the given name and the family's.
    case `default` = 0

    /// What friends say.
    case short = 1

    /// The given name and the family's.
    case medium = 2

    /// All.
    case long = 3

    /// The first letters.
    case abbreviated = 4
  }

  /// Wishes for how a name is written.
  ///
  /// Mirrors Foundation's structure.
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// As it is spoken.
    public static let phonetic = Options(rawValue: 1 << 1)
  }

  /// How much of a name is written.
  open var style = Style.default

  /// Whether a name is written as it is spoken, where that is known.
  open var isPhonetic = false

  // As Foundation has it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The language and region.
  open var locale: Locale! = .autoupdatingCurrent

  /// Returns the text of a name.
  ///
  /// - Parameter components: The name.
  /// - Returns: The text.
  open func string(from components: PersonNameComponents) -> String {
    let spoken = isPhonetic ? components.phoneticRepresentation : nil
    return PersonNameComponents.FormatStyle(
      style: PersonNameComponents.FormatStyle.Style(rawValue: style.rawValue) ?? .medium,
      locale: locale ?? .autoupdatingCurrent
    ).format(spoken ?? components)
  }

  /// Returns the text of a name, as people of the user's language write it.
  ///
  /// - Parameters:
  ///   - components: The name.
  ///   - nameFormatStyle: How much of it is written.
  ///   - nameOptions: Further wishes.
  /// - Returns: The text.
  open class func localizedString(
    from components: PersonNameComponents, style nameFormatStyle: Style,
    options nameOptions: Options = []
  ) -> String {
    let formatter = PersonNameComponentsFormatter()
    formatter.style = nameFormatStyle
    formatter.isPhonetic = nameOptions.contains(.phonetic)
    return formatter.string(from: components)
  }

  /// Returns the text of a name; `nil` when the object is none.
  open override func string(for obj: Any?) -> String? {
    (obj as? PersonNameComponents).map(string(from:))
  }

  /// Returns the name that a text is; `nil` for one without words.
  ///
  /// - Note: Unlike Foundation's, it knows the titles before and behind names of English alone.
  ///
  /// - Parameter string: The text.
  /// - Returns: The name.
  open func personNameComponents(from string: String) -> PersonNameComponents? {
    var words = string.split(whereSeparator: \.isWhitespace).map(String.init)
    guard !words.isEmpty else { return nil }
    var name = PersonNameComponents()
    if words.count > 1, Self.prefixes.contains(Self.bare(words[0])) {
      name.namePrefix = words.removeFirst()
    }
    if words.count > 1, let last = words.last, Self.suffixes.contains(Self.bare(last)) {
      name.nameSuffix = words.removeLast()
    }
    // “Clark, Thomas” begins with the family's name.
    if words.count > 1, words[0].hasSuffix(",") {
      name.familyName = String(words.removeFirst().dropLast())
      name.givenName = words.removeFirst()
    } else if words.count > 1 {
      let first = words.removeFirst()
      let last = words.removeLast()
      let isFamilyFirst = locale?.language.languageCode == .hungarian
      name.givenName = isFamilyFirst ? last : first
      name.familyName = isFamilyFirst ? first : last
    } else {
      name.givenName = words.removeFirst()
    }
    if !words.isEmpty { name.middleName = words.joined(separator: " ") }
    return name
  }

  /// Returns a word without the signs around it, in small letters.
  private static func bare(_ word: String) -> String {
    word.lowercased().filter { $0.isLetter }
  }

  private static let prefixes: Set = [
    "dr", "herr", "frau", "lady", "lord", "miss", "mr", "mrs", "ms", "mx", "prof", "professor",
    "rev", "sir",
  ]

  private static let suffixes: Set = [
    "esq", "ii", "iii", "iv", "jr", "junior", "md", "phd", "senior", "sr",
  ]
}
