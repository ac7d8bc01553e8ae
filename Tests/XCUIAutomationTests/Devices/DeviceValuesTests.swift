import Testing
import XCUIAutomation

/// The names and raw values of UIKit and XCUIAutomation that suites compare and store.
@Suite("Values of devices")
struct DeviceValuesTests {
  @Test("idioms have UIKit's raw values, and this device is a phone")
  func idioms() {
    let idioms: [UIUserInterfaceIdiom] = [
      .unspecified, .phone, .pad, .tv, .carPlay, .mac, .vision,
    ]
    #expect(idioms.map(\.rawValue) == [-1, 0, 1, 2, 3, 5, 6])
    #expect(UIDevice.current.userInterfaceIdiom == .phone)
  }

  @Test("a device is upright, on a side or flat")
  func orientations() {
    let all: [UIDeviceOrientation] = [
      .unknown, .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight, .faceUp, .faceDown,
    ]
    #expect(all.map(\.rawValue) == Array(0...6))
    #expect(all.filter(\.isPortrait) == [.portrait, .portraitUpsideDown])
    #expect(all.filter(\.isLandscape) == [.landscapeLeft, .landscapeRight])
    #expect(all.filter(\.isFlat) == [.faceUp, .faceDown])
    #expect(all.filter(\.isValidInterfaceOrientation) == Array(all[1...4]))
  }

  @Test("size classes and vectors have Apple's values")
  func sizes() {
    let classes: [XCUIElement.SizeClass] = [.unspecified, .compact, .regular]
    #expect(classes.map(\.rawValue) == Array(0...2))
    #expect(CGVector() == CGVector(dx: 0, dy: 0))
  }

  @Test("the buttons of a remote control have Apple's raw values")
  func remote() {
    let buttons: [XCUIRemote.Button] = [
      .up, .down, .left, .right, .select, .menu, .playPause, .home, .pageUp, .pageDown, .guide,
      .fourColors, .oneTwoThree, .tvProvider,
    ]
    #expect(buttons.map(\.rawValue) == Array(0...13))
  }

  @Test("an error of VoiceOver says what it is about")
  func voiceOver() {
    typealias Error = XCUIVoiceOverService.Error
    let codes: [Error.Code] = [.failedToStart, .failedToStop, .noSpeech, .notRunning]
    #expect(codes.map(\.rawValue) == [1, 2, 3, 4])
    #expect(Error.errorDomain == "XCUIVoiceOverServiceErrorDomain")
  }
}
