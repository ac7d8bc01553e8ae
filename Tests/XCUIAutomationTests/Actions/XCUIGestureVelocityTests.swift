import Testing

@testable import XCUIAutomation

@Suite("Velocities of gestures")
struct XCUIGestureVelocityTests {
  @Test("are numbers")
  func velocities() {
    let velocity: XCUIGestureVelocity = 250
    #expect(velocity.reach == 0.25)
    #expect(XCUIGestureVelocity(.infinity).reach == 1)
    #expect(XCUIGestureVelocity(-3).reach == 0.1)
    #expect((1500.0 as XCUIGestureVelocity) == XCUIGestureVelocity(rawValue: 1_500))
  }
}
