import Testing

@Suite("Places of callers") struct CallerPlacesTests {
  /// The declarations that take a file and a line, as corelibs XCTest's own do, which keeps them as literals.
  private static let exceptions: Set = [
    "expectation(for:evaluatedWith:file:line:handler:)", "init(predicate:object:file:line:)",
  ]

  @Test(
    "No mirrored member takes a file and a line: places come from the calls",
    arguments: [
      "XCUIAutomation", "XCTestAdditions", "AutomationTools_Core", "AutomationTools_Shared",
    ])
  func signatures(_ module: String) throws {
    let graph = try SymbolGraph(of: module)
    let names = graph.symbols.map { $0.pathComponents.last ?? $0.names.title }
    #expect(names.count > 50)
    #expect(Set(names.filter { $0.contains("file:line:") }).subtracting(Self.exceptions) == [])
  }
}
