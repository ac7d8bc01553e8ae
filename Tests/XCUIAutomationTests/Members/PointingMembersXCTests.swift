import Foundation
import XCTest
import XCUIAutomation

/// Calls every member for pointing, adjusting, the device and links, as suites call them.
final class PointingMembersXCTests: UITestCase {
  private let app = XCUIApplication(target: .inProcess(GalleryApp.self))

  override func setUp() { app.launch() }

  func testPointing() {
    let button = app.buttons.firstMatch
    button.hover()
    button.click()
    button.doubleClick()
    button.rightClick()
    button.twoFingerTap()
    button.click(forDuration: 0.1, thenDragTo: button)
    button.click(
      forDuration: 0.1, thenDragTo: button, withVelocity: .default, thenHoldForDuration: 0)
    app.scroll(byDeltaX: 0, deltaY: -1)
    let place = button.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5))
    place.hover()
    place.click()
    place.doubleClick()
    place.rightClick()
    place.click(forDuration: 0.1, thenDragTo: place)
    place.click(
      forDuration: 0.1, thenDragTo: place, withVelocity: .slow, thenHoldForDuration: 0)
    place.scroll(byDeltaX: 0, deltaY: 1)
  }

  func testAdjusting() {
    let slider = app.sliders.firstMatch
    slider.adjust(toNormalizedSliderPosition: 0.5)
    XCTAssertEqual(slider.normalizedSliderPosition, 0.5, accuracy: 0.1)
    let wheel = app.pickerWheels.firstMatch
    let value = wheel.value as? String ?? ""
    wheel.adjust(toPickerWheelValue: value)
    XCTAssertEqual(wheel.value as? String, value)
  }

  func testOtherDevices() {
    XCUIRemote.shared.press(.select)
    XCUIRemote.shared.press(.menu, forDuration: 1)
    XCUIDevice.shared.siriService.activate(voiceRecognitionText: "Hello")
    XCTAssertTrue(XCUIDevice.shared.supportsPointerInteraction)
    XCTAssertFalse(XCUIDevice.shared.supportsHandGestures)
    XCUIDevice.shared.perform(handGesture: .doubleTap)
    XCUIDevice.shared.perform(handGesture: .flick)
    XCUIDevice.shared.rotateDigitalCrown(delta: 0.5)
    XCUIDevice.shared.rotateDigitalCrown(delta: -0.5, velocity: .slow)
    XCTAssertNil(XCUIDevice.shared.location)
    XCUIDevice.shared.location = XCUILocation(
      location: CLLocation(latitude: 48.2, longitude: 16.4))
    XCTAssertEqual(XCUIDevice.shared.location?.location.coordinate.latitude, 48.2)
    XCTAssertEqual(UIDevice.current.userInterfaceIdiom, .phone)
    XCTAssertEqual(UIDevice.current.orientation, .portrait)
    XCTAssertEqual(UIDevice.current.systemName, "iOS")
    XCTAssertEqual(UIDevice.current.systemVersion, "26.0")
    let descriptions = [
      UIDevice.current.name, UIDevice.current.model, UIDevice.current.localizedModel,
    ]
    XCTAssertFalse(descriptions.contains(""))
    XCTAssertEqual(XCUI_UI_TESTING_AVAILABLE, 1)
    let identifiers = [
      XCUIIdentifierCloseWindow, XCUIIdentifierMinimizeWindow, XCUIIdentifierZoomWindow,
      XCUIIdentifierFullScreenWindow,
    ]
    XCTAssertEqual(Set(identifiers).count, 4)
    XCTAssertEqual(app.state, .runningForeground)
  }

  func testPasteboard() throws {
    let pasteboard = UIPasteboard.general
    XCTAssertFalse(pasteboard.hasStrings)
    let count = pasteboard.changeCount
    pasteboard.string = "https://example.com/a"
    XCTAssertEqual(pasteboard.string, "https://example.com/a")
    XCTAssertEqual(pasteboard.strings, ["https://example.com/a"])
    XCTAssertEqual(pasteboard.url?.host, "example.com")
    XCTAssertTrue(pasteboard.hasURLs)
    XCTAssertEqual(pasteboard.numberOfItems, 1)
    XCTAssertEqual(pasteboard.changeCount, count + 1)
    pasteboard.strings = ["a", "b"]
    XCTAssertEqual(pasteboard.string, "a\nb")
    XCTAssertNil(pasteboard.url)
    pasteboard.url = nil
    XCTAssertNil(pasteboard.strings)
  }

  func testVoiceOver() throws {
    let voiceOver = XCUIDevice.shared.voiceOverService
    XCTAssertFalse(voiceOver.isEnabled)
    try voiceOver.enable()
    XCTAssertTrue(voiceOver.isEnabled)
    let first = try voiceOver.currentSpeech().utterance
    XCTAssertNotEqual(try voiceOver.moveForward().utterance, first)
    XCTAssertEqual(try voiceOver.moveBackward().utterance, first)
    XCTAssertTrue(voiceOver.debugDescription.contains(first))
    XCTAssertThrowsError(try voiceOver.moveIn())
    XCTAssertThrowsError(try voiceOver.moveOut())
    try voiceOver.disable()
  }

  func testDevice() throws {
    let device = XCUIDevice.shared
    for orientation in [UIDeviceOrientation.landscapeLeft, .landscapeRight, .portrait] {
      device.orientation = orientation
      XCTAssertEqual(device.orientation, orientation)
    }
    device.appearance = .dark
    XCTAssertEqual(device.appearance, .dark)
    for button in [XCUIDevice.Button.volumeUp, .volumeDown, .action, .camera] {
      device.press(button)
      XCTAssertFalse(device.hasHardwareButton(button))
    }
    device.press(.home)
    app.activate()
    app.open(try XCTUnwrap(URL(string: "gallery://fruit/1")))
    app.resetAuthorizationStatus(for: .photos)
    XCTAssertEqual(app.state, .runningForeground)
  }
}
