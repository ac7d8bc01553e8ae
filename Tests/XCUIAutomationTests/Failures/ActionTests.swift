import Testing

@testable import XCUIAutomation

@Suite("Actions in words")
struct ActionTests {
  @Test(
    "each action says what it was for",
    arguments: [
      (Action.read("label"), "Failed to get label of Button"),
      (.tap(count: 1), "Failed to tap Button"),
      (.tap(count: 2), "Failed to double tap Button"),
      (.tap(count: 3), "Failed to tap Button 3 times"),
      (.press, "Failed to press Button"),
      (.drag, "Failed to drag Button"),
      (.swipe("up"), "Failed to swipe up Button"),
      (.typeText, "Failed to type text into Button"),
      (.typeKey, "Failed to type a key into Button"),
      (.point("hover over"), "Failed to hover over Button"),
      (.scroll, "Failed to scroll Button"),
      (.adjustSlider(0.25), "Failed to adjust Button to normalized slider position 0.25"),
      (.adjustWheel("5"), "Failed to adjust Button to picker wheel value \"5\""),
      (.gesture("pinch"), "Failed to pinch Button"),
      (.open, "Failed to open a link with Button"),
      (.changeDevice("orientation"), "Failed to change the orientation of the device for Button"),
      (.locate, "Failed to get the place of Button"),
      (.find, "Failed to find Button"),
      (.advanceTime, "Failed to advance the time of Button"),
      (.launch, "Failed to launch Button"),
      (.activate, "Failed to activate Button"),
      (.resetAuthorization, "Failed to reset an authorization of Button"),
      (.pressButton, "Failed to press a button of the device for Button"),
    ] as [(Action, String)])
  func words(_ action: Action, _ text: String) {
    #expect(action.failure(of: "Button") == text)
  }
}
