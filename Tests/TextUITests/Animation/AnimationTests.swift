import Testing

@testable import TextUI

/// How far changes have come in time.
struct AnimationTests {
  /// An animation with how far it is at some times.
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let animation: Animation

    /// Pairs of seconds and shares.
    let shares: [(Double, Double)]
    let duration: Double

    var testDescription: String { name }
  }

  static let cases: [Case] = [
    Case(
      name: "linear", animation: .linear(duration: 2), shares: [(0, 0), (0.5, 0.25), (2, 1)],
      duration: 2),
    Case(
      name: "easeIn", animation: .easeIn(duration: 1),
      shares: [(0, 0), (0.25, 0.0935), (0.5, 0.3154), (1, 1)], duration: 1),
    Case(
      name: "easeOut", animation: .easeOut(duration: 1),
      shares: [(0, 0), (0.5, 0.6846), (1, 1)], duration: 1),
    Case(
      name: "easeInOut", animation: .easeInOut(duration: 1),
      shares: [(0, 0), (0.25, 0.1292), (0.5, 0.5), (0.75, 0.8708)], duration: 1),
    Case(
      name: "beyond both ends", animation: .timingCurve(0.5, -1, 0.5, 2, duration: 1),
      shares: [(0.25, -0.1823), (0.5, 0.5), (0.75, 1.1823)], duration: 1),
    Case(
      name: "delay", animation: .linear(duration: 1).delay(1), shares: [(0.9, 0), (1.5, 0.5)],
      duration: 2),
    Case(
      name: "speed", animation: .linear(duration: 1).speed(2), shares: [(0.25, 0.5)], duration: 0.5),
    Case(
      name: "to and fro", animation: .linear(duration: 1).repeatCount(2),
      shares: [(0.5, 0.5), (1.25, 0.75), (1.75, 0.25), (2, 1)], duration: 2),
    Case(
      name: "again", animation: .linear(duration: 1).repeatCount(2, autoreverses: false),
      shares: [(0.5, 0.5), (1.25, 0.25)], duration: 2),
    Case(
      name: "for ever", animation: .linear(duration: 1).repeatForever(),
      shares: [(100.25, 0.25), (101.25, 0.75)], duration: .infinity),
    Case(
      name: "nothing for ever", animation: .linear(duration: 0).repeatForever(), shares: [(0, 1)],
      duration: 0),
    Case(name: "no time", animation: .linear(duration: -1), shares: [(0, 1)], duration: 0),
  ]

  @Test(arguments: cases) func shares(_ expected: Case) {
    #expect(expected.animation.duration == expected.duration)
    for (time, share) in expected.shares {
      #expect(abs(expected.animation.share(at: time) - share) < 0.001, "at \(time)")
    }
  }

  @Test(
    "A spring comes to rest where it should, in time",
    arguments: [
      Animation.default, .spring, .bouncy, .smooth, .snappy, .interactiveSpring,
      .interpolatingSpring(stiffness: 170, damping: 5), .spring(response: 0.3, dampingFraction: 2),
      .interpolatingSpring(stiffness: 100, damping: 20, initialVelocity: 10),
      .interpolatingSpring(duration: 0.4, bounce: 0.2), .spring(duration: 0.5, bounce: -0.3),
    ])
  func springs(_ spring: Animation) {
    #expect(spring.duration > 0.05 && spring.duration < 10)
    #expect(spring.share(at: 0) == 0)
    #expect(abs(spring.share(at: spring.duration * 0.999) - 1) < 0.01)
    #expect(spring.share(at: spring.duration) == 1)
  }

  @Test("A spring bounces as far as it is asked to") func bounce() {
    /// The greatest share on the way.
    func peak(_ animation: Animation) -> Double {
      (0..<300).map { animation.share(at: Double($0) / 100) }.max() ?? 0
    }
    #expect(peak(.smooth) <= 1)
    #expect(peak(.bouncy) > 1.02 && peak(.bouncy(extraBounce: 0.3)) > peak(.bouncy))
  }

  @Test("A spring without damping never rests, one without strength at once") func extremes() {
    #expect(Animation.spring(response: 1, dampingFraction: 0).duration == .infinity)
    #expect(Animation.interpolatingSpring(stiffness: 0, damping: 1).duration == 0)
    #expect(Animation.spring(response: .nan, dampingFraction: .nan).duration == 0)
  }
}
