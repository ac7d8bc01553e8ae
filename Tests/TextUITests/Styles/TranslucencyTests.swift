import Testing
import TextRendering

@testable import TextUI

/// Colours that let a part of what is behind through, which is what they are drawn on and not the terminal's ground.
@MainActor struct TranslucencyTests {
  /// White, a quarter of which is black.
  private let shaded = TerminalColor.rgb(191, 191, 191)

  /// Returns the style of the second cell in the first row.
  private func style(@ViewBuilder of content: @escaping () -> some View) -> TextStyle {
    HostedView(width: 4, height: 1, content).host.screen().style(x: 1, y: 0)
  }

  @Test func aGroundIsBlendedWithTheGroundBehind() {
    let style = style {
      Text("abcd").background(Color(white: 0).opacity(0.25)).background(Color(white: 1))
    }
    #expect(style.background == shaded)
  }

  @Test func aFormIsBlendedWithTheGroundBehind() {
    let style = style {
      ZStack {
        Color(white: 1)
        Rectangle().fill(Color(white: 0).opacity(0.25))
      }
    }
    #expect(style.background == shaded)
  }

  @Test func whatLiesBehindAColorIsSeenThroughIt() {
    let view = HostedView(width: 4, height: 1) {
      ZStack {
        Text("abcd").foregroundStyle(Color(white: 1)).background(Color(white: 1))
        Color(white: 0).opacity(0.25)
      }
    }
    #expect(view.screen == "abcd")
    let style = view.host.screen().style(x: 1, y: 0)
    #expect(style.background == shaded)
    #expect(style.foreground == shaded)
  }

  // Cards and chips on a page with a ground of its own.
  @Test func aTextOnAFormKeepsTheFormsGroundWhateverIsBehind() {
    let filled = style {
      Text("abcd").background(Rectangle().fill(.red)).background(Color(white: 0))
    }
    #expect(filled.background == .ansi(1))
    let inForm = style {
      VStack { Text("abcd").background(.red, in: Rectangle()) }.background(Color(white: 0))
    }
    #expect(inForm.background == .ansi(1))
    let stacked = style {
      ZStack {
        Rectangle().fill(.red)
        Text("abcd")
      }.background(Color(white: 0))
    }
    #expect(stacked.background == .ansi(1))
  }

  @Test func aViewThatIsHalfThereLetsTheGroundThrough() {
    let quarter = style {
      Text("abcd").background(Color(white: 0)).opacity(0.25).background(Color(white: 1))
    }
    #expect(quarter.background == shaded)
    #expect(quarter.attributes.contains(.faint))
    let bar = style {
      Rectangle().fill(Color(white: 0)).opacity(0.25).background(Color(white: 1))
    }
    #expect(bar.background == shaded)
  }

  @Test func aGroundOfWhichAPartIsScrolledOffIsBlendedAlike() {
    let view = HostedView(width: 6, height: 2) {
      ScrollView {
        VStack(spacing: 0) {
          VStack(spacing: 0) { ForEach(0..<3, id: \.self) { Text("row \($0)") } }
            .background(Color(white: 0).opacity(0.25)).background(Color(white: 1))
          Text("below")
        }
      }
      .defaultScrollAnchor(.bottom)
    }
    #expect(view.screen.hasPrefix("row 2"))
    #expect(view.host.screen().style(x: 0, y: 0).background == shaded)
  }

  /// A usual way to have text read over a picture.
  @Test func aGradientOfWhichAPartIsClearShowsWhatIsBehind() {
    let view = HostedView(width: 4, height: 3) {
      ZStack {
        VStack(spacing: 0) { ForEach(0..<3, id: \.self) { _ in Text("abcd") } }
          .background(Color(white: 1))
        LinearGradient(
          colors: [.clear, Color(white: 0).opacity(0.75)], startPoint: .top, endPoint: .bottom)
      }
    }
    let palette = TerminalPalette.dark
    let grounds = (0..<3).map {
      palette.colors(of: view.host.screen().style(x: 0, y: $0)).background
    }
    #expect(view.screen == "abcd\nabcd\nabcd")
    #expect(grounds.allSatisfy { $0.red == $0.green && $0.green == $0.blue })
    let levels = grounds.map(\.red)
    #expect(levels[0] > 200 && levels[0] > levels[1] && levels[1] > levels[2])
    #expect((64..<128).contains(levels[2]))
  }

  @Test func onTheTerminalsGroundNothingElseIsSeen() {
    let style = style { Text("abcd").background(Color(white: 1).opacity(0.5)) }
    let ground = TerminalPalette.dark.colors(of: TextStyle()).background
    #expect(style.background == TerminalColor(ground.mixed(with: RGBColor(0xFF_FFFF), percent: 50)))
  }
}
