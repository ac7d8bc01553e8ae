import Testing
import TextRendering

@testable import TextUI

/// How views come and go.
@MainActor struct TransitionMotionTests {
  @Observable final class Model {
    var isShown = false
    var items = ["one", "two", "three"]
  }

  struct Shown: View {
    let model: Model
    let transition: AnyTransition

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Text("top")
        if model.isShown { Button("card") {}.transition(transition) }
        Text("end")
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  private let model = Model()

  /// Returns a screen on which the card begins to come or go with a way.
  private func toggled(_ transition: AnyTransition, out: Bool = false) -> MovingView {
    model.isShown = out
    let moving = MovingView(width: 12) { Shown(model: model, transition: transition) }
    moving.act { withAnimation(.linear(duration: 1)) { model.isShown.toggle() } }
    return moving
  }

  @Test("A view comes from an edge, and goes there") func move() {
    let coming = toggled(.move(edge: .leading))
    #expect(coming.view.screen == "top\n\nend")
    let half = coming.pass(0.5)
    coming.pass(0.6)
    let rested = coming.view.screen
    #expect(rested.hasPrefix("top\n") && rested.contains("card") && !coming.motion.isMoving)
    #expect(half != rested && !half.contains("card"))

    let going = toggled(.move(edge: .leading), out: true)
    #expect(going.view.element("card") == nil, "It is gone for tests at once.")
    going.pass(0.6)
    #expect(going.motion.isMoving && going.view.screen != "top\nend")
    going.pass(0.5)
    #expect(going.view.screen == "top\nend" && !going.motion.isMoving)
  }

  @Test("A view on its way out is drawn where it stood, and takes no taps") func ghost() {
    let going = toggled(.opacity, out: true)
    going.pass(0.3)
    #expect(going.view.screen.contains("card") && going.view.element("card") == nil)
    #expect(going.view.boxes.allSatisfy { !($0 is PressableBox) })
    #expect(going.rest() > 0 && going.view.screen == "top\nend")
    #expect(going.motion.ghosts.isEmpty)
  }

  nonisolated static let ways: [(String, AnyTransition)] = [
    ("opacity", .opacity), ("scale", .scale), ("slide", .slide), ("push", .push(from: .top)),
    ("offset", .offset(x: 3, y: 1)), ("move", .move(edge: .trailing)),
    ("asymmetric", .asymmetric(insertion: .scale, removal: .move(edge: .bottom))),
    ("combined", .opacity.combined(with: .move(edge: .leading))), ("blur", .blurReplace),
  ]

  @Test("Each way changes the screen for a while, and not in the end", arguments: ways)
  func ways(_ way: (name: String, transition: AnyTransition)) {
    for out in [false, true] {
      let moving = toggled(way.transition, out: out)
      let plain = MovingView(width: 12, motion: .off) {
        Shown(model: model, transition: way.transition)
      }
      #expect(moving.pass(0.4) != "" && moving.motion.isMoving)
      #expect(moving.grid != plain.grid, "\(way.name) \(out)")
      _ = moving.rest()
      #expect(moving.grid == plain.grid, "\(way.name) \(out)")
    }
  }

  @Test("A way has a course of its own, or none without one") func courses() {
    let moving = MovingView(width: 12) {
      Shown(model: model, transition: .opacity.animation(.linear(duration: 1)))
    }
    moving.act { model.isShown = true }
    #expect(moving.motion.isMoving)
    model.isShown = false
    let still = MovingView(width: 12) { Shown(model: model, transition: .opacity) }
    still.act { model.isShown = true }
    #expect(!still.motion.isMoving && still.view.element("card") != nil)
  }

  @Test("What turns back on its way out begins where it shows") func back() {
    let moving = toggled(.move(edge: .leading), out: true)
    let out = moving.pass(0.5)
    moving.act { withAnimation(.linear(duration: 1)) { model.isShown = true } }
    #expect(moving.motion.ghosts.isEmpty)
    let rows = out.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(moving.view.screen.split(separator: "\n").contains { rows.contains($0) })
    _ = moving.rest()
    #expect(moving.view.screen.contains("card") && moving.view.element("card") != nil)
  }

  @Test("Of what is put in, only the outermost view has its way") func nested() {
    struct Nested: View {
      let model: Model

      var body: some View {
        if model.isShown { VStack { Text("inner").transition(.slide) } }
      }
    }
    let moving = MovingView { Nested(model: model) }
    moving.act { withAnimation { model.isShown = true } }
    #expect(!moving.motion.isMoving && moving.view.screen.contains("inner"))
  }

