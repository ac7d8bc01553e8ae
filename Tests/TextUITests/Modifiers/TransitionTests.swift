import Testing

@testable import TextUI

/// Transitions and effects of the author's, which a text screen shows as they end, and commands by keys.
@MainActor struct TransitionTests {
  struct Shouting: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      HStack {
        content
        Text(phase.isIdentity ? "there" : "coming")
      }
    }
  }

  struct Moved: GeometryEffect {
    var animatableData: CGFloat = 0

    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: animatableData, y: 0))
    }
  }

  struct Framed: AnimatableModifier {
    var animatableData: Double

    func body(content: Content) -> some View {
      content.accessibilityValue("\(Int(animatableData))")
    }
  }

  @Test("A view with a transition looks as while it is there") func transition() {
    let view = HostedView {
      Text("View").transition(Shouting())
      Text("Moved").modifier(Moved(animatableData: 3))
      Text("Framed").modifier(Framed(animatableData: 5))
      Text("Both").transition(
        .modifier(active: Framed(animatableData: 0), identity: Framed(animatableData: 1)))
    }
    #expect(view.element("there") != nil && view.element("View") != nil)
    #expect(view.element("Moved") != nil && view.element("Framed")?.value == "5")
    #expect(view.element("Both") != nil)
  }

  struct Keys: View {
    @State private var log = ""

    var body: some View {
      VStack {
        Button("Here") {}
        Text("log \(log)")
      }
      .onMoveCommand { log += "\($0) " }
      .onExitCommand { log += "exit " }
      .onDeleteCommand { log += "delete " }
    }
  }

  @Test("Arrows, Escape and Delete have code run") func commands() {
    let view = HostedView(width: 50, height: 5) { Keys() }
    view.press(.upArrow, .leftArrow, .escape, .delete)
    #expect(
      view.element("log up left exit delete ") != nil
        || view.element("log up left exit delete") != nil, "\(view.outline)")
  }

  @Test("Changes in the plane follow each other, and are taken back") func plane() {
    let point = CGPoint(x: 2, y: 3)
    let move = CGAffineTransform(translationX: 1, y: -1)
    let stretch = CGAffineTransform(scaleX: 2, y: 4)
    #expect(point.applying(move.concatenating(stretch)) == CGPoint(x: 6, y: 8))
    #expect(point.applying(stretch.translatedBy(x: 1, y: -1)) == CGPoint(x: 6, y: 8))
    let both = move.concatenating(stretch)
    #expect(point.applying(both).applying(both.inverted()) == point)
    #expect(CGAffineTransform.identity.isIdentity && !both.isIdentity)
    #expect(
      Path(CGRect(x: 0, y: 0, width: 1, height: 1)).applying(both).boundingRect
        == CGRect(x: 2, y: -4, width: 2, height: 4))
    #expect(-Angle.degrees(90) + .degrees(180) == Angle.degrees(90))
  }
}
