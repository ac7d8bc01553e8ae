import AccessibilityTree
import Testing
import TextRendering

@testable import TextUI

/// What stands behind and over views, and what they let through.
@MainActor struct DecorationTests {
  @Test(arguments: [0.0001, 0.04])
  func whatHardlyShowsHidesNothing(opacity: Double) {
    let view = HostedView(width: 10, height: 1) {
      Text("behind").overlay { Rectangle().opacity(opacity) }
    }
    #expect(view.screen.contains("behind"))
  }

  @Observable final class Model {
    var opacity = 1.0
    var taps = 0
  }

  @Test func aViewStandsBehindOrOverAnother() {
    let view = HostedView(width: 12, height: 4) {
      VStack(spacing: 0) {
        Color.clear.frame(width: 4, height: 1).background(Text("ab"), alignment: .leading)
        Text("abcd").overlay(Text("X"), alignment: .trailing)
        Text("abcd").overlay(Text("X"))
        Text("abcd").overlay(Color.red)
      }
    }
    #expect(view.screen == "    ab\n    abcX\n    aXcd")
    #expect(view.host.screen().style(x: 4, y: 3).background == .ansi(1))
  }

  @Test func aBackgroundIsAColorFirst() {
    let view = HostedView(width: 1, height: 1) { Text("x").background(Color.red) }
    #expect(view.host.screen().style(x: 0, y: 0).background == .ansi(1))
    #expect(view.boxes.contains { $0 is BackgroundBox })
  }

  @Test func aViewOfNoOpacityIsNotThereForAnyone() {
    /// A button between two texts.
    struct Page: View {
      let model: Model

      var body: some View {
        VStack(spacing: 0) {
          Text("above")
          Button("tap") { model.taps += 1 }.opacity(model.opacity)
          Text("below")
        }
      }
    }
    let model = Model()
    let view = HostedView(width: 9, height: 3) { Page(model: model) }
    let shown = "  above\n [ tap ]\n  below"
    #expect(view.screen == shown)
    #expect(view.tap("tap", .button))
    model.opacity = 0
    #expect(view.screen == "  above\n\n  below")
    #expect(
      view.outline == """
        StaticText, {{2.0, 0.0}, {5.0, 1.0}}, label: 'above'
        StaticText, {{2.0, 2.0}, {5.0, 1.0}}, label: 'below'
        """)
    view.press(.return)
    #expect(model.taps == 1)
    model.opacity = 0.5
    #expect(view.screen == shown)
    #expect(view.host.screen().style(x: 3, y: 1).attributes.contains(.faint))
    #expect(view.tap("tap", .button))
    #expect(model.taps == 2)
    model.opacity = 0.9
    view.settle()
    #expect(!view.host.screen().style(x: 3, y: 1).attributes.contains(.faint))
  }

  @Test func aTapOnAViewRunsItsCode() {
    let model = Model()
    let view = HostedView(width: 20, height: 4) {
      Text("once").onTapGesture { model.taps += 1 }
      Text("twice").onTapGesture(count: 2) { model.taps += 10 }
      Text("not").onTapGesture { model.taps += 100 }.disabled(true)
      HStack {
        Text("row")
        Button("own") { model.taps += 1000 }
      }
      .onTapGesture { model.taps += 5 }
    }
    view.tap("once")
    #expect(model.taps == 1)
    view.tap("twice")
    #expect(model.taps == 1)
    view.gesture(.taps(count: 2), "twice")
    #expect(model.taps == 11)
    view.tap("not")
    #expect(model.taps == 11)
    view.tap("row")
    #expect(model.taps == 16)
    view.tap("own", .button)
    #expect(model.taps == 1016)
  }

  @Test func aLongPressRunsItsCode() {
    let model = Model()
    let view = HostedView(width: 20, height: 4) {
      Text("hold").onLongPressGesture { model.taps += 1 }.onTapGesture { model.taps += 10 }
      Text("longer").onLongPressGesture(minimumDuration: 2) { model.taps += 100 }
    }
    view.gesture(.press(seconds: 0.6), "hold")
    #expect(model.taps == 1)
    view.tap("hold")
    #expect(model.taps == 11)
    view.gesture(.press(seconds: 1), "longer")
    #expect(model.taps == 11)
    view.gesture(.press(seconds: 2), "longer")
    #expect(model.taps == 111)
  }

  @Test func aLineOverAViewUnderlinesIt() {
    /// A field and buttons with lines over them.
    struct Lines: View {
      @State private var name = ""
      @State private var taps = 0

      var body: some View {
        VStack(alignment: .leading) {
          TextField("Name", text: $name).overlay(alignment: .bottom) {
            Rectangle().frame(height: 1)
          }
          Button("Tab") { taps += 1 }.buttonStyle(.plain).overlay(alignment: .bottom) {
            Color.red.frame(height: 1).frame(maxWidth: .infinity)
          }
          Button("Row") { taps += 1 }.overlay(Divider(), alignment: .bottom)
          Button("Covered") { taps += 1 }.overlay { Rectangle() }
          Text("taps \(taps)")
        }
      }
    }
    let view = HostedView(width: 20, height: 6) { Lines() }
    #expect(view.tap("Name"))
    view.type("Ann")
    #expect(view.element("Name")?.value == "Ann")
    #expect(view.tap("Tab", .button) && view.tap("Row", .button))
    #expect(!view.tap("Covered", .button))
    #expect(view.element("taps 2") != nil)
    let rows = view.screen.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(rows[0].hasPrefix("Ann") && rows[1].contains("Tab") && rows[2].contains("[ Row ]"))
    #expect(view.host.screen().cell(x: 0, y: 1).style.attributes.contains(.underline))
  }

  /// A field for a code, over which the digits are drawn.
  private struct CodeField: View {
    @State private var code = ""
    @FocusState private var isFocused: Bool
    let covers: Bool

    var body: some View {
      SecureField("Code", text: $code)
        .focused($isFocused)
        .overlay {
          ZStack {
            Color.gray
            HStack(spacing: 8) { ForEach(0..<2) { _ in Image(systemName: "circle") } }
          }
          .onTapGesture { isFocused = true }
        }
        .overlay { if covers { Text("over all of it, wholly").frame(maxWidth: .infinity) } }
    }
  }

  @Test(
    "What an author draws over one element takes the touches of it, an element over it does not")
  func ownOverlay() {
    let view = HostedView(width: 22, height: 1) { CodeField(covers: false) }
    #expect(view.tap("Code", .secureTextField))
    #expect(view.element("Code", .secureTextField)?.states.contains(.focused) == true)
    let covered = HostedView(width: 22, height: 1) { CodeField(covers: true) }
    #expect(!covered.tap("Code", .secureTextField))
  }

  @Test("What lies over several elements covers each of them")
  func overlayOfSeveral() {
    let view = HostedView(width: 20, height: 2) {
      VStack {
        Button("One") {}
        Button("Two") {}
      }
      .overlay { Color.gray.onTapGesture {} }
    }
    #expect(!view.tap("One") && !view.tap("Two"))
  }
}
