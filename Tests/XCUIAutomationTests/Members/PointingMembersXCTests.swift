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
    XCTAssertEqual(XCUI_UI_TESTING_AVAILABLE, 1)
    let identifiers = [
      XCUIIdentifierCloseWindow, XCUIIdentifierMinimizeWindow, XCUIIdentifierZoomWindow,
      XCUIIdentifierFullScreenWindow,
    ]
    XCTAssertEqual(Set(identifiers).count, 4)
    XCTAssertEqual(app.state, .runningForeground)
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
