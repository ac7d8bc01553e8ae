/// What `@Entry` stands for: the key of a value of the environment, of one that a view tells its container, or of one that is put
/// down with a change, and how the property reads and sets it.
///
/// ```swift
/// var isCompact: Bool {
///   get { self[__Key_isCompact.self] }
///   set { self[__Key_isCompact.self] = newValue }
/// }
/// private struct __Key_isCompact: SwiftUI.EnvironmentKey {
///   static var defaultValue: Bool { false }
/// }
/// ```
struct EntryExpansion {
  /// The declaration, or the two functions of the property.
  let source: String

  /// Makes what a use of the macro stands for.
  init(_ use: PluginRequest.Attached) throws(MacroError) {
    let variable = try EntryVariable(Source(use.declSyntax.source))
    let place = try Self.place(in: use.lexicalContext)
    let key = "__Key_\(variable.bareName)"
    if use.macroRole == "accessor" {
      source = """
        {
          get { self[\(key).self] }
          set { self[\(key).self] = newValue }
        }
        """
    } else if place == "FocusedValues" {
      source = """
        private struct \(key): SwiftUI.FocusedValueKey {
          typealias Value = \(try variable.wrappedType)
        }
        """
    } else {
      let keyProtocol =
        switch place {
        case "ContainerValues": "ContainerValueKey"
        case "Transaction": "TransactionKey"
        default: "EnvironmentKey"
        }
      source = """
        private struct \(key): SwiftUI.\(keyProtocol) {
          \(try variable.defaultValue)
        }
        """
    }
  }

  /// The types whose extensions a property may stand in.
  private static let places = [
    "EnvironmentValues", "FocusedValues", "ContainerValues", "Transaction",
  ]

  /// Returns the type in whose extension a property stands.
  private static func place(
    in context: [PluginRequest.Syntax]?
  ) throws(MacroError) -> String {
    // A compiler before 6.0 tells no context.
    guard let context else { return places[0] }
    guard let place = context.first.map({ Source($0.source) }) else {
      throw .notInEnvironment("a file alone")
    }
    let words = place.tokens.prefix { $0.text != "{" }.map(\.text)
    guard words.contains("extension"), let last = words.last, places.contains(last) else {
      throw .notInEnvironment(words.joined(separator: " "))
    }
    return last
  }
}

/// A variable that `@Entry` stands before.
struct EntryVariable {
  /// The name, as it is written.
  let name: String

  /// The type; `nil` when the value tells it.
  let type: String?

  /// The value; `nil` for one without.
  let value: String?

  /// The name without what lets it be a keyword's.
  var bareName: String { name.replacing("`", with: "") }

  /// Reads a declaration.
  init(_ written: Source) throws(MacroError) {
    guard let variable = Self.variable(in: written), variable + 1 < written.tokens.count,
      written.tokens[variable + 1].kind == .word
    else { throw .notEntry }
    name = written.tokens[variable + 1].text
    let isTyped = written.has(":", at: variable + 2)
    var index = variable + 2
    while index < written.tokens.count, !written.has("=", at: index) {
      // One that is computed has no value; that there is only one the compiler sees to.
      if written.has("{", at: index) { throw .notEntry }
      index = written.place(behind: index)
    }
    type = isTyped ? written.text(of: variable + 3..<index) : nil
    value =
      index + 1 < written.tokens.count
      ? written.text(of: index + 1..<written.tokens.count) : nil
  }

  /// Returns the place of `var`, outside of attributes' brackets.
  private static func variable(in written: Source) -> Int? {
    var index = 0
    while index < written.tokens.count {
      if written.has("var", at: index) { return index }
      index = written.place(behind: index)
    }
    return nil
  }

  /// The type of what an optional variable may hold.
  var wrappedType: String {
    get throws(MacroError) {
      guard let type, type.hasSuffix("?") else { throw .notOptional(name) }
      return String(type.dropLast())
    }
  }

  /// The declaration of the value where none is set: made anew at each use where the type is known, as SwiftUI's is.
  var defaultValue: String {
    get throws(MacroError) {
      switch (type, value) {
      case (let type?, let value?): return "static var defaultValue: \(type) { \(value) }"
      case (nil, let value?): return "static let defaultValue = \(value)"
      case (let type?, nil) where type.hasSuffix("?") || type.hasPrefix("Optional<"):
        return "static var defaultValue: \(type) { nil }"
      default: throw .noValue(name)
      }
    }
  }
}
