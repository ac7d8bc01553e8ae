import Testing

@testable import TextRendering

/// Spaces in the place of tabs.
struct TabStopsTests {
  @Test(arguments: [
    ("", ""), ("no tab 家", "no tab 家"), ("\ta\tbcd\te", "    a   bcd e"),
    ("家\tx\t\ty", "家  x       y"), ("ab\n家\tx\n\tz", "ab\n家  x\n    z"),
    ("e\u{301}\tx", "e\u{301}   x"), ("\t", "    "),
  ])
  func `a tab reaches to the next stop`(_ text: String, _ expanded: String) {
    #expect(TabStops.expanded(text, every: 4) == expanded)
  }

  @Test func `a stop at each cell makes a tab a space`() {
    #expect(TabStops.expanded("a\t\tb", every: 1) == "a  b")
  }
}
