public import Foundation

/// The system that applications run on.
///
/// Mirrors Apple's class.
public final class XCUISystem: NSObject, Sendable {
  /// The only system there is.
  static let shared = XCUISystem()

  /// Opens a link with the application it belongs to.
  ///
  /// - Note: Unlike Apple's, it knows of no other applications: the link goes to that of the default target.
  ///
  /// - Parameter url: The link.
  public func open(_ url: URL) {
    XCUIApplication().open(url)
  }
}
