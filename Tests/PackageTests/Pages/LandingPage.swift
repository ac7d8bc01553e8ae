import Testing

/// The page on which the documentation of a target begins.
struct LandingPage: Sendable, CustomTestStringConvertible {
  /// The module that it is of.
  let module: String

  /// Where the page is, from the top of the checkout.
  let path: String

  /// Makes the page of a target.
  init(of target: Manifest.Target) {
    module = target.module
    path = "\(target.path)/\(target.module).docc/\(target.module).md"
  }

  var testDescription: String { module }

  /// The pages of all targets that products are made of; none where the manifest cannot be read.
  static let all: [LandingPage] = {
    let manifest = Manifest((try? Checkout.own.text("Package.swift")) ?? "")
    return manifest.offered.compactMap { name in
      manifest.targets.first { $0.name == name }.map(LandingPage.init)
    }
  }()

  /// The declarations that a page links to outside of its examples, such as `View/padding(_:)`.
  static func links(in page: String) -> [String] {
    page.replacing(/```(?:.|\n)*?```/, with: "").matches(of: /``([^`]+)``/).map { String($0.1) }
  }

  /// The links that lead to these declarations, with and without labels of parameters.
  static func targets(of graph: SymbolGraph) -> Set<String> {
    var targets: Set<String> = []
    for symbol in graph.symbols {
      targets.insert(symbol.pathComponents.joined(separator: "/"))
      targets.insert((symbol.pathComponents.dropLast() + [symbol.baseName]).joined(separator: "/"))
    }
    return targets
  }
}
