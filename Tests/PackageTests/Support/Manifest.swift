import Foundation

/// What the package's manifest says of its targets and products.
struct Manifest {
  /// A target.
  struct Target: Equatable {
    /// The name.
    let name: String

    /// Whether it is a target of tests.
    let isTest: Bool

    /// The folder of its sources, from the top of the package.
    let path: String

    /// The names of the targets that it depends on.
    let dependencies: [String]

    /// The name by which sources import it.
    var module: String { name.replacing("-", with: "_") }
  }

  /// The targets, in order.
  let targets: [Target]

  /// The names of the targets that its products are made of, each once, in order.
  let offered: [String]

  /// Reads the text of a manifest whose targets and products are literals, as this package's are.
  ///
  /// `swift package dump-package` is no way to know them: it waits for the `swift test` in which this runs.
  ///
  /// - Parameter text: The text.
  init(_ text: String) {
    let begin = /\.(target|executableTarget|testTarget|plugin)\(\s*name: "([^"]+)"(?!, targets)/
    targets = text.matches(of: begin).map { match in
      let rest = text[match.range.upperBound...]
      let declaration = rest[..<Self.end(of: rest)]
      let isTest = match.1 == "testTarget"
      let folder = isTest ? "Tests" : "Sources"
      return Target(
        name: String(match.2), isTest: isTest,
        path: declaration.firstMatch(of: /path: "([^"]+)"/).map { String($0.1) }
          ?? "\(folder)/\(match.2)",
        dependencies: declaration.firstMatch(of: /dependencies: \[([^\]]*)\]/).map {
          $0.1.matches(of: /"([^"]+)"/).map { String($0.1) }
        } ?? [])
    }
    let product = /\.(?:library|executable)\(\s*name: "[^"]+",\s*targets: \[([^\]]*)\]/
    offered = text.matches(of: product).flatMap { $0.1.matches(of: /"([^"]+)"/) }
      .map { String($0.1) }
      .reduce(into: []) { names, name in if !names.contains(name) { names.append(name) } }
  }

  /// The place of the parenthesis that ends a call, whose opening one stands before a text.
  private static func end(of text: Substring) -> Substring.Index {
    var depth = 1
    return text.indices.first { index in
      switch text[index] {
      case "(": depth += 1
      case ")": depth -= 1
      default: break
      }
      return depth == 0
    } ?? text.endIndex
  }
}
