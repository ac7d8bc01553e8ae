public import Foundation

extension UITextField {
  /// Told when people begin to type in a field of UIKit's; never here, where fields are SwiftUI's.
  ///
  /// Mirrors UIKit's constant.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")

  /// Told when people have typed in a field of UIKit's; never here, where fields are SwiftUI's.
  ///
  /// Mirrors UIKit's constant.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")

  /// Told when people end to type in a field of UIKit's; never here, where fields are SwiftUI's.
  ///
  /// Mirrors UIKit's constant.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
}

extension UITextView {
  /// Told when people begin to type in a field of UIKit's; never here, where fields are SwiftUI's.
  ///
  /// Mirrors UIKit's constant.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")

  /// Told when people have typed in a field of UIKit's; never here, where fields are SwiftUI's.
  ///
  /// Mirrors UIKit's constant.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")

  /// Told when people end to type in a field of UIKit's; never here, where fields are SwiftUI's.
  ///
  /// Mirrors UIKit's constant.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")
}
