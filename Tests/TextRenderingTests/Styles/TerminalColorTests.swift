import Testing

@testable import TextRendering

struct TerminalColorTests {
  @Test(arguments: [
    (TerminalColor.default, "default", UInt32(0)),
    (.black, "ansi 0", 0x0100_0000),
    (.yellow, "ansi 3", 0x0100_0003),
    (.ansi(4), "ansi 4", 0x0100_0004),
    (.brightBlack, "ansi 8", 0x0100_0008),
    (.palette(208), "palette 208", 0x0200_00D0),
    (.rgb(0x1E, 0x90, 0xFF), "#1E90FF", 0x031E_90FF),
    (.rgb(0, 0, 0), "#000000", 0x0300_0000),
  ]) func `a color is packed and described`(
    _ color: TerminalColor, _ description: String, _ rawValue: UInt32
  ) {
    #expect(color.description == description)
    #expect(color.rawValue == rawValue)
    #expect(TerminalColor(rawValue: rawValue) == color)
  }

  @Test func `a kind holds the value`() {
    #expect(TerminalColor.default.kind == .default)
    #expect(TerminalColor.white.kind == .ansi(7))
    #expect(TerminalColor.palette(255).kind == .palette(255))
    #expect(TerminalColor.rgb(1, 2, 3).kind == .rgb(red: 1, green: 2, blue: 3))
  }

  @Test(
    arguments: [
      1, 0x00FF_FFFF, 0x0100_0010, 0x0200_0100, 0x0400_0000, 0xFF00_0000,
    ] as [UInt32]) func `other packed forms are refused`(_ rawValue: UInt32)
  {
    #expect(TerminalColor(rawValue: rawValue) == nil)
  }
}
