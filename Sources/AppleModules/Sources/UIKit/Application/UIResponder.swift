public import Foundation

/// An object that answers events.
///
/// Mirrors UIKit's class, as far as delegates, views and controllers have it as their superclass; nothing passes events through it here.
///
/// - Note: Unlike UIKit's, its methods can be overridden in a class alone, and not in an extension of one: Swift allows that to what
///   Objective-C knows.
@MainActor @preconcurrency open class UIResponder: NSObject {
  /// Makes an object that answers no event.
  nonisolated public override init() {
    super.init()
  }

  /// The object that is asked next: none.
  open var next: UIResponder? { nil }

  /// Told when the device begins to be moved; never here.
  ///
  /// - Parameters:
  ///   - motion: How.
  ///   - event: What happened.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

  /// Told when the device was moved, as when it was shaken; never here.
  ///
  /// - Parameters:
  ///   - motion: How.
  ///   - event: What happened.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

  /// Told when a motion came to nothing; never here.
  ///
  /// - Parameters:
  ///   - motion: How.
  ///   - event: What happened.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
}
