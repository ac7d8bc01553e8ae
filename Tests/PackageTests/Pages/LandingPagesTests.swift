import Foundation
import Testing

@Suite("The pages on which the documentation of products begins") struct LandingPagesTests {
  @Test("There is one for each target of a product")
  func manifest() throws {
    let modules = LandingPage.all.map(\.module)
    #expect(Set(modules).isSuperset(of: ["TextUI", "AutomationTools_Core", "SampleApp"]))
    #expect(modules.count == Manifest(try Checkout.own.text("Package.swift")).offered.count)
  }

  @Test("Its links lead to declarations and pages", arguments: LandingPage.all)
  func page(_ page: LandingPage) throws {
    let text = try Checkout.own.text(page.path)
    #expect(text.hasPrefix("# ``\(page.module)``\n"))
    let links = LandingPage.links(in: text).dropFirst()
    #expect(links.count >= 3)
    let targets = LandingPage.targets(of: try SymbolGraph(of: page.module))
    #expect(links.filter { !targets.contains($0) } == [])
    let folder = page.path.split(separator: "/").dropLast().joined(separator: "/")
    for article in text.matches(of: /<doc:(\w+)>/) {
      #expect(Checkout.own.has("\(folder)/\(article.1).md"), "\(article.1)")
    }
  }

  @Test("A manifest's targets are found once each")
  func targets() {
    let manifest = Manifest(
      """
      .library(name: "One", targets: ["One"]),
      .library(
        name: "Both-Of", targets: ["Both-Of", "One"]),
      .executable(name: "App", targets: ["App"]),
      .target(name: "Both-Of"), .executableTarget(name: "App", path: "App/Sources"),
      """)
    #expect(manifest.offered == ["One", "Both-Of", "App"])
    #expect(
      manifest.targets.map { LandingPage(of: $0).path } == [
        "Sources/Both-Of/Both_Of.docc/Both_Of.md", "App/Sources/App.docc/App.md",
      ])
  }

  @Test("A link leads to a declaration with or without its labels")
  func links() throws {
    let page = "# ``A``\n``View/padding(_:)``, ``View/padding``, `View`\n```swift\na\n```\n``Text``"
    #expect(LandingPage.links(in: page) == ["A", "View/padding(_:)", "View/padding", "Text"])
    let graph = try JSONDecoder().decode(
      SymbolGraph.self,
      from: Data(
        #"""
        {"symbols": [
          {"kind": {"identifier": "swift.method"}, "names": {"title": "padding(_:)"}, "pathComponents": ["View", "padding(_:)"]}
        ]}
        """#.utf8))
    #expect(LandingPage.targets(of: graph) == ["View/padding(_:)", "View/padding"])
  }
}
