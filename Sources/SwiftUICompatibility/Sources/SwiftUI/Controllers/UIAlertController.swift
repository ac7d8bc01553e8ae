public import Foundation
import UIKit

/// What an alert offers.
///
/// Mirrors UIKit's class.
@MainActor @preconcurrency public final class UIAlertAction: NSObject {
  /// What it is for.
  ///
  /// Mirrors UIKit's enumeration.
  public enum Style: Int, Sendable, Hashable {
    /// Something.
    case `default` = 0

    /// To leave things as they are.
    case cancel = 1

    /// To lose something.
    case destructive = 2
  }

  /// What it is called.
  public let title: String?

  /// What it is for.
  public let style: Style

  /// Whether it can be taken, looked at when the alert is presented.
  public var isEnabled = true

  /// What is called when it is taken.
  let handler: ((UIAlertAction) -> Void)?

  /// Makes an action.
  ///
  /// - Parameters:
  ///   - title: What it is called.
  ///   - style: What it is for.
  ///   - handler: What is called when it is taken, after the alert is closed.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}

/// An alert, or a sheet of choices.
///
/// Mirrors UIKit's class: it is shown as one of SwiftUI's.
///
/// ```swift
/// let alert = UIAlertController(title: "Rename", message: nil, preferredStyle: .alert)
/// alert.addTextField { $0.placeholder = "Name" }
/// alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in rename(alert.textFields?.first?.text) })
/// rootViewController.present(alert, animated: true)
/// ```
@MainActor @preconcurrency public final class UIAlertController: UIViewController {
  /// How it is shown.
  ///
  /// Mirrors UIKit's enumeration.
  public enum Style: Int, Sendable, Hashable {
    /// As choices at the bottom.
    case actionSheet = 0

    /// As an alert in the middle.
    case alert = 1
  }

  /// What it says below the title.
  public var message: String?

  /// How it is shown.
  public private(set) var preferredStyle = Style.alert

  /// What it offers.
  public private(set) var actions: [UIAlertAction] = []

  /// What the return key takes; of no effect.
  public var preferredAction: UIAlertAction?

  /// The fields; `nil` where there are none.
  public private(set) var textFields: [UITextField]?

  /// Makes an alert.
  ///
  /// - Parameters:
  ///   - title: What it asks.
  ///   - message: What it says below.
  ///   - preferredStyle: How it is shown.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init()
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  /// Has it offer something.
  public func addAction(_ action: UIAlertAction) { actions.append(action) }

  /// Gives it a field.
  ///
  /// - Parameter configurationHandler: Sets up the field: its text, what stands in it while it is empty, and whether it is to be read.
  public func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }
}
