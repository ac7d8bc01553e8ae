/// The application and the test case, as the page objects of a suite hold them.
///
/// Mirrors AutomationTools' `PageObject`.
///
/// A page object gives a screen's elements and actions names, so that tests read as what a user
/// does:
///
/// ```swift
/// final class LoginPage: PageObject {
///   var name: XCUIElement { app.textFields["login.name"] }
///
///   @discardableResult func logIn(as user: String) -> HomePage {
///     name.waitClearAndEnterText(text: user)
///     app.buttons["Log in"].waitAndTap()
///     return HomePage(application: app, testCaseInstance: tc)
///   }
/// }
/// ```
///
/// It is open because every suite derives its pages from it.
open class PageObject {
  /// The application.
  public let app: XCUIApplication

  /// The test case that uses the page.
  public let tc: XCTestCase

  /// Makes a page.
  ///
  /// - Parameters:
  ///   - application: The application.
  ///   - testCase: The test case that uses the page.
  public init(application: XCUIApplication, testCaseInstance testCase: XCTestCase) {
    app = application
    tc = testCase
  }

  /// Makes a page of the application that a test case launches.
  ///
  /// ```swift
  /// let login = LoginPage(self)
  /// ```
  ///
  /// - Note: An addition.
  /// - Parameter testCase: The test case that uses the page.
  public convenience init(_ testCase: ATTestCase) {
    self.init(application: testCase.app, testCaseInstance: testCase)
  }
}
