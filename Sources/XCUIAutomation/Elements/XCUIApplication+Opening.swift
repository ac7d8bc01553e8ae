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

  /// Forgets whether the user permitted the application the use of something, so that it has to ask again.
  ///
  /// - Parameters:
  ///   - resource: What it is.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  public func resetAuthorizationStatus(
    for resource: XCUIProtectedResource, file: StaticString = #filePath, line: UInt = #line
  ) {
    let session = plan.session
    Interaction.attempt(.resetAuthorization, plan, at: CallerLocation(file, line)) {
      () throws(InteractionProblem) in
      try session.forgetDecision(about: resource.protectedResource)
    }
  }
}
