import Observation
import Testing

@testable import TextUI

/// Code that runs at the end of a change.
@MainActor struct AnimationCompletionTests {
  @Observable final class Model {
    var x = 0
    var log: [String] = []
  }

  struct Moved: View {
    let model: Model

    var body: some View {
      Text("\(model.x)").offset(x: CGFloat(model.x)).frame(maxWidth: .infinity, alignment: .leading)
    }
  }

  /// Changes the place in a second, and notes the end.
  private func move(_ model: Model, to x: Int, _ name: String, in moving: MovingView) {
    moving.act {
      withAnimation(.linear(duration: 1)) {
        model.x = x
      } completion: {
        model.log.append(name)
      }
    }
  }

  @Test(
    "runs when its time is over, whether or not motion is on",
    arguments: [Motion.Mode.on, .off, .reduced])
  func time(_ mode: Motion.Mode) {
    let model = Model()
    let moving = MovingView(height: 1, motion: mode) { Moved(model: model) }
    move(model, to: 4, "first", in: moving)
    #expect(model.log == [] && moving.motion.isMoving && moving.motion.willRest)
    if mode != .on { #expect(moving.view.screen == "    4") }
    moving.pass(0.9)
    #expect(model.log == [])
    moving.pass(0.2)
    #expect(model.log == ["first"] && !moving.motion.isMoving)
  }

  @Test(
    "runs at its own time when another change stops the motion", arguments: [Motion.Mode.on, .off])
  func stopped(_ mode: Motion.Mode) {
    let model = Model()
    let moving = MovingView(height: 1, motion: mode) { Moved(model: model) }
    move(model, to: 8, "stopped", in: moving)
    moving.pass(0.5)
    move(model, to: 0, "last", in: moving)
    #expect(model.log == [])
    moving.pass(0.6)
    #expect(model.log == ["stopped"])
    moving.pass(0.5)
    #expect(model.log == ["stopped", "last"])
  }

  @Test(
    "runs at once where nothing changes, or without a course", arguments: [Motion.Mode.on, .off])
  func atOnce(_ mode: Motion.Mode) {
    let model = Model()
    let moving = MovingView(height: 1, motion: mode) { Moved(model: model) }
    withAnimation(.linear(duration: 1)) {
    } completion: {
      model.log.append("nothing")
    }
    #expect(model.log == ["nothing"])
    moving.act {
      withAnimation(nil) {
        model.x = 3
      } completion: {
        model.log.append("no course")
      }
    }
    #expect(model.log == ["nothing", "no course"] && moving.view.screen == "   3")
    var transaction = Transaction()
    transaction.addAnimationCompletion { model.log.append("none wanted") }
    moving.act { withTransaction(transaction) { model.x = 5 } }
    #expect(model.log.last == "none wanted" && moving.view.screen == "     5")
  }

  @Test("runs also where what is written too slowly shows the end at once")
  func slow() {
    let model = Model()
    let moving = MovingView(height: 1) { Moved(model: model) }
    move(model, to: 8, "end", in: moving)
    moving.act { moving.motion.keepsUp = false }
    #expect(moving.view.screen == "        8" && model.log == [])
    moving.pass(1)
    #expect(model.log == ["end"])
  }

  @Test(
    "may begin the next change for ever, each at its time, and nobody waits for the rest of that",
    arguments: [Motion.Mode.on, .off, .reduced])
  func chain(_ mode: Motion.Mode) {
    let model = Model()
    let moving = MovingView(height: 1, motion: mode) { Moved(model: model) }
    /// Changes the number for ever.
    func pulse() {
      withAnimation(.linear(duration: 1)) {
        model.x = (model.x + 1) % 4
      } completion: {
        pulse()
      }
      model.log.append("pulse")
    }
    moving.act { pulse() }
    #expect(model.log.count == 1 && moving.motion.willRest)
    for round in 2...12 {
      moving.pass(1)
      moving.view.settle()
      #expect(model.log.count == round)
    }
    #expect(moving.motion.isMoving && !moving.motion.willRest)
  }
}
