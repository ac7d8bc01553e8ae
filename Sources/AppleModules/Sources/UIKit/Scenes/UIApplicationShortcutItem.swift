public import Foundation

/// A shortcut on the home screen to what an application does; there is no home screen here, and nobody takes one.
///
/// Mirrors UIKit's class.
public class UIApplicationShortcutItem: NSObject, @unchecked Sendable {
  // What it is made of does not change; an item that changes is its owner's to keep to one thread, as on a phone.

  /// What it does, for the application.
  public fileprivate(set) var type: String

  /// What it does, for people.
  public fileprivate(set) var localizedTitle: String

  /// What else is said of it.
  public fileprivate(set) var localizedSubtitle: String?

  /// Its picture.
  public fileprivate(set) var icon: UIApplicationShortcutIcon?

  /// What the application keeps with it.
  public fileprivate(set) var userInfo: [String: any NSSecureCoding]?

  /// Makes a shortcut.
  ///
  /// - Parameters:
  ///   - type: What it does, for the application.
  ///   - localizedTitle: What it does, for people.
  ///   - localizedSubtitle: What else is said of it.
  ///   - icon: Its picture.
  ///   - userInfo: What the application keeps with it.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String? = nil,
    icon: UIApplicationShortcutIcon? = nil, userInfo: [String: any NSSecureCoding]? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.icon = icon
    self.userInfo = userInfo
  }
}

/// The picture of a shortcut.
///
/// Mirrors UIKit's class.
public final class UIApplicationShortcutIcon: NSObject, Sendable {
  /// The name of the picture.
  private let name: String

  /// Makes one of a symbol of the system.
  public init(systemImageName: String) { name = systemImageName }

  /// Makes one of a picture of the application.
  public init(templateImageName: String) { name = templateImageName }
}
