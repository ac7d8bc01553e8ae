import AccessibilityTree
import AutomationWire
import Testing

@testable import TextUI

/// What code draws: forms, lines, texts, symbols and pictures, moved and clipped.
@MainActor struct CanvasTests {
  @Test func fillsAndStrokes() {
    let view = HostedView(width: 12, height: 4) {
      Canvas { context, size in
        context.fill(
          Path(CGRect(x: 0, y: 0.5, width: 4, height: 1)), with: .color(.primary))
        context.stroke(Path(CGRect(x: 5, y: 0, width: 6, height: 3)), with: .color(.primary))
        var line = Path()
        line.move(to: CGPoint(x: 0, y: 3.25))
        line.addLine(to: CGPoint(x: size.width, y: 3.25))
        context.stroke(line, with: .foreground, lineWidth: 1)
      }
    }
    #expect(
      view.screen == """
        ▄▄▄▄ ┌────┐
        ▀▀▀▀ │    │
             └────┘
        ▀▀▀▀▀▀▀▀▀▀▀▀
        """)
    #expect(view.outline == "")
    #expect(view.warnings().isEmpty)
  }

  @Test func textsStandAtTheirAnchors() {
    let view = HostedView(width: 12, height: 3) {
      Canvas { context, size in
        context.draw(Text("a"), at: .zero, anchor: .topLeading)
        context.draw(Text("mid"), at: CGPoint(x: size.width / 2, y: 1.5))
        context.draw(
          Text("end"), at: CGPoint(x: size.width, y: size.height), anchor: .bottomTrailing)
        let text = context.resolve(Text("two words"))
        #expect(text.measure(in: CGSize(width: 5, height: 5)) == CGSize(width: 5, height: 2))
      }
    }
    #expect(
      view.screen == """
        a
             mid
                 end
        """)
  }

  @Test func copiesMoveAndClip() {
    let view = HostedView(width: 12, height: 3) {
      Canvas { context, size in
        context.drawLayer { layer in
          layer.translateBy(x: 2, y: 1)
          layer.clip(to: Path(CGRect(x: 0, y: 0, width: 4, height: 1)))
          layer.draw(Text("clipped away"), at: .zero, anchor: .topLeading)
        }
        context.scaleBy(x: 2, y: 1)
        context.fill(Path(CGRect(x: 4, y: 0, width: 1, height: 1)), with: .color(.primary))
      }
    }
    #expect(
      view.screen == """
                ██
          clip
        """)
  }

  @Test func symbolsAreViewsWithTags() {
    let view = HostedView(width: 12, height: 3) {
      Canvas { context, size in
        if let star = context.resolveSymbol(id: "star") {
          for x in [1, 5, 9] { context.draw(star, at: CGPoint(x: Double(x) + 0.5, y: 1.5)) }
        }
        #expect(context.resolveSymbol(id: "moon") == nil)
      } symbols: {
        Text("★").tag("star")
        Button("hidden") {}.tag("button")
      }
    }
    #expect(view.screen == "\n ★   ★   ★")
    #expect(view.element("hidden") == nil)
  }

  @Observable final class Model {
    var share = 0.5
  }

  struct Bar: View {
    let model: Model
    var body: some View {
      Canvas { context, size in
        context.fill(
          Path(CGRect(x: 0, y: 0, width: size.width * model.share, height: 1)),
          with: .color(.primary))
      }
      .frame(width: 8, height: 1)
      .accessibilityLabel("Share")
    }
  }

  @Test func whatIsReadIsFollowed() {
    let model = Model()
    let view = HostedView(width: 8, height: 1) { Bar(model: model) }
    #expect(view.screen == "████")
    #expect(view.element("Share") != nil)
    model.share = 0.25
    #expect(view.screen == "██")
  }

  struct Paper: View {
    @State private var marks = 0
    var body: some View {
      VStack(alignment: .leading) {
        Canvas { context, _ in
          if marks > 0 {
            context.fill(Path(CGRect(x: 0, y: 0, width: marks, height: 1)), with: .color(.primary))
          }
        }
        .frame(width: 8, height: 2)
        .gesture(DragGesture(minimumDistance: 0).onEnded { _ in marks += 1 })
        Text("\(marks) marks")
      }
    }
  }

  @Test func whereNothingIsDrawnYetGesturesAreTaken() {
    let view = HostedView(width: 12, height: 3) { Paper() }
    view.drag(from: Point(x: 3, y: 0), to: Point(x: 5, y: 1))
    #expect(view.element("1 marks") != nil)
    view.drag(from: Point(x: 6, y: 1), to: Point(x: 5, y: 1))
    #expect(view.element("2 marks") != nil)
  }
}
