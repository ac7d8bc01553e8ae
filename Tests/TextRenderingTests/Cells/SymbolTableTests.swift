import Testing

@testable import TextRendering

struct SymbolTableTests {
  @Test func `clusters have numbers`() {
    var table = SymbolTable()
    let first = table.symbol(for: "👍🏽")
    let second = table.symbol(for: "❤️")
    #expect(first == SymbolTable.firstSymbol && second == first + 1)
    #expect(table.symbol(for: "👍🏽") == first)
    #expect(table.text(of: second) == "❤️")
    #expect(table.text(of: 0x5BB6) == "家")
    #expect(table.text(of: second + 1) == " ")
    #expect(table.text(of: 0xD800) == " ")
  }

  @Test func `tables agree where both have numbers`() {
    var left = SymbolTable()
    var right = SymbolTable()
    #expect(left.agrees(with: right))
    _ = left.symbol(for: "👍🏽")
    #expect(left.agrees(with: right))
    _ = right.symbol(for: "👍🏽")
    _ = right.symbol(for: "❤️")
    #expect(left.agrees(with: right) && right.agrees(with: left))
    _ = left.symbol(for: "🇺🇸")
    #expect(!left.agrees(with: right))
    left.removeAll()
    #expect(left.texts.isEmpty && left.agrees(with: right))
  }
}
