import Testing

@testable import TextUI

/// Values that go their way in time.
@MainActor struct KeyframeAnimatorTests {
  @Observable final class Model {
    var trigger = 0
  }

  struct Place {
    var column = 0.0
    var name = "start"
  }

  struct Moving: View {
    let model: Model

    var body: some View {
      KeyframeAnimator(initialValue: Place(), trigger: model.trigger) { place in
        Text("\(place.name) \(Int(place.column))")
      } keyframes: { place in
        KeyframeTrack(\.column) {
          LinearKeyframe(1, duration: 0.2)
          SpringKeyframe(place.column + 5, duration: 0.5, spring: .bouncy)
        }
        KeyframeTrack(\.name) {
          MoveKeyframe("moved")
        }
      }
    }
  }

  @Test func aValueRestsWhereItsWayEnds() {
    let model = Model()
    let view = HostedView(width: 7, height: 1) { Moving(model: model) }
    #expect(view.screen == "start 0")
    model.trigger += 1
    #expect(view.screen == "moved 5")
    model.trigger += 1
    #expect(view.element("moved 10") != nil)
  }

  struct Shifted: View {
    let model: Model

    var body: some View {
      VStack(alignment: .leading) {
        Text("a").keyframeAnimator(initialValue: 1.0, trigger: model.trigger) { view, value in
          view.padding(.leading, value)
        } keyframes: { _ in
          CubicKeyframe(3.0, duration: 1)
          LinearKeyframe(4.0, duration: 1)
        }
        Text("b").keyframeAnimator(initialValue: 2.0) { view, value in
          view.padding(.leading, value)
        } keyframes: { _ in
          LinearKeyframe(9.0, duration: 1)
        }
      }
      .frame(maxWidth: .infinity, alignment: .topLeading)
    }
  }

  @Test func aViewIsChangedByAWholeValue() {
    let model = Model()
    let view = HostedView(width: 20, height: 2) { Shifted(model: model) }
    #expect(view.screen == " a\n  b")
    model.trigger = 1
    #expect(view.screen == "    a\n  b")
  }
}
