import Foundation
import Primitives

/// A screen that says which elements it is known by, and cannot be made while they are not shown.
///
/// After the pattern of the ScreenObject library:
///
/// ```swift
/// final class LoginScreen: ScreenObject {
///   init(app: XCUIApplication) throws {
///     try super.init(
///       expectedElementGetters: [{ $0.textFields["login.name"] }, { $0.buttons["Sign in"] }],
///       app: app)
///   }
///
///   func signIn(as name: String) throws -> HomeScreen {
///     app.textFields["login.name"].typeText(name)
///     app.buttons["Sign in"].tap()
///     return try HomeScreen(app: app)
///   }
/// }
/// ```
///
/// It is open because every suite derives its screens from it.
open class ScreenObject {
  /// The application.
  public let app: XCUIApplication

  /// What finds the elements by which the screen is known.
  private let expectedElementGetters: [(XCUIApplication) -> XCUIElement]

  /// How long to wait for them, in seconds of the application's time.
  private let waitTimeout: TimeInterval

  /// Makes a screen, after waiting for its elements.
  ///
  /// - Parameters:
  ///   - expectedElementGetters: What finds the elements by which the screen is known. It is an error
  ///     for there to be none.
  ///   - app: The application.
  ///   - waitTimeout: How long to wait for each of them, in seconds of the application's time.
  /// - Throws: ``ScreenNotShown`` with the first element that is missing.
  public init(
    expectedElementGetters: [(XCUIApplication) -> XCUIElement],
    app: XCUIApplication = XCUIApplication(), waitTimeout: TimeInterval = 20
  ) throws {
    precondition(
      !expectedElementGetters.isEmpty,
      "\(Self.self) is known by no elements: expectedElementGetters is empty.")
    self.app = app
    self.expectedElementGetters = expectedElementGetters
    self.waitTimeout = waitTimeout
    try waitForScreen()
  }

  /// Makes a screen that is known by one element, after waiting for it.
  ///
  /// - Parameters:
  ///   - expectedElementGetter: What finds the element.
  ///   - app: The application.
  ///   - waitTimeout: How long to wait for it, in seconds of the application's time.
  /// - Throws: ``ScreenNotShown``.
  public convenience init(
    expectedElementGetter: @escaping (XCUIApplication) -> XCUIElement,
    app: XCUIApplication = XCUIApplication(), waitTimeout: TimeInterval = 20
  ) throws {
    try self.init(
      expectedElementGetters: [expectedElementGetter], app: app, waitTimeout: waitTimeout)
  }

  /// The elements by which the screen is known.
  public var expectedElements: [XCUIElement] { expectedElementGetters.map { $0(app) } }

  /// The first of the elements by which the screen is known.
  public var expectedElement: XCUIElement { expectedElementGetters[0](app) }

  /// Whether all elements by which the screen is known are there now.
  public var isLoaded: Bool { expectedElements.allSatisfy(\.exists) }

  /// Waits until the elements by which the screen is known are there.
  /// - Returns: The screen.
  /// - Throws: ``ScreenNotShown`` with the first element that is missing.
  @discardableResult
  public func waitForScreen() throws -> Self {
    let elements = expectedElements
    for element in elements {
      if element.waitForExistence(timeout: waitTimeout) { continue }
      throw ScreenNotShown(
        screen: String(describing: Self.self), missing: element.description,
        there: elements.filter(\.exists).map(\.description), seconds: waitTimeout,
        screenshot: app.state == .notRunning ? [] : app.outlineLines(),
        place: FailurePlace(of: .capture()))
    }
    return self
  }
}

/// A screen that was to be shown and is not.
public struct ScreenNotShown: LocalizedError, CustomStringConvertible {
  /// The type of the screen.
  public let screen: String

  /// The first element that is missing.
  public let missing: String

  /// The elements of the screen that are there.
  let there: [String]

  /// How long was waited, in seconds of the application's time.
  let seconds: TimeInterval

  /// What is shown in its place, as an outline.
  let screenshot: [String]

  /// Where the screen was made.
  let place: FailurePlace

  /// The failure in words.
  public var description: String {
    let name = place.file.split(separator: "/").last ?? ""
    var lines = [
      "\(screen) is not shown at \(name):\(place.line): waited "
        + "\(SecondsText.words(seconds)) for \(missing)."
    ]
    if !there.isEmpty { lines.append("Of its elements there is \(there.joined(separator: ", ")).") }
    if !screenshot.isEmpty { lines += ["The screen as it is:"] + screenshot.map { "  " + $0 } }
    return lines.joined(separator: "\n")
  }

  /// The failure in words.
  public var errorDescription: String? { description }
}
