import Testing

@Suite("The types that the README names") struct ReadmeLinksTests {
  /// A link to a file of the checkout.
  struct Link: Sendable, CustomStringConvertible {
    /// What it is called, without the marks of code.
    let name: String

    /// Where it leads, from the checkout.
    let path: String

    var description: String { "\(name) (\(path))" }
  }

  /// The links to files in the README.
  private static func links() throws -> [Link] {
    try Checkout.own.text("README.md").matches(of: /\[`?([^\]`]*)`?\]\(([^)#]+)\)/)
      .map { Link(name: String($0.1), path: String($0.2)) }
      .filter { !$0.path.hasPrefix("http") }
  }

  /// Whether a text declares a type.
  private static func declares(_ type: String, _ text: String) -> Bool {
    ["class", "struct", "enum", "protocol"].contains { kind in
      text.split(separator: "\n").contains { line in
        let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        return zip(words, words.dropFirst()).contains { $0 == kind && $1 == type }
      }
    }
  }

  @Test("A link that is named after a type leads to where it is declared")
  func types() throws {
    let sources = try Self.links().filter { $0.path.hasSuffix(".swift") }
    #expect(sources.count >= 7)
    for link in sources {
      #expect(Self.declares(link.name, try Checkout.own.text(link.path)), "\(link)")
    }
  }

  @Test("A type that is mentioned only is not declared")
  func mentions() {
    #expect(Self.declares("LightTests", "final class LightTests: ATTestCase {"))
    #expect(!Self.declares("LightTests", "/// See LightTests.\nlet tests = LightTests.self"))
    #expect(!Self.declares("LightTests", "final class LightTestsOfOld {}"))
  }

  @Test("Each seed system has a row with tests")
  func rows() throws {
    let text = try Checkout.own.text("README.md")
    for system in ["AutomationTools", "tuneup_js", "Test Fixtures", "Traffic lights", "Onboarding"]
    {
      let row = text.split(separator: "\n").first { $0.hasPrefix("| [\(system)](") }
      #expect(row?.contains(".swift)") == true, "\(system)")
    }
  }
}
