extension Divergence {
  /// The ways in which elements and applications do not behave as Apple's.
  static let ofElements = [
    Divergence(
      "XCUIElement", in: "XCUIAutomation/Elements/XCUIElement.swift",
      apple: "All types are isolated to the main actor.",
      ours: "They are not isolated, and can be sent anywhere.",
      because: "Suites with and without isolation compile, in Swift 5 and Swift 6 mode.",
      test: "SuiteStyleTests/PlainXCTests.swift testHelpers"),
    Divergence(
      "XCUIApplication()", in: "XCUIAutomation/Elements/XCUIApplication.swift",
      apple: "The project names the target application.",
      ours: "It is XCUIApplication.defaultTarget, at the time of use.",
      because: "A package names no target application.",
      test: "XCUIAutomationTests/Elements/XCUIElementTests.swift subclass"),
    Divergence(
      "XCUIApplication(bundleIdentifier:)", in: "XCUIAutomation/Elements/XCUIApplication.swift",
      apple: "The device knows its applications.",
      ours:
        "The suite registers what an identifier stands for. Of the system's applications there are the home screen, com.apple.springboard, and small ones for com.apple.mobilesafari and com.apple.Preferences: Safari comes to the front with the address of a link and loads no page, the settings show whose they are. Links of other schemes leave the application in front; all are in `openedURLs`.",
      because: "Nothing here has a bundle.",
      test: "XCUIAutomationTests/Elements/BundleIdentifierTests.swift registered"),
    Divergence(
      "XCUIRemote", in: "XCUIAutomation/Devices/OtherDevices.swift",
      apple: "Its buttons control a television.",
      ours: "They have no effect; that is said once in a test.",
      because: "A terminal has no remote control.",
      test: "XCUIAutomationTests/Members/PointingMembersXCTests.swift testOtherDevices"),
    Divergence(
      "XCUISiriService", in: "XCUIAutomation/Devices/OtherDevices.swift",
      apple: "The assistant takes what is said.",
      ours: "It has no effect; that is said once in a test.",
      because: "A terminal has no assistant.",
      test: "XCUIAutomationTests/Members/PointingMembersXCTests.swift testOtherDevices"),
    Divergence(
      "tables", in: "XCUIAutomation/Queries/XCUIElementTypeQueryProvider.swift",
      apple: "A SwiftUI List is a table up to iOS 15, and a collection view since.",
      ours: "It is a collection view, which is found as a table too where no table is found.",
      because: "Most suites with lists were written when they were tables.",
      test: "XCUIAutomationTests/Queries/QueryEvaluatorTests.swift finds"),
    Divergence(
      "textViews", in: "XCUIAutomation/Queries/XCUIElementTypeQueryProvider.swift",
      apple: "A TextField with a vertical axis is of one type, which recordings disagree about.",
      ours: "It is a text field, which is found as a text view too where no text view is found.",
      because: "Suites ask for either.",
      test: "XCUIAutomationTests/Queries/QueryOtherMeaningTests.swift fieldsOfLines"),
    Divergence(
      "switches", in: "XCUIAutomation/Queries/XCUIElementTypeQueryProvider.swift",
      apple: "The choices of a picker in a list are of one type, switches in recordings.",
      ours: "They are buttons, which are found as switches too where no switch is found.",
      because: "Suites ask for either.",
      test: "XCUIAutomationTests/Queries/QueryOtherMeaningTests.swift choices"),
    Divergence(
      "launch()", in: "XCUIAutomation/Elements/XCUIApplication.swift",
      apple: "An application runs until it is launched anew or ended, over tests and classes.",
      ours:
        "It ends with the test that launched it; one that a class's own set-up launched runs as long as the class.",
      because: "A test that goes on where another stopped fails alone, or in another order.",
      test: "XCUIAutomationTests/TestCases/ClassLaunchXCTests.swift test2GoesOnOnTheClockOfTheTest"),
    Divergence(
      "frame", in: "XCUIAutomation/Elements/XCUIElementAttributes.swift",
      apple: "Lengths are points.",
      ours: "Lengths are cells of the screen, or points where UITEST_LENGTHS=points says so.",
      because: "A terminal has nothing smaller.",
      test: "XCUIAutomationTests/Inspection/SnapshotTests.swift children"),
    Divergence(
      "value(forKey:)", in: "XCUIAutomation/Elements/XCUIElement.swift",
      apple: "An unknown key raises an exception.",
      ours: "An unknown key fails the test and reads as nil.",
      because: "There are no exceptions on this platform.",
      test: "XCUIAutomationTests/Elements/XCUIElementTests.swift unknownKey"),
    Divergence(
      "tap()", in: "XCUIAutomation/Elements/XCUIElement.swift",
      apple: "A tap on a disabled or covered element hits whatever is at the place.",
      ours: "It fails the test, and says what is in the way.",
      because: "A test that taps past its element passes or fails for another reason than it says.",
      test: "XCUIAutomationTests/Failures/FailureReportTests.swift covered"),
    Divergence(
      "press(forDuration:)", in: "XCUIAutomation/Elements/XCUIElement.swift",
      apple: "A press takes real time, as taps and typing do.",
      ours:
        "It takes the application's time; a tap and typing take a millisecond of it, a swipe a second.",
      because: "A test need not take the time, and what is done later has a later date.",
      test: "XCUIAutomationTests/Waiting/TestTimeXCTests.swift testWhatATestDoesTakesItsTimeForBoth"
    ),
    Divergence(
      "waitForExistence(timeout:)", in: "XCUIAutomation/Elements/XCUIElement.swift",
      apple: "Waits take real time.",
      ours:
        "Waits take the application's time, and end at once when nothing can change any more.",
      because: "A test that waits for an animation of three seconds need not take three seconds.",
      test: "XCUIAutomationTests/Waiting/WaitingTests.swift idle"),
    Divergence(
      "subscript(_:)", in: "XCUIAutomation/Queries/XCUIElementQuery.swift",
      apple: "A key of more than 128 characters fails the test.", ours: "Keys have any length.",
      because: "There is no reason for a limit.",
      test: "XCUIAutomationTests/Divergences/DivergenceXCTests.swift testKeysHaveAnyLength"),
    Divergence(
      "XCUIElementTypeQueryProvider",
      in: "XCUIAutomation/Queries/XCUIElementTypeQueryProvider.swift",
      apple: "Each property is a requirement.",
      ours: "descendants(matching:) is the requirement, from which the properties follow.",
      because: "A type that conforms has two members to write in place of 84.",
      test:
        "XCUIAutomationTests/Divergences/DivergenceXCTests.swift testAProviderNeedsTwoMembers"),
    Divergence(
      "otherElements", in: "XCUIAutomation/Queries/XCUIElementTypeQueryProvider.swift",
      apple: "There are as many around everything as the release of the system has views there.",
      ours:
        "A window has three around what it shows; a stack or tab view has one, with its bar beside three around the page.",
      because: "That is how most recorded tests walk, and nobody else takes note of them.",
      test: "XCUIAutomationTests/Elements/PhoneElementsTests.swift containers"),
    Divergence(
      "cells", in: "XCUIAutomation/Queries/XCUIElementTypeQueryProvider.swift",
      apple: "Rows of a list exist while they are on the screen, or near it.",
      ours:
        "All rows of a list exist; those off the screen cannot be hit, and an action scrolls to them.",
      because: "A count is that of the list, and a test need not scroll to find a row.",
      test: "TextUITests/Lists/WaitingRowsTests.swift everythingIsThereForWhoLooks"),
    Divergence(
      "press(_:)", in: "XCUIAutomation/Devices/XCUIDevice.swift",
      apple: "The buttons for volume, action and camera do what they do on the device.",
      ours: "Only the home button has an effect; of the others that is said once in a test.",
      because: "A terminal has no such buttons.",
      test: "XCUIAutomationTests/Devices/XCUIDeviceTests.swift otherButtons"),
    Divergence(
      "XCUISystem.open(_:)", in: "XCUIAutomation/Devices/XCUISystem.swift",
      apple: "The system finds the application a link belongs to.",
      ours: "The link goes to the application of the default target.",
      because: "Nobody registers links with a terminal.",
      test:
        "XCUIAutomationTests/Divergences/DivergenceXCTests.swift testTheSystemOpensLinksWithTheDefaultTarget"
    ),
    Divergence(
      "adjust(toNormalizedSliderPosition:)",
      in: "XCUIAutomation/Elements/XCUIElement.swift",
      apple: "The thumb is dragged as near as it can be.",
      ours: "The slider gets the value itself, or the nearest it takes.",
      because: "A track of a few cells could not be dragged to most values.",
      test: "XCUIAutomationTests/Actions/ControlActionsTests.swift sliders"),
    Divergence(
      "pinch(withScale:velocity:)", in: "XCUIAutomation/Elements/XCUIElement.swift",
      apple: "Two fingers zoom what is under them.", ours: "It fails, once in a test.",
      because: "Nothing in a terminal is zoomed.",
      test: "XCUIAutomationTests/Actions/ControlActionsTests.swift meaningless"),
    Divergence(
      "rotate(_:withVelocity:)", in: "XCUIAutomation/Elements/XCUIElement.swift",
      apple: "Two fingers turn what is under them.", ours: "It fails, once in a test.",
      because: "Nothing in a terminal is turned.",
      test: "XCUIAutomationTests/Actions/ControlActionsTests.swift meaningless"),
    Divergence(
      "addUIInterruptionMonitor(withDescription:handler:)",
      in: "XCUIAutomation/Interruptions/InterruptionMonitor.swift",
      apple: "An alert that no handler deals with is dismissed, and the action goes on.",
      ours: "The action fails the test, and says what is in the way.",
      because: "An alert that nobody expected is worth knowing of.",
      test:
        "XCUIAutomationTests/Interruptions/InterruptionXCTests.swift testWithoutAHandlerThatDealsWithItTheActionFails"
    ),
    Divergence(
      "performAccessibilityAudit(for:_:)",
      in: "XCUIAutomation/Inspection/XCUIApplication+Audit.swift",
      apple: "It looks for contrast, clipped text, dynamic type and more.",
      ours:
        "It finds what is without a name or a key, is cut off, hard to read or to hit, and no dynamic type.",
      because: "The rest has no meaning in cells.",
      test: "XCUIAutomationTests/Inspection/AuditedScreenTests.swift kinds"),
    Divergence(
      "XCUIScreen.main", in: "XCUIAutomation/Inspection/XCUIScreen.swift",
      apple: "All applications share the screens of the device.",
      ours: "It is the screen of the running application in front, or the home screen.",
      because: "Every application has a terminal of its own.",
      test: "XCUIAutomationTests/Inspection/ScreenshotTests.swift nothingRuns"),
    Divergence(
      "XCUIDevice.location", in: "XCUIAutomation/Devices/XCUILocation.swift",
      apple: "Applications seem to be at the place.",
      ours: "It reads as it was set, and has no other effect; that is said once in a test.",
      because: "A terminal is nowhere.",
      test: "XCUIAutomationTests/Members/PointingMembersXCTests.swift testOtherDevices"),
    Divergence(
      "perform(handGesture:)", in: "XCUIAutomation/Devices/XCUIDeviceHandGesture.swift",
      apple: "The watch sees the gesture.",
      ours: "It has no effect; that is said once in a test.",
      because: "No hand wears a terminal.",
      test: "XCUIAutomationTests/Members/PointingMembersXCTests.swift testOtherDevices"),
    Divergence(
      "rotateDigitalCrown(delta:velocity:)",
      in: "XCUIAutomation/Devices/XCUIDeviceHandGesture.swift",
      apple: "The crown of the watch turns.",
      ours: "It has no effect; that is said once in a test.",
      because: "A terminal has no crown.",
      test: "XCUIAutomationTests/Members/PointingMembersXCTests.swift testOtherDevices"),
    Divergence(
      "UIDevice", in: "XCUIAutomation/Devices/UIDevice.swift",
      apple: "It describes the device.",
      ours: "It always is a phone, named after the computer.",
      because: "Suites that ask expect one application with a screen of its own.",
      test: "XCUIAutomationTests/Members/PointingMembersXCTests.swift testOtherDevices"),
    Divergence(
      "XCUIVoiceOverService",
      in: "XCUIAutomation/Devices/VoiceOver/XCUIVoiceOverService.swift",
      apple: "VoiceOver speaks aloud, and taps act on what it is at.",
      ours: "It says nothing aloud, and taps mean the same while it is on.",
      because: "What it would say follows from the accessibility tree.",
      test: "XCUIAutomationTests/Devices/VoiceOverTests.swift forward"),
    Divergence(
      "XCUIScreenshot.image", in: "XCUIAutomation/Inspection/XCUIScreenshot.swift",
      apple: "It is an UIImage or NSImage.", ours: "It is a ScreenImage, with size and pngData().",
      because: "This platform has neither.",
      test: "XCUIAutomationTests/Inspection/ScreenshotTests.swift png"),
  ]
}
