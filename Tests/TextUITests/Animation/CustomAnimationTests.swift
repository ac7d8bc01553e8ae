import Testing

@testable import TextUI

/// Courses of an author's, and what springs are asked.
@MainActor struct CustomAnimationTests {
  /// Four steps in a second.
  private struct Steps: CustomAnimation {
    var seconds = 1.0

    func animate<V: VectorArithmetic>(
      value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
      context.state[Count.self] += 1
      return time < seconds ? value.scaled(by: (time * 4).rounded(.down) / 4) : nil
    }
  }

  /// How often a course was asked.
  private enum Count: AnimationStateKey {
    static var defaultValue: Int { 0 }
  }

  @Test("A course of the author's goes as it says, and takes as long") func courses() {
    let animation = Animation(Steps())
    #expect(animation.duration == 1)
    #expect([0.1, 0.3, 0.6, 0.9, 1.5].map(animation.share) == [0, 0.25, 0.5, 0.75, 1])
    #expect(animation == Animation(Steps()) && animation != Animation(Steps(seconds: 2)))
    #expect(animation.speed(2).duration == 0.5)
    #expect(Animation(Steps(seconds: .infinity)).duration == .infinity)
  }

  @Test("A spring tells where it is, and how fast") func springs() {
    let spring = Spring(duration: 0.5)
    #expect(spring.value(target: 10.0, time: 0) == 0)
    #expect(abs(spring.value(target: 10.0, time: spring.settlingDuration) - 10) < 0.02)
    #expect(spring.velocity(target: 10.0, time: 0.1) > 10)
    #expect(abs(spring.velocity(target: 0.0, initialVelocity: 4, time: 0) - 4) < 0.1)
    #expect(Spring.bouncy.dampingRatio == 0.7 && Spring.bouncy.response == 0.5)
    let other = Spring(mass: 1, stiffness: spring.stiffness, damping: spring.damping)
    #expect(abs(other.duration - 0.5) < 1e-9 && abs(other.bounce) < 1e-9)
  }
}
