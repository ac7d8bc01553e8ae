import AutomationTools_Core
import Foundation
import Testing

@Suite("The examples on pages") struct ExamplesTests {
  /// Where the code of examples is compiled and run.
  private static let folders = [
    "Tests/PackageTests/Examples", "Tests/Support/LeftOut", "SampleApp",
  ]

  /// The lines of code, without what differs between a page and a file: indentation, empty lines, imports, `@main`.
  private static func lines(_ code: some StringProtocol) -> [String] {
    code.split(separator: "\n")
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty && !$0.hasPrefix("import ") }
      .map { $0.replacingOccurrences(of: "@main ", with: "") }
  }

  /// The examples of a page, without those that are whole files under a heading such as `Package.swift`, or what is to be added to one:
  /// these are built as a package of their own, in the script for the quick start.
  private static func examples(in page: String) -> [Substring] {
    page.matches(of: /(`[\w\/.]+`(?:, [^\n]*)?\n\n)?```swift\n((?:.|\n)*?)```/)
      .filter { $0.1 == nil }.map(\.2)
  }

  /// Whether a file has the lines of an example in their order, perhaps with others between.
  private static func has(_ file: [String], _ example: [String]) -> Bool {
    var rest = example[...]
    for line in file where line == rest.first { rest.removeFirst() }
    return rest.isEmpty
  }

  @Test(
    "Each stands in a file that is compiled",
    arguments: LandingPage.all.map(\.path) + ["README.md"])
  func compiled(_ path: String) throws {
    let paths = try Self.folders.flatMap { try Checkout.own.sources(in: $0) }
    let files = try paths.map { Self.lines(try Checkout.own.text($0)) }
    for example in Self.examples(in: try Checkout.own.text(path)) {
      let lines = Self.lines(example)
      #expect(lines.count > 3)
      #expect(files.contains { Self.has($0, lines) }, "\(example)")
    }
  }

  @Test("An example that no file has is found")
  func unknown() {
    let page = """
      Text
      ```swift
      import TextUI

      @main struct Ghost {
        let size = 1
      }
      ```
      and `code`.

      `Sources/Ghost.swift`

      ```swift
      struct Whole {}
      ```
      """
    let examples = Self.examples(in: page).map(Self.lines)
    #expect(examples == [["struct Ghost {", "let size = 1", "}"]])
    #expect(Self.has(["struct Ghost {", "let size = 1", "let age = 2", "}"], examples[0]))
    #expect(!Self.has(["struct Ghost {", "let age = 2", "}"], examples[0]))
    #expect(!Self.has(["let size = 1", "struct Ghost {", "}"], examples[0]))
  }

  @Test("The board shows the fixtures that the app declares", .uiTest)
  func board() {
    let app = XCUIApplication(target: .inProcess(AutomationToolsBoardExample.CounterApp.self))
    app.launch()
    #expect(app.staticTexts["Count: 0"].exists)
  }
}
