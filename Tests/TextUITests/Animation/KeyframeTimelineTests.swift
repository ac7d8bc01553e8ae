import Testing

@testable import TextUI

/// Where the parts of a value are in time.
struct KeyframeTimelineTests {
  struct Place {
    var x = 0.0
    var size = CGSize.zero
    var name = "start"
  }

  @Test("Each part goes its own steps, and stays where they end") func parts() {
    let timeline = KeyframeTimeline(initialValue: Place()) {
      KeyframeTrack(\.x) {
        LinearKeyframe(10.0, duration: 1)
        MoveKeyframe(4.0)
        LinearKeyframe(8.0, duration: 1)
      }
      KeyframeTrack(\.size) {
        CubicKeyframe(CGSize(width: 2, height: 4), duration: 1)
      }
      KeyframeTrack(\.name) {
        LinearKeyframe("end", duration: 0.5)
      }
    }
    #expect(timeline.duration == 2)
    let half = timeline.value(time: 0.5)
    #expect(abs(half.x - 5) < 0.001 && abs(half.size.width - 1) < 0.001 && half.name == "end")
    #expect(timeline.value(time: 0.4).name == "start")
    #expect(abs(timeline.value(progress: 0.75).x - 6) < 0.001)
    let end = timeline.value(time: 9)
    #expect(end.x == 8 && end.size == CGSize(width: 2, height: 4))
  }

  @Test("A step as a spring moves takes as long as the spring, or as it is told") func springs() {
    #expect(SpringKeyframe(1.0).duration > 0.3)
    let step = SpringKeyframe(1.0, duration: 0.2, spring: .bouncy)
    #expect(step.duration == 0.2 && step.value(from: 0, at: 0.1) > 0.1)
  }
}
