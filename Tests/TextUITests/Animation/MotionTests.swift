import Testing
import TextRendering

@testable import TextUI

/// What moves on the screen, and that nothing does where it should not.
@MainActor struct MotionTests {
  @Observable final class Model {
    var x = 0
    var isOn = false
    var log: [String] = []
  }

  struct Moved: View {
    let model: Model

    var body: some View {
      Text("●").offset(x: CGFloat(model.x)).frame(maxWidth: .infinity, alignment: .leading)
    }
  }

  @Test("A change with a course goes its way in cells, and ends where it would be without one")
  func offset() {
    let model = Model()
    let moving = MovingView(height: 1) { Moved(model: model) }
    moving.act { withAnimation(.linear(duration: 1)) { model.x = 8 } }
    #expect(moving.view.screen == "●")
    #expect(moving.pass(0.25) == "  ●")
    #expect(moving.pass(0.5) == "      ●")
    #expect(moving.pass(0.3) == "        ●" && !moving.motion.isMoving)
  }

  @Test("What is stopped on its way turns back from where it shows") func interruption() {
    let model = Model()
    let moving = MovingView(height: 1) { Moved(model: model) }
    moving.act { withAnimation(.linear(duration: 1)) { model.x = 8 } }
    moving.pass(0.5)
    moving.act { withAnimation(.linear(duration: 1)) { model.x = 0 } }
    #expect(moving.view.screen == "    ●")
    #expect(moving.pass(0.5) == "  ●")
    moving.act { model.x = 5 }
    #expect(moving.view.screen == "     ●" && !moving.motion.isMoving)
  }

  @Test("A change of something else does not disturb what moves") func others() {
    struct Two: View {
      let model: Model

      var body: some View {
        Text(model.isOn ? "on" : "off").offset(x: CGFloat(model.x))
          .frame(maxWidth: .infinity, alignment: .leading)
      }
    }
    let model = Model()
    let moving = MovingView(height: 1) { Two(model: model) }
    moving.act { withAnimation(.linear(duration: 1)) { model.x = 8 } }
    moving.pass(0.5)
    moving.act { model.isOn = true }
    #expect(moving.view.screen == "    on")
    #expect(moving.pass(0.25) == "      on")
  }

  @Test("Only the value that is named has a course", arguments: [true, false])
  func value(isNamed: Bool) {
    struct Named: View {
      let model: Model
      let isNamed: Bool

      var body: some View {
        Moved(model: model).animation(.linear(duration: 1), value: isNamed ? model.x : 0)
      }
    }
    let model = Model()
    let moving = MovingView(height: 1) { Named(model: model, isNamed: isNamed) }
    moving.act { model.x = 8 }
    #expect(moving.motion.isMoving == isNamed)
    _ = moving.rest()
    #expect(moving.view.screen == "        ●")
  }

  struct Wide: View {
    let model: Model
    var animation: Animation? = .linear(duration: 1)

    var body: some View {
      HStack(spacing: 0) {
        Text("a").padding(.leading, CGFloat(model.x))
        Text("b")
      }
      .animation(animation, value: model.x)
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }

  @Test("A value with a course moves what is inside, and what stands beside it") func padding() {
    let model = Model()
    let moving = MovingView(height: 1) { Wide(model: model) }
    moving.act { model.x = 6 }
    #expect(moving.pass(0.5) == "   ab")
    #expect(moving.rest() > 0 && moving.view.screen == "      ab")
  }

  @Test("No course for a value takes away that of the change") func noCourse() {
    let model = Model()
    let moving = MovingView(height: 1) { Wide(model: model, animation: nil) }
    moving.act { withAnimation { model.x = 6 } }
    #expect(moving.view.screen == "      ab" && !moving.motion.isMoving)
  }

  @Test("A transaction can switch off what views ask for") func disabled() {
    let model = Model()
    let moving = MovingView(height: 1) { Wide(model: model) }
    var transaction = Transaction()
    transaction.disablesAnimations = true
    moving.act { withTransaction(transaction) { model.x = 6 } }
    #expect(moving.view.screen == "      ab" && !moving.motion.isMoving)
    moving.act { withTransaction(\.animation, .linear(duration: 1)) { model.x = 0 } }
    #expect(moving.motion.isMoving)
  }

  @Test("A transaction around changes what views inside it change by themselves") func around() {
    let model = Model()
    let moving = MovingView(height: 1) {
      VStack { Moved(model: model) }.transaction { $0.animation = .linear(duration: 1) }
    }
    moving.act { model.x = 4 }
    #expect(moving.pass(0.5) == "  ●")
  }

