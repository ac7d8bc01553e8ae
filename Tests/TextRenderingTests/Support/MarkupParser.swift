/// Reads markup as strictly as XML asks for, as far as our writers use it.
final class MarkupParser {
  /// The names of the elements, in the order of their beginnings.
  private(set) var elements: [String] = []

  /// The text between the tags, with entities resolved.
  private(set) var text = ""

  /// Why markup is not well-formed.
  struct Problem: Error, CustomStringConvertible {
    let description: String
  }

  /// The names of the elements that are open.
  private var open: [String] = []

  /// Elements that have no end in HTML.
  private let empty: Set<String>

  /// Makes a parser.
  init(emptyElements: Set<String> = []) {
    empty = emptyElements
  }

  /// Reads a document.
  func parse(_ document: String) throws {
    var rest = Substring(document)
    while let first = rest.first {
      guard first == "<" else {
        let end = rest.firstIndex(of: "<") ?? rest.endIndex
        text += try resolved(rest[..<end])
        rest = rest[end...]
        continue
      }
      guard let end = rest.firstIndex(of: ">") else { throw Problem(description: "open tag") }
      try read(tag: rest[rest.index(after: rest.startIndex)..<end])
      rest = rest[rest.index(after: end)...]
    }
    if !open.isEmpty { throw Problem(description: "open elements: \(open)") }
  }

  /// Reads what stands between `<` and `>`.
  private func read(tag: Substring) throws {
    if tag.first == "/" {
      guard open.popLast() == String(tag.dropFirst()) else {
        throw Problem(description: "unexpected end of \(tag)")
      }
      return
    }
    let name = String(tag.prefix { $0 != " " && $0 != "/" })
    if name == "!DOCTYPE" { return }
    elements.append(name)
    var rest = tag.dropFirst(name.count)
    while rest.first == " " {
      guard let equals = rest.firstIndex(of: "="),
        rest[equals...].dropFirst().first == "\""
      else { throw Problem(description: "attribute in \(tag)") }
      let value = rest[rest.index(equals, offsetBy: 2)...]
      guard let quote = value.firstIndex(of: "\"") else {
        throw Problem(description: "attribute in \(tag)")
      }
      _ = try resolved(value[..<quote])
      rest = value[value.index(after: quote)...]
    }
    if rest == "/" || empty.contains(name) { return }
    guard rest.isEmpty else { throw Problem(description: "\(tag)") }
    open.append(name)
  }

  /// Returns a text with its entities resolved.
  private func resolved(_ text: Substring) throws -> String {
    let entities = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "#39": "'"]
    var parts = text.split(separator: "&", omittingEmptySubsequences: false)[...]
    var result = String(parts.popFirst() ?? "")
    for part in parts {
      guard let end = part.firstIndex(of: ";"), let entity = entities[String(part[..<end])] else {
        throw Problem(description: "bare ampersand: \(part)")
      }
      result += entity + part[part.index(after: end)...]
    }
    return result
  }
}
