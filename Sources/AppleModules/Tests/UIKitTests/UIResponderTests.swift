import Foundation
import Testing
import UIKit

/// Objects that answer events, and what the application knows of the device.
@Suite("UIResponder") struct UIResponderTests {
  /// A responder that counts.
  @MainActor private final class Shaken: UIResponder {
    var count = 0

    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      if motion == .motionShake { count += 1 }
    }
  }

  @Test("A class answers a motion") @MainActor func motion() {
    let shaken = Shaken()
    (shaken as UIResponder).motionEnded(.motionShake, with: UIEvent())
    (shaken as UIResponder).motionBegan(.motionShake, with: nil)
    #expect(shaken.count == 1 && shaken.next == nil)
    #expect(UIEvent().subtype == .none && UIEvent().type == .touches)
  }

  @Test("The application answers events") func application() {
    let responder: UIResponder = UIApplication.shared
    #expect(responder === UIApplication.shared)
    #expect(
      UIApplication.keyboardWillShowNotification == UIResponder.keyboardWillShowNotification)
  }

  @Test("What the application knows of the device") func device() {
    let application = UIApplication.shared
    #expect(application.userInterfaceLayoutDirection == .leftToRight)
    #expect(application.preferredContentSizeCategory == .large)
    #expect(application.backgroundTimeRemaining > 1e9)
    let item = UIApplicationShortcutItem(type: "new", localizedTitle: "New note")
    application.shortcutItems = [item]
    #expect(application.shortcutItems?.map(\.type) == ["new"])
    application.shortcutItems = nil
    #expect(UIApplication.openNotificationSettingsURLString == "app-settings:notifications")
    let name = UIContentSizeCategory.didChangeNotification.rawValue
    #expect(name == "UIContentSizeCategoryDidChangeNotification")
  }

  @Test("Places in tables and collections") func indexPaths() {
    var path = IndexPath(row: 3, section: 1)
    #expect(path.row == 3 && path.section == 1 && path.item == 3)
    #expect(path == IndexPath(item: 3, section: 1) && path == [1, 3])
    path.row = 4
    #expect(path == [1, 4])
  }
}
