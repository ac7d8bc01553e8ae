import AutomationWire
public import Foundation

extension XCUIApplication {
  /// Opens a link with the application, which is launched or brought to the front for it.
  ///
  /// A view takes it with `onOpenURL(perform:)`; the test fails when none does.
  ///
  /// - Parameters:
  ///   - url: The link.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  public func open(_ url: URL, file: StaticString = #filePath, line: UInt = #line) {
    activate(file: file, line: line)
    guard state == .runningForeground else { return }
    Interaction.attempt(.open, plan, at: CallerLocation(file, line)) {
      () throws(InteractionProblem) in
      try plan.session.exchange(.openURL(url.absoluteString))
    }
  }

  /// Forgets whether the user permitted the application the use of something.
  ///
  /// - Note: Unlike Apple's, it has no effect: an application here asks for no permission. It says so once in a test.
  ///
  /// - Parameters:
  ///   - resource: What it is.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  public func resetAuthorizationStatus(
    for resource: XCUIProtectedResource, file: StaticString = #filePath, line: UInt = #line
  ) {
    Meaningless.note(
      "resetAuthorizationStatus(for:) has no effect: applications here ask for no permissions.",
      at: CallerLocation(file, line))
  }
}
