import AutomationTools_Shared
import AutomationWire
import Foundation
import Testing

/// Launch options as arguments.
@Suite("Values of launch options") struct LaunchOptionValueTests {
  /// Reads a value of a type, written again; `nil` when there is none.
  private func rewritten<Value: LaunchOptionValue>(_ text: String, as type: Value.Type) -> String? {
    Value(launchText: text)?.launchText
  }

  @Test("Values are read back as they were written")
  func values() {
    #expect(rewritten("yes", as: Bool.self) == "YES")
    #expect(rewritten("0", as: Bool.self) == "NO")
    #expect(rewritten("maybe", as: Bool.self) == nil)
    #expect(rewritten("-3", as: Int.self) == "-3")
    #expect(rewritten("3.5", as: Int.self) == nil)
    #expect(rewritten("-1", as: UInt64.self) == nil)
    #expect(rewritten("2.50", as: Double.self) == "2.5")
    #expect(rewritten("nan", as: Double.self) == nil)
    #expect(rewritten("any text", as: String.self) == "any text")
    #expect(rewritten("app://page", as: URL.self) == "app://page")
    #expect(rewritten("page", as: URL.self) == nil)
  }

  @Test(
    "Lists are as Apple's tools write them",
    arguments: [
      ("()", []), ("(de)", ["de"]), ("(de, en-GB)", ["de", "en-GB"]), ("( de,en )", ["de", "en"]),
      (#"("a b", "c \"d\", e")"#, ["a b", #"c "d", e"#]), ("(\"\")", [""]),
    ])
  func lists(_ text: String, _ items: [String]) throws {
    let list = try #require([String](launchText: text))
    #expect(list == items)
    #expect([String](launchText: list.launchText) == items)
  }

  @Test(
    "What is no list is none", arguments: ["", "de", "(", "(de", "(de en)", "(,)", "(\"de)"])
  func malformedLists(_ text: String) {
    #expect([String](launchText: text) == nil)
  }

  @Test("A launch tells its seed")
  func seed() {
    let configuration = LaunchConfiguration(arguments: ["-RandomSeed", "9"])
    #expect(configuration.randomSeed == 9)
    #expect(LaunchConfiguration().randomSeed == nil)
  }

  @Test("The numbers that follow from a seed are the same everywhere")
  func numbers() {
    var generator = LaunchRandomNumberGenerator(seed: 0)
    #expect(generator.next() == 0xE220_A839_7B1D_CDAF)
    #expect(generator.next() == 0x6E78_9E6A_A1B9_65F4)
    var free = LaunchRandomNumberGenerator(seed: nil)
    #expect(Set((0..<4).map { _ in free.next() }).count == 4)
  }
}
