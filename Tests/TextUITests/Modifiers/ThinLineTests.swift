import Testing
import TextRendering

@_spi(Bridging) @testable import TextUI

/// Lines made of forms and colours that are as thin as those of a phone.
@MainActor struct ThinLineTests {
  @Test func aFlatOneIsALine() {
    let view = HostedView(width: 6, height: 4) {
      VStack(spacing: 0) {
        Text("a")
        Rectangle().frame(width: nil, height: 1, alignment: .center, line: .horizontal)
        Color.red.frame(width: nil, height: 1, alignment: .center, line: .horizontal)
        Rectangle().frame(height: 1)
      }
    }
    #expect(
      view.screen.split(separator: "\n").map(String.init).prefix(3) == ["  a", "──────", "──────"])
    #expect(view.host.screen().style(x: 0, y: 2).foreground == .ansi(1))
    #expect(!view.screen.split(separator: "\n").dropFirst(3).joined().contains("─"))
  }

  @Test func aNarrowOneIsALine() {
    let view = HostedView(width: 5, height: 3) {
      HStack {
        Text("L")
        Rectangle().fill(.blue).frame(width: 1, height: nil, alignment: .center, line: .vertical)
        Text("R")
      }
    }
    #expect(view.screen == "  │\nL │ R\n  │")
    #expect(view.host.screen().style(x: 2, y: 0).foreground == .ansi(4))
  }

  @Test func oneThatIsClearOrLargerIsNone() {
    let view = HostedView(width: 4, height: 2) {
      Color.clear.frame(width: nil, height: 1, alignment: .center, line: .horizontal)
    }
    #expect(view.screen == "")
    let stack = HostedView(width: 4, height: 2) {
      VStack(spacing: 0) {
        Color.red
        Color.red
      }
      .frame(width: nil, height: 2, alignment: .center, line: .horizontal)
    }
    #expect(!stack.screen.contains("─"))
  }
}
