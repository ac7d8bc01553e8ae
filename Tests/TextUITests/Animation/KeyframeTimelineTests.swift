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

  /// The way of a place, which depends on a condition, a choice and a number of rounds.
  private func timeline(_ isFar: Bool, rounds: Int = 0) -> KeyframeTimeline<Place> {
    KeyframeTimeline(initialValue: Place()) {
      KeyframeTrack(\.x) {
        if isFar {
          LinearKeyframe(100.0, duration: 2)
        } else {
          LinearKeyframe(10.0, duration: 1)
          MoveKeyframe(20.0)
        }
        for round in 0..<rounds { LinearKeyframe(Double(round), duration: 1) }
      }
      KeyframeTrack(\.name) {}
    }
  }

  @Test("Steps depend on conditions, and are made in loops") func choices() {
    #expect(timeline(true).duration == 2 && timeline(false).duration == 1)
    #expect(timeline(true).value(time: 1).x == 50 && timeline(false).value(time: 0.5).x == 5)
    #expect(timeline(true).value(time: 3).x == 100 && timeline(false).value(time: 3).x == 20)
    let rounds = timeline(false, rounds: 3)
    #expect(rounds.duration == 4 && rounds.value(time: 3.5).x == 1.5)
    #expect(rounds.value(time: 9).x == 2 && rounds.value(time: 9).name == "start")
  }
}
