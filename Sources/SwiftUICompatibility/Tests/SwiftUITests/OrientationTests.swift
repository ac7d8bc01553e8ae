import AutomationTools_Core
import SwiftUI
import XCTest

/// The modifier that many applications have.
private struct RotationModifier: ViewModifier {
  let action: (SwiftUI.UIDeviceOrientation) -> Void

  func body(content: Content) -> some View {
    content
      .onAppear()
      .onReceive(
        NotificationCenter.default.publisher(
          for: SwiftUI.UIDevice.orientationDidChangeNotification)
      ) { notification in
        if let device = notification.object as? SwiftUI.UIDevice { action(device.orientation) }
      }
  }
}

/// Says how the device is held.
private struct OrientationApp: App {
  var body: some Scene {
    WindowGroup { OrientationView() }
  }
}

private struct OrientationView: View {
  @State private var orientation = SwiftUI.UIDeviceOrientation.unknown
  @State private var count = 0

  var body: some View {
    Text("Turned \(count) times")
    Text(verbatim: "Held \(orientation)")
    Text(verbatim: "Stands \(standing)")
      .modifier(
        RotationModifier {
          orientation = $0
          count += 1
        })
    Text(verbatim: "Is \(SwiftUI.UIDevice.current.orientation)")
  }

  private var standing: UIInterfaceOrientation {
    _ = orientation
    let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
    return scene?.interfaceOrientation ?? .unknown
  }
}

/// An application is told how the device is held.
final class OrientationTests: ATTestCase {
  override class var applicationTarget: ApplicationTarget { .inProcess(OrientationApp.self) }

  override func tearDown() {
    XCUIDevice.shared.orientation = .portrait
    super.tearDown()
  }

  private func check(_ held: String, _ stands: String, _ count: Int) {
    XCTAssertTrue(app.staticTexts["Held \(held)"].exists, held)
    XCTAssertTrue(app.staticTexts["Stands \(stands)"].exists, held)
    XCTAssertTrue(app.staticTexts["Turned \(count) times"].exists, held)
  }

  func testItIsToldOfEachTurn() {
    launchApp()
    check("unknown", "portrait", 0)
    XCTAssertTrue(app.staticTexts["Is portrait"].exists)
    XCUIDevice.shared.orientation = .portrait
    check("unknown", "portrait", 0)
    XCUIDevice.shared.orientation = .landscapeLeft
    check("landscapeLeft", "landscapeRight", 1)
    XCTAssertGreaterThan(app.frame.width, app.frame.height)
    XCUIDevice.shared.orientation = .faceUp
    check("faceUp", "landscapeRight", 2)
    XCUIDevice.shared.orientation = .landscapeRight
    check("landscapeRight", "landscapeLeft", 3)
    XCUIDevice.shared.orientation = .portraitUpsideDown
    check("portraitUpsideDown", "landscapeLeft", 4)
    XCTAssertGreaterThan(app.frame.width, app.frame.height)
    XCUIDevice.shared.orientation = .portrait
    check("portrait", "portrait", 5)
  }

  func testOneThatIsLaunchedLaterIsToldAtOnce() {
    XCUIDevice.shared.orientation = .landscapeRight
    launchApp()
    check("landscapeRight", "landscapeLeft", 1)
    XCTAssertTrue(app.staticTexts["Is landscapeRight"].exists)
    XCTAssertGreaterThan(app.frame.width, app.frame.height)
  }
}
