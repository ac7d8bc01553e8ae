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
  /// - Parameters:
  ///   - url: The link.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  public func open(_ url: URL, file: StaticString = #filePath, line: UInt = #line) {
    XCUIApplication().open(url, file: file, line: line)
  }
}