  @Test("A change after the code, in a task of it, has no course") func task() async {
    let model = Model()
    let moving = MovingView(height: 1) { Moved(model: model) }
    await withAnimation(.linear(duration: 1)) { Task { model.x = 4 } }.value
    moving.act {}
    #expect(moving.view.screen == "    ●" && !moving.motion.isMoving)
  }

  @Test(
    "Where motion is off or avoided, a change is shown at once, and nothing ticks",
    arguments: [
      Motion.Mode.off, .reduced, .on,
    ])
  func off(_ mode: Motion.Mode) {
    struct Avoiding: View {
      let model: Model
      let avoids: Bool

      @Environment(\.accessibilityReduceMotion) private var isAvoided

      var body: some View {
        Moved(model: model).environment(\.accessibilityReduceMotion, avoids || isAvoided)
        Text(isAvoided ? "avoided" : "")
      }
    }
    let model = Model()
    let moving = MovingView(height: 2, motion: mode) { Avoiding(model: model, avoids: mode == .on) }
    moving.act { withAnimation(.linear(duration: 1).repeatForever()) { model.x = 3 } }
    #expect(moving.view.screen.hasPrefix("   ●") && !moving.motion.isMoving)
    #expect(moving.view.screen.contains("avoided") == (mode == .reduced))
  }

  @Test("A launch chooses by its environment, and is told of what is no choice") func launch() {
    let on = HostedView(environment: ["TEXTUI_MOTION": "on"]) { Text("a") }
    #expect(on.host.graph.motion.isOn)
    let wrong = HostedView(environment: ["TEXTUI_MOTION": "fast"]) { Text("a") }
    #expect(!wrong.host.graph.motion.isOn)
    #expect(
      wrong.warnings() == [
        "TEXTUI_MOTION is \"fast\", which is none of on, off, reduced; it counts as off."
      ])
  }

  @Test("What cannot keep up shows the end at once") func slow() {
    let model = Model()
    let moving = MovingView(height: 1) { Moved(model: model) }
    moving.act { withAnimation(.linear(duration: 1)) { model.x = 8 } }
    moving.act { moving.motion.keepsUp = false }
    #expect(moving.view.screen == "        ●" && !moving.motion.isMoving)
    moving.act { withAnimation { model.x = 2 } }
    #expect(moving.view.screen == "  ●" && !moving.motion.isMoving)
  }

  @Test("What repeats for ever goes to and fro, and nobody waits for its rest") func forEver() {
    let model = Model()
    let moving = MovingView(height: 1) { Moved(model: model) }
    moving.act { withAnimation(.linear(duration: 1).repeatForever()) { model.x = 8 } }
    #expect(moving.motion.isMoving && !moving.motion.willRest)
    #expect(moving.pass(100.25) == "  ●" && moving.pass(1) == "      ●")
    moving.act { withAnimation(.linear(duration: 1)) { model.x = 0 } }
    #expect(moving.motion.willRest && moving.pass(0.5) == "   ●")
  }

  @Test("Nothing moves, and no code waits, when the application is over") func termination() {
    let model = Model()
    let moving = MovingView(height: 1) { Moved(model: model) }
    moving.act {
      withAnimation(.linear(duration: 1)) {
        model.x = 8
      } completion: {
        model.log.append("late")
      }
    }
    moving.view.host.terminate()
    #expect(!moving.motion.isMoving && model.log == [])
  }

  @Test("A view that is gone moves no more") func gone() {
    struct Going: View {
      let model: Model

      var body: some View { if !model.isOn { Moved(model: model) } }
    }
    let model = Model()
    let moving = MovingView(height: 1) { Going(model: model) }
    moving.act { withAnimation(.linear(duration: 1)) { model.x = 8 } }
    moving.act { model.isOn = true }
    #expect(!moving.motion.isMoving && moving.view.screen == "")
  }

  @Test("A transaction is that of what is put around a view, and not of the view itself")
  func scopedTransaction() {
    struct Scoped: View {
      let model: Model

      var body: some View {
        Moved(model: model)
          .transaction {
            $0.animation = .linear(duration: 1)
          } body: {
            $0.offset(y: model.isOn ? 2 : 0)
          }
          .frame(maxHeight: .infinity, alignment: .top)
      }
    }
    let model = Model()
    let moving = MovingView(height: 4) { Scoped(model: model) }
    moving.act {
      model.x = 8
      model.isOn = true
    }
    #expect(moving.view.screen == "        ●", "The view itself moves at once.")
    #expect(moving.pass(0.5) == "\n        ●")
    moving.act { model.x = 2 }
    #expect(moving.view.screen == "\n  ●")
    #expect(moving.rest() > 0 && moving.view.screen == "\n\n  ●")
  }
}
