import Foundation
import Testing

/// The article on other toolkits shows the code that the suite runs.
@Suite struct ArticleTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  @Test(arguments: [
    "Tests/Support/TinyToolkit/TinyApplication.swift",
    "Tests/Support/TinyToolkit/TinyGreeter.swift",
    "Tests/Support/TinyToolkit/main.swift",
    "Tests/TinyToolkitUITests/TinyToolkitUITests.swift",
  ])
  func showsTheCodeThatRuns(_ path: String) throws {
    let article = try Self.text("Sources/AutomationWire/AutomationWire.docc/AnotherToolkit.md")
    let code = try Self.text(path).trimmingCharacters(in: .whitespacesAndNewlines)
    #expect(article.contains("```swift\n\(code)\n```"))
  }
}
