/// A formatter of lists: `a, b, and c`.
///
/// Mirrors Foundation's class.
open class ListFormatter: Formatter, @unchecked Sendable {
  /// The language; the user's when `nil`.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var locale: Locale! = .autoupdatingCurrent

  /// What formats the things of a list; their descriptions stand in it when `nil`.
  open var itemFormatter: Formatter?

  /// Joins texts as the user's language does.
  ///
  /// - Parameter strings: The texts.
  /// - Returns: One text.
  open class func localizedString(byJoining strings: [String]) -> String {
    strings.formatted(.list(type: .and))
  }

  /// Returns the text of a list.
  ///
  /// - Parameter items: The things in it.
  /// - Returns: The text.
  open func string(from items: [Any]) -> String? {
    let texts = items.map { itemFormatter?.string(for: $0) ?? "\($0)" }
    return texts.formatted(.list(type: .and).locale(locale ?? .autoupdatingCurrent))
  }

  /// Returns the text of a list; `nil` when the object is none.
  open override func string(for obj: Any?) -> String? {
    (obj as? [Any]).flatMap { string(from: $0) }
  }
}