  struct Sliding: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.offset(x: phase.isIdentity ? 0 : 6)
    }
  }

  @Test("A view comes in a way of the author's") func own() {
    struct Own: View {
      let model: Model

      var body: some View {
        HStack {
          if model.isShown { Text("own").transition(Sliding()) }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      }
    }
    let moving = MovingView(width: 12, height: 1) { Own(model: model) }
    moving.act { withAnimation(.linear(duration: 1)) { model.isShown = true } }
    #expect(moving.view.screen == "      own" && moving.pass(0.5) == "   own")
    #expect(moving.rest() > 0 && moving.view.screen == "own")
  }

  @Test("Elements come and go, each by itself") func elements() {
    struct Items: View {
      let model: Model

      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          ForEach(model.items, id: \.self) { Text($0).padding(.leading, 1).transition(.opacity) }
        }
      }
    }
    let moving = MovingView { Items(model: model) }
    moving.act { withAnimation(.linear(duration: 1)) { model.items = ["one", "three", "four"] } }
    #expect(moving.view.element("two") == nil && moving.view.element("four") != nil)
    #expect(moving.motion.ghosts.count == 1)
    let plain = MovingView(motion: .off) { Items(model: model) }
    _ = moving.rest()
    #expect(moving.grid == plain.grid)
  }

  struct Typed<Way: Transition>: View {
    let model: Model
    let transition: Way

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Text("top")
        if model.isShown { Button("card") {}.transition(transition) }
        Text("end")
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  /// Compares a transition by its type with the way it stands for, in and out.
  private func compare(_ transition: some Transition, _ way: AnyTransition) {
    for out in [false, true] {
      let usual = toggled(way, out: out)
      model.isShown = out
      let typed = MovingView(width: 12) { Typed(model: model, transition: transition) }
      typed.act { withAnimation(.linear(duration: 1)) { model.isShown.toggle() } }
      #expect(typed.motion.isMoving == usual.motion.isMoving, "\(transition) \(out)")
      for _ in 0..<5 {
        #expect(typed.pass(0.25) == usual.pass(0.25), "\(transition) \(out)")
      }
      #expect(!typed.motion.isMoving)
    }
  }

  @Test("Transitions by their types go in and out as those by their names") func types() {
    compare(OpacityTransition(), .opacity)
    compare(SlideTransition(), .slide)
    compare(ScaleTransition(0, anchor: .leading), .scale(0, anchor: .leading))
    compare(MoveTransition(edge: .trailing), .move(edge: .trailing))
    compare(PushTransition(edge: .top), .push(from: .top))
    compare(OffsetTransition(CGSize(width: 3, height: 1)), .offset(x: 3, y: 1))
    compare(BlurReplaceTransition(configuration: .downUp), .blurReplace)
    compare(IdentityTransition(), .identity)
    compare(
      AsymmetricTransition(insertion: .scale, removal: .move(edge: .bottom)),
      .asymmetric(insertion: .scale, removal: .move(edge: .bottom)))
    compare(
      OpacityTransition().combined(with: .move(edge: .leading)),
      .opacity.combined(with: .move(edge: .leading)))
    compare(
      SlideTransition().animation(.linear(duration: 0.5)), .slide.animation(.linear(duration: 0.5)))
    #expect(!OpacityTransition.properties.hasMotion && SlideTransition.properties.hasMotion)
    #expect(Sliding.properties.hasMotion)
  }

  @Test("A transition of the author's is put together with others, and has a course of its own")
  func authors() {
    func comes(_ transition: some Transition, _ change: (() -> Void) -> Void) -> MovingView {
      model.isShown = false
      let view = MovingView(width: 12) { Typed(model: model, transition: transition) }
      view.act { change { model.isShown = true } }
      return view
    }
    let both = comes(Sliding().combined(with: .opacity)) { change in
      withAnimation(.linear(duration: 1)) { change() }
    }
    #expect(both.motion.isMoving && both.pass(0.5).contains("   "))
    #expect(both.rest() > 0 && both.view.screen.contains("card"))
    let timed = comes(Sliding().animation(.linear(duration: 1))) { $0() }
    #expect(timed.motion.isMoving && timed.rest() > 0)
    let still = comes(Sliding()) { $0() }
    #expect(!still.motion.isMoving)
    let applied = HostedView(width: 20, height: 1) {
      Sliding().apply(content: Text("applied"), phase: .willAppear)
    }
    #expect(applied.screen.hasSuffix("      applied"))
  }
}
