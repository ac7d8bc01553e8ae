import Testing

@testable import TextRendering

struct TextStyleTests {
  @Test func `a style is described in words`() {
    #expect(TextStyle.plain.description == "plain, default on default")
    let style = TextStyle(
      foreground: .red, background: .palette(17), attributes: [.underline, .bold])
    #expect(style.description == "bold+underline, ansi 1 on palette 17")
  }

  @Test func `a cell has no gaps, so that it can be compared as memory`() {
    #expect(MemoryLayout<Cell>.size == 16)
    #expect(MemoryLayout<Cell>.stride == 16)
    #expect(MemoryLayout<Cell>.offset(of: \.symbol) == 0)
    #expect(MemoryLayout<Cell>.offset(of: \.style.foreground) == 4)
    #expect(MemoryLayout<Cell>.offset(of: \.style.background) == 8)
    #expect(MemoryLayout<Cell>.offset(of: \.style.attributes) == 12)
    #expect(MemoryLayout<Cell>.offset(of: \.part) == 14)
  }
}
