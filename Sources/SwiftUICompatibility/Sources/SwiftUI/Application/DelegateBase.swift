public import Foundation

/// What stands for a delegate's type while one is made.
///
/// Of a type that is known only while the program runs, Swift makes an object where all its subclasses are bound to have the initializer,
/// as those of this class are. Delegates are not bound to, since on Apple's platforms the Objective-C runtime makes them; but whatever
/// `NSObject` is the superclass of has `init()` at the same place of its table, where it is looked up: its own, the inherited one, or the one
/// that stops the program and says that the type has none.
///
/// It is open so that no compiler takes this class's own initializer for the one that is meant.
@_documentation(visibility: internal)
open class DelegateBase: NSObject {
  /// Makes an object.
  public required override init() {
    super.init()
  }

  /// Makes an object of a type by its `init()`.
  ///
  /// - Parameter type: The type; one without `init()` stops the program, as on Apple's platforms.
  /// - Returns: The object.
  static func make<Delegate: NSObject>(_ type: Delegate.Type) -> Delegate {
    let lookedUp = unsafeBitCast(type as AnyClass, to: DelegateBase.Type.self)
    return unsafeDowncast(lookedUp.init() as AnyObject, to: Delegate.self)
  }
}
