import SwiftUI
import Testing

/// Objects that answer events, as UIKit has them.
@Suite("Objects that answer events") @MainActor struct UIResponderTests {
  /// A delegate of nothing.
  private final class Delegate: UIResponder, UIApplicationDelegate {}

  @Test func views() {
    let window = UIWindow()
    let label = UILabel()
    window.addSubview(label)
    let responders: [UIResponder] = [window, label, UIViewController(), UIApplication.shared]
    #expect(responders.count == 4 && label.next === window && window.next == nil)
    #expect(
      UIApplication.keyboardWillHideNotification == UIResponder.keyboardWillHideNotification)
    #expect(UIWindow.keyboardDidShowNotification == UIResponder.keyboardDidShowNotification)
  }

  @Test func notificationsOfFields() {
    let names = [
      UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
      UITextField.textDidEndEditingNotification, UITextView.textDidBeginEditingNotification,
      UITextView.textDidChangeNotification, UITextView.textDidEndEditingNotification,
    ]
    #expect(Set(names).count == 6)
    #expect(names[1].rawValue == "UITextFieldTextDidChangeNotification")
  }

  @Test func delegateOfTheApplication() {
    #expect(UIApplication.shared.delegate == nil)
    let delegate = Delegate()
    UIApplication.shared.delegate = delegate
    #expect(UIApplication.shared.delegate === delegate)
    UIApplication.shared.delegate = nil
  }

  /// What is needed to go on with something.
  private struct Payload: Codable, Equatable {
    var note: String
    var line: Int
  }

  /// What goes on with something.
  private final class Restoring: UIResponder, UIUserActivityRestoring {
    var type: String?

    func restoreUserActivityState(_ userActivity: NSUserActivity) {
      type = userActivity.activityType
    }
  }

  @Test func activities() throws {
    let activity = NSUserActivity(activityType: "editing")
    #expect(throws: (any Error).self) { try activity.typedPayload(Payload.self) }
    #expect(throws: (any Error).self) { try activity.setTypedPayload(3) }
    try activity.setTypedPayload(Payload(note: "milk", line: 3))
    #expect(activity.userInfo?["note"] as? String == "milk")
    #expect(try activity.typedPayload(Payload.self) == Payload(note: "milk", line: 3))
    #expect(Set([activity, activity, NSUserActivity(activityType: "editing")]).count == 2)
    let restoring = Restoring()
    (restoring as any UIUserActivityRestoring).restoreUserActivityState(activity)
    #expect(restoring.type == "editing")
  }
}
