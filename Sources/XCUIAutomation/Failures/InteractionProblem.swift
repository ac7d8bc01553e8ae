import AccessibilityTree

/// A problem that keeps a use of an element from succeeding; data, which ``ProblemText`` puts in words.
enum InteractionProblem: Error, Sendable {
  /// The test is over with an earlier failure; nothing is to be said.
  case testIsOver

  /// The application does not run.
  case notRunning(ApplicationSession.Phase)

  /// The application ended just now.
  case ended(ApplicationEnd)

  /// The application could not be launched.
  case launch(LaunchFailure)

  /// The application refuses a request, for this reason.
  case refused(String)

  /// No element is found.
  case noMatches

  /// More than one element is found.
  case multipleMatches([ElementID])

  /// The element takes no input.
  case disabled(ElementID)

  /// The element is covered everywhere, by this one when it is known.
  case covered(ElementID, by: ElementID?)

  /// The element is hidden from assistive technology.
  case hidden(ElementID)

  /// The system asks for a permission, by an alert with this title and these buttons.
  case interrupted(title: String, buttons: [String])

  /// The application is behind another one, or the home screen.
  case inBackground

  /// The element is not on the screen, and cannot be scrolled there.
  case offscreen(ElementID)

  /// A place is outside of the screen of that size, in cells and parts of them.
  case outside(x: Double, y: Double, of: Size)

  /// Neither the element nor one inside it has the keyboard's focus.
  case noKeyboardFocus(ElementID)

  /// The control does not take this value, but these.
  case noSuchValue(String, of: [String])

  /// The element has no value that could be set so.
  case notAdjustable(ElementID, to: String)

  /// What was asked for has no meaning here, for this reason.
  case meaningless(String)

  /// There is no attribute of that name.
  case unknownKey(String)
}
