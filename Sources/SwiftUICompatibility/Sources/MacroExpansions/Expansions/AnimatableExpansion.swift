/// What `@Animatable` stands for: the number that is made of the variables of a type, and that the type has one.
///
/// ```swift
/// var animatableData: SwiftUI.AnimatedProperties {
///   get { SwiftUI.AnimatedProperties(SwiftUI.AnimatedProperties.number(of: self.start)) }
///   set { newValue.set(&self.start, at: 0) }
/// }
/// ```
struct AnimatableExpansion {
  /// The declaration.
  let source: String

  /// Makes what a use of the macro stands for.
  init(_ use: PluginRequest.Attached) throws(MacroError) {
    if use.macroRole == "extension" {
      // The compiler names no conformance where the type says it itself.
      let missing = Source(use.conformanceListSyntax?.source ?? "").tokens
      let type = Source(use.extendedTypeSyntax?.source ?? "")
      let name = type.text(of: 0..<type.tokens.count)
      source = missing.isEmpty || name.isEmpty ? "" : "extension \(name): SwiftUI.Animatable {}"
      return
    }
    let written = Source(use.declSyntax.source)
    guard let variables = Self.variables(in: written) else { throw .notAnimatable }
    let access = Self.access(in: written)
    let numbers = variables.map { "SwiftUI.AnimatedProperties.number(of: self.\($0))" }
    let sets = variables.enumerated().map { "newValue.set(&self.\($1), at: \($0))" }
    source = """
      \(access)var animatableData: SwiftUI.AnimatedProperties {
        get { SwiftUI.AnimatedProperties(\(numbers.joined(separator: ", "))) }
        set { \(sets.joined(separator: "; ")) }
      }
      """
  }

  /// Returns the level of access that the number needs, with a space behind it; nothing where the usual one does.
  private static func access(in written: Source) -> String {
    let head = written.tokens.prefix { $0.text != "{" }
    return head.contains { $0.text == "public" || $0.text == "open" } ? "public " : ""
  }

  /// Returns the names of the variables that a type stores; `nil` where there is no type.
  private static func variables(in written: Source) -> [String]? {
    guard let opening = opening(in: written), let closing = written.closing(of: opening) else {
      return nil
    }
    var variables: [String] = []
    var index = opening + 1
    var start = index
    while index < closing {
      if written.has("var", at: index), let name = variable(in: written, from: start, at: index) {
        variables.append(name)
      }
      // A body, an initial value in brackets and the like are passed over as a whole.
      let next = written.place(behind: index)
      if next < closing, !written.isContinuation(at: next, from: start),
        !isOfAttributes(start..<next, in: written)
      {
        start = next
      }
      index = next
    }
    return variables
  }

  /// Whether some tokens are attributes alone, which belong to what stands on the next line.
  private static func isOfAttributes(_ range: Range<Int>, in written: Source) -> Bool {
    let keywords = ["var", "let", "func", "init", "struct", "class", "enum", "typealias", "case"]
    return written.has("@", at: range.lowerBound)
      && !range.contains { keywords.contains(written.tokens[$0].text) }
  }

  /// Returns the place of the brace that opens the type.
  private static func opening(in written: Source) -> Int? {
    var index = 0
    while index < written.tokens.count {
      if written.has("{", at: index) { return index }
      index = written.place(behind: index)
    }
    return nil
  }

  /// Returns the name of a variable that is stored and moves; `nil` for any other.
  ///
  /// - Parameters:
  ///   - written: The type.
  ///   - start: Where the declaration begins.
  ///   - index: The place of `var`.
  /// - Returns: The name.
  private static func variable(in written: Source, from start: Int, at index: Int) -> String? {
    let before = written.tokens[start..<index].map(\.text)
    guard !before.contains("@"), !before.contains("static"), !before.contains("class"),
      !before.contains("lazy"), index + 1 < written.tokens.count,
      written.tokens[index + 1].kind == .word
    else { return nil }
    var place = index + 2
    var hasValue = false
    while place < written.tokens.count, !written.tokens[place].startsLine,
      !written.has(";", at: place), !written.has("}", at: place)
    {
      if written.has("=", at: place) { hasValue = true }
      if written.has("{", at: place), !hasValue {
        // One with observers is stored; any other body computes.
        let observers = ["willSet", "didSet"]
        guard place + 1 < written.tokens.count,
          observers.contains(written.tokens[place + 1].text)
        else { return nil }
      }
      place = written.place(behind: place)
    }
    return written.tokens[index + 1].text
  }
}
