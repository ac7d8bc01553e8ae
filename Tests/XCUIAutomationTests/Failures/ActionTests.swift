import Testing

@testable import XCUIAutomation

@Suite("Actions in words")
struct ActionTests {
  @Test(
    "each action says what is done",
    arguments: [
      (Action.read("label"), "get label of Button"),
      (.tap(count: 1), "tap Button"),
      (.tap(count: 2), "double tap Button"),
      (.tap(count: 3), "tap Button 3 times"),
      (.press, "press Button"),
      (.drag, "drag Button"),
      (.swipe("up"), "swipe up Button"),
      (.typeText("a\nb"), "type \"a\\nb\" into Button"),
      (.typeText(nil), "type text into Button"),
      (.typeKey, "type a key into Button"),
      (.point("hover over"), "hover over Button"),
      (.scroll, "scroll Button"),
      (.adjustSlider(0.25), "adjust Button to normalized slider position 0.25"),
      (.adjustWheel("5"), "adjust Button to picker wheel value \"5\""),
      (.gesture("pinch"), "pinch Button"),
      (.open, "open a link with Button"),
      (.changeDevice("orientation"), "change the orientation of the device for Button"),
      (.locate, "get the place of Button"),
      (.find, "find Button"),
      (.advanceTime, "advance the time of Button"),
      (.holdTime, "hold the time of Button"),
      (.readTime, "read the time of Button"),
      (.launch(arguments: ["-a"]), "launch Button"),
      (.activate, "activate Button"),
      (.resetAuthorization, "reset an authorization of Button"),
      (.pressButton, "press a button of the device for Button"),
    ] as [(Action, String)])
  func words(_ action: Action, _ text: String) {
    #expect(action.words(for: "Button") == text)
  }

  @Test("a launch says with what")
  func launches() {
    #expect(Action.launch().account(for: "App") == "launch App")
    #expect(
      Action.launch(arguments: ["-reset", "-user", "Ada"]).account(for: "App")
        == "launch App (-reset -user Ada)")
    #expect(
      Action.launch(environment: ["SEED", "TOKEN"]).account(for: "App")
        == "launch App (environment SEED, TOKEN)")
    #expect(
      Action.launch(arguments: ["-a"], environment: ["SEED"]).account(for: "App")
        == "launch App (-a; environment SEED)")
    #expect(Action.tap(count: 1).account(for: "App") == "tap App")
  }
}
