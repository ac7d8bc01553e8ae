import Testing

@testable import TextRendering

struct RGBColorTests {
  @Test func `a color has shares and a text`() {
    let color = RGBColor(0xFF1E_90FF)
    #expect([color.red, color.green, color.blue] == [0x1E, 0x90, 0xFF])
    #expect(color.hexadecimal == "#1E90FF")
  }

  @Test(arguments: [
    (-5, "#000000"), (0, "#000000"), (50, "#80281E"), (100, "#FF503C"), (120, "#FF503C"),
  ])
  func `colors are mixed`(_ percent: Int, _ mixed: String) {
    #expect(RGBColor(0).mixed(with: RGBColor(0xFF503C), percent: percent).hexadecimal == mixed)
  }
}
