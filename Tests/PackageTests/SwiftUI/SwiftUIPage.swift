/// The page on what of SwiftUI is in TextUI.
struct SwiftUIPage: Sendable {
  /// The names that applications use.
  let demand: [SwiftUIName]

  /// The names of types, protocols and macros that an application which imports TextUI can write.
  private let types: Set<String>

  /// The names of methods.
  private let methods: Set<String>

  /// All names.
  private let names: Set<String>

  /// Makes a page.
  ///
  /// - Parameters:
  ///   - demand: The names that applications use.
  ///   - graphs: The public declarations of TextUI, and of what it brings along.
  init(demand: [SwiftUIName], graphs: [SymbolGraph]) {
    let symbols = graphs.flatMap(\.symbols)
    let kinds: Set = [
      "swift.struct", "swift.class", "swift.enum", "swift.protocol", "swift.typealias",
      "swift.macro", "swift.associatedtype",
    ]
    self.demand = demand
    types = Set(symbols.filter { kinds.contains($0.kind.identifier) }.map(\.baseName))
    methods = Set(symbols.filter { $0.kind.identifier == "swift.method" }.map(\.baseName))
    names = Set(symbols.map(\.baseName))
  }

  /// Whether a name is there.
  func has(_ name: SwiftUIName) -> Bool {
    switch name.kind {
    case .type, .wrapper: types.contains(name.bareName)
    case .modifier: methods.contains(name.bareName)
    case .environment, .function, .macro: names.contains(name.bareName)
    }
  }
}

extension SwiftUIPage {
  /// The page as Markdown.
  var text: String {
    let here = demand.filter(has)
    let uses = demand.reduce(0) { $0 + $1.uses }
    let usesHere = here.reduce(0) { $0 + $1.uses }
    var lines = [
      "# What of SwiftUI is here",
      "",
      "Which names of SwiftUI an application can use that imports TextUI.",
      "",
      "## Overview",
      "",
      "Counted over 35 public applications, which use \(demand.count) names of SwiftUI: "
        + "\(here.count) of them are here,",
      "and with them \(Self.percent(usesHere, of: uses)) % of the uses. The number behind a name "
        + "says how many of the 35 applications use it.",
      "",
      "This page is made from the public declarations of TextUI. A test compares them;",
      "`RECORD_DOCUMENTATION=1 swift test --filter SwiftUIPageTests` makes it anew.",
    ]
    for kind in SwiftUIName.Kind.allCases { lines += section(kind) }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Returns the section of a kind of names; nothing for a kind without any.
  private func section(_ kind: SwiftUIName.Kind) -> [String] {
    let names = demand.filter { $0.kind == kind }
    guard !names.isEmpty else { return [] }
    let here = names.filter(has)
    let missing = names.filter { !has($0) }
    var lines = ["", "### \(kind.title)", "", "| name | applications | here |", "|---|---|---|"]
    lines += (here + missing).map { name in
      "| `\(name.spelling)` | \(name.applications) | \(has(name) ? "yes" : "no") |"
    }
    return lines
  }

  /// Returns a share in percent, rounded to a whole number.
  static func percent(_ part: Int, of whole: Int) -> Int {
    whole == 0 ? 0 : (part * 100 + whole / 2) / whole
  }
}
