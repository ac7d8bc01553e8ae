import Testing

@testable import TextUI

/// How far a change along a curve is.
struct UnitCurveTests {
  @Test(
    "Curves begin at 0, end at 1, and are slow where they say",
    arguments: [
      (.linear, 0.25, 0.25), (.easeIn, 0.25, 0.093), (.easeOut, 0.25, 0.378),
      (.easeInOut, 0.25, 0.129), (.circularEaseIn, 0.6, 0.2), (.circularEaseOut, 0.4, 0.8),
      (.circularEaseInOut, 0.3, 0.1), (.circularEaseInOut, 0.7, 0.9),
      (
        .bezier(startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: .bottomTrailing),
        0.25, 0.093
      ),
    ] as [(UnitCurve, Double, Double)])
  func values(curve: UnitCurve, time: Double, value: Double) {
    #expect(abs(curve.value(at: time) - value) < 0.001)
    #expect(abs(curve.value(at: -1)) < 0.001 && abs(curve.value(at: 2) - 1) < 0.001)
    #expect(abs(curve.inverse.value(at: value) - time) < 0.005)
    #expect(curve.inverse.inverse == curve)
  }

  @Test("Speed is in ways for the whole time") func velocity() {
    #expect(abs(UnitCurve.linear.velocity(at: 0.5) - 1) < 0.001)
    #expect(UnitCurve.easeIn.velocity(at: 0) < 0.01)
    #expect(UnitCurve.easeInOut.velocity(at: 0.5) > 1.5)
  }

  @Test("Animations and steps take the curves") func courses() {
    let animation = Animation.timingCurve(.circularEaseIn, duration: 2)
    #expect(animation.duration == 2)
    #expect(abs(animation.share(at: 1.2) - 0.2) < 0.001)
    let step = LinearKeyframe(10.0, duration: 2, timingCurve: .circularEaseIn)
    #expect(abs(step.value(from: 0, at: 1.2) - 2) < 0.01)
  }
}
