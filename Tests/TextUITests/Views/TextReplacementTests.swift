import AccessibilityTree
import Primitives
import Testing
import TextRendering

@testable import TextUI

/// Texts that change while they are on the screen.
@MainActor struct TextReplacementTests {
  @Observable final class Model {
    var text = "one"
    var arrangements = 0
  }

  /// Counts how often it arranges what is inside.
  struct Counting: Layout {
    let model: Model

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      subviews[0].sizeThatFits(proposal)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      model.arrangements += 1
      subviews[0].place(at: bounds.origin, proposal: proposal)
    }
  }

  struct Counted: View {
    let model: Model
    var body: some View {
      Counting(model: model) { Line(model: model) }
    }
  }

  struct Line: View {
    let model: Model
    var body: some View { Text(model.text).foregroundStyle(.red) }
  }

  @Test func aTextOfTheSameRoomIsDrawnInPlace() {
    let model = Model()
    let view = HostedView(width: 12, height: 3) { Counted(model: model) }
    let before = model.arrangements
    model.text = "two"
    #expect(view.screen == "\n    two")
    #expect(view.outline == "StaticText, {{4.0, 1.0}, {3.0, 1.0}}, label: 'two'")
    #expect(model.arrangements == before)
    model.text = "three"
    #expect(view.screen == "\n   three")
    #expect(model.arrangements > before)
  }

  @Observable final class Looks {
    var isLoud = false
  }

  struct LoudLine: View {
    let looks: Looks
    var body: some View {
      Text("on").bold(looks.isLoud).italic(!looks.isLoud)
        .foregroundStyle(looks.isLoud ? .red : .secondary)
    }
  }

  @Test func aTextOfOtherLooksIsDrawnInPlace() {
    let looks = Looks()
    let model = Model()
    let view = HostedView(width: 6, height: 1) {
      Counting(model: model) { LoudLine(looks: looks) }
    }
    let before = model.arrangements
    func style() -> TextStyle {
      view.settle()
      return view.host.screen().style(x: 2, y: 0)
    }
    #expect(style() == TextStyle(attributes: [.italic, .faint]))
    looks.isLoud = true
    #expect(style() == TextStyle(foreground: .ansi(1), attributes: .bold))
    #expect(view.screen == "  on")
    #expect(model.arrangements == before)
  }

  /// The text in places where more depends on it than its own room.
  struct Page: View {
    let model: Model
    var body: some View {
      VStack(alignment: .leading) {
        HStack(alignment: .lastTextBaseline) {
          Line(model: model)
          Text("base")
        }
        HStack {
          Line(model: model).frame(maxWidth: 9, alignment: .trailing)
          Spacer()
          Line(model: model).layoutPriority(1)
        }
        ViewThatFits {
          HStack {
            Line(model: model)
            Line(model: model)
          }
          Line(model: model).lineLimit(1)
        }
        Button(action: {}) { Line(model: model) }
      }
      .border(.primary)
    }
  }

  @Test(arguments: 0..<40)
  func lookAsIfTheyHadBeenThereFromTheStart(_ seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let model = Model()
    let width = Int.random(in: 8...24, using: &generator)
    let view = HostedView(width: width, height: 16) { Page(model: model) }
    for _ in 0..<12 {
      let words = (0..<Int.random(in: 0...4, using: &generator)).map { _ in
        ["ab", "cd", "x", "yz", "klm", "nop", "界", "e\u{301}e", "\n"].randomElement(
          using: &generator) ?? ""
      }
      model.text = words.joined(separator: " ")
      let expected = Model()
      expected.text = model.text
      let fresh = HostedView(width: width, height: 16) { Page(model: expected) }
      #expect(view.screen == fresh.screen, "\(model.text.debugDescription)")
      #expect(view.outline == fresh.outline, "\(model.text.debugDescription)")
    }
  }
}
