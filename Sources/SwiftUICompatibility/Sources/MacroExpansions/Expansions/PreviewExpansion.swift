/// What `#Preview` stands for: a type by which the preview is found.
///
/// ```swift
/// struct … : SwiftUI.PreviewRegistry {
///   static func makePreview() throws -> SwiftUI.Preview { SwiftUI.Preview("Name") { … } }
/// }
/// ```
/// What is marked `@Previewable` in the body becomes part of a view that is made for it.
struct PreviewExpansion {
  /// The declaration.
  let source: String

  /// Makes what a use of the macro stands for.
  init(_ use: PluginRequest.Freestanding) throws(MacroError) {
    let written = Source(use.syntax.source)
    guard
      let name = written.tokens.indices.first(where: {
        written.tokens[$0].text == "Preview" && written.has("#", at: $0 - 1)
      }), let body = Self.body(in: written, behind: name)
    else { throw .noBody }
    let location = use.syntax.location ?? PluginRequest.Location()
    // What is handed over begins with the space and the comments above.
    let above = written.text(from: 0, to: written.tokens[name - 1].range.lowerBound)
    let line = location.line + above.count { $0.isNewline }
    let call = "SwiftUI.Preview" + written.text(of: name + 1..<body.lowerBound)
    let rest = written.text(of: body.upperBound..<written.tokens.count)
    let statements = PreviewableProperties(written, in: body)
    let maker =
      statements.properties.isEmpty
      ? "\(call) \(written.text(of: body)) \(rest)"
      : statements.source { "\(call) { \($0)() } \(rest)" }
    source = """
      struct \(Self.uniqueName(use.discriminator)): SwiftUI.PreviewRegistry {
        static var fileID: String { \(location.fileID.debugDescription) }
        static var line: Int { \(line) }
        static func makePreview() throws -> SwiftUI.Preview {
          \(maker)
        }
      }
      """
  }

  /// Returns the places of the body's braces and all between them: the last braces outside of others, or the value of `body:`.
  private static func body(in written: Source, behind name: Int) -> Range<Int>? {
    var index = name + 1
    var body: Range<Int>?
    while index < written.tokens.count {
      let next = written.place(behind: index)
      if written.has("{", at: index) { body = index..<next }
      if body == nil, written.has("(", at: index) { body = closure(in: written, index..<next) }
      index = next
    }
    return body
  }

  /// Returns the places of a closure that is given in brackets as `body:`.
  private static func closure(in written: Source, _ brackets: Range<Int>) -> Range<Int>? {
    brackets.first {
      written.has("body", at: $0) && written.has(":", at: $0 + 1) && written.has("{", at: $0 + 2)
    }.map { $0 + 2..<written.place(behind: $0 + 2) }
  }

  /// Returns a name that no other declaration has, as the compiler makes them.
  ///
  /// - Parameter discriminator: What tells this use of the macro from all others.
  /// - Returns: The name.
  static func uniqueName(_ discriminator: String) -> String {
    let name = "PreviewRegistry"
    return "\(discriminator)\(name.count)\(name)fMu_"
  }
}
