import Foundation
import Testing

/// The page is what the declarations say; `RECORD_DOCUMENTATION=1` writes it anew.
@Suite("The page on what of SwiftUI is here") struct SwiftUIPageTests {
  /// Where the page is.
  private static let path = "Sources/TextUI/TextUI.docc/SwiftUINames.md"

  /// The names that applications use.
  private static func demand() throws -> [SwiftUIName] {
    SwiftUIName.table(try Checkout.own.text("Tests/PackageTests/SwiftUI/swiftui-demand.tsv"))
  }

  @Test("It names what TextUI and the modules it brings along declare")
  func page() throws {
    let page = SwiftUIPage(
      demand: try Self.demand(),
      graphs: try ["TextUI", "Observation", "Publishing"].map { try SymbolGraph(of: $0) })
    if ProcessInfo.processInfo.environment["RECORD_DOCUMENTATION"] != nil {
      try page.text.write(to: Checkout.own.file(Self.path), atomically: true, encoding: .utf8)
    }
    let stored = try Checkout.own.text(Self.path)
    #expect(stored == page.text, "Make it anew: see the page's overview.")
  }

  @Test("The table is read whole")
  func table() throws {
    let demand = try Self.demand()
    #expect(demand.count > 500)
    #expect(Set(demand.map(\.kind)).count == SwiftUIName.Kind.allCases.count)
    #expect(demand.contains { $0.spelling == ".padding" && $0.bareName == "padding" })
  }

  @Test("A name is here only as what it is")
  func kinds() throws {
    let graph = try JSONDecoder().decode(
      SymbolGraph.self,
      from: Data(
        #"""
        {"symbols": [
          {"kind": {"identifier": "swift.struct"}, "names": {"title": "Text"}, "pathComponents": ["Text"]},
          {"kind": {"identifier": "swift.method"}, "names": {"title": "padding(_:)"}, "pathComponents": ["View", "padding(_:)"]}
        ]}
        """#.utf8))
    /// Returns a name that one application uses once.
    func name(_ spelling: String, _ kind: SwiftUIName.Kind) -> SwiftUIName {
      SwiftUIName(spelling: spelling, kind: kind, uses: 1, applications: 1)
    }
    let page = SwiftUIPage(demand: [], graphs: [graph])
    #expect(page.has(name("Text", .type)))
    #expect(page.has(name(".padding", .modifier)))
    #expect(!page.has(name(".Text", .modifier)))
    #expect(!page.has(name("padding", .type)))
    #expect(!page.has(name(".frame", .modifier)))
  }
}
