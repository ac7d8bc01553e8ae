import AccessibilityTree
import Foundation

extension KeyboardBox {
  /// Tells the observers of UIKit's notifications that the keyboard comes, or goes.
  ///
  /// - Parameters:
  ///   - isShown: Whether it comes.
  ///   - screen: The size of the screen, in cells.
  func tell(isShown: Bool, on screen: Size) {
    let cell = AuthorLengths.unit
    func frame(height: Int) -> CGRect {
      CGRect(
        x: 0, y: CGFloat(screen.height - height) * cell.height,
        width: CGFloat(screen.width) * cell.width, height: CGFloat(height) * cell.height)
    }
    let (hidden, shown) = (frame(height: 0), frame(height: roomTaken))
    let info: [AnyHashable: Any] = [
      "UIKeyboardFrameBeginUserInfoKey": isShown ? hidden : shown,
      "UIKeyboardFrameEndUserInfoKey": isShown ? shown : hidden,
      "UIKeyboardAnimationDurationUserInfoKey": 0.25,
      "UIKeyboardAnimationCurveUserInfoKey": 7,
      "UIKeyboardIsLocalUserInfoKey": true,
    ]
    for moment in ["Will", "Did"] {
      for change in ["ChangeFrame", isShown ? "Show" : "Hide"] {
        NotificationCenter.default.post(
          name: Notification.Name("UIKeyboard\(moment)\(change)Notification"), object: nil,
          userInfo: info)
      }
    }
  }
}
