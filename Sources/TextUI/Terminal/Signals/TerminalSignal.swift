package import AccessibilityTree

/// A signal, by what it asks of an app on a terminal.
package enum TerminalSignal: Sendable, Hashable {
  /// The terminal has another size; what it shows is not defined until the next full frame.
  case resized(Size)

  /// The process was stopped and goes on; the terminal has been taken over again and shows nothing.
  case resumed

  /// The process was asked to end by the signal of this number; the app should end in good order.
  case ended(by: Int32)
}
