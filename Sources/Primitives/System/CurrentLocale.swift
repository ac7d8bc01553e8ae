package import Foundation

/// What Foundation's `Locale.current` is in this process.
///
/// On Apple's platforms it is the user's language and region. On Linux it is `en_001` wherever a program runs, in which ten dollars read
/// `US$10.00`, and Foundation has nothing with which to change it.
package enum CurrentLocale {
  /// What a new simulator has.
  package static let usual = "en_US"

  /// Makes a locale the current one of this process.
  ///
  /// Foundation keeps one object behind every `Locale.current`: it takes the contents of the one behind the new locale. Call it before
  /// anything formats and before other threads read: a formatter or a calendar keeps what it was made with.
  ///
  /// - Parameter locale: The new one.
  /// - Returns: Whether it is the current one now; `false`, with nothing changed, where Foundation is made otherwise than is known here.
  @discardableResult package static func become(_ locale: Locale) -> Bool {
    let current = Locale.current
    guard current != locale else { return true }
    guard let old = object(behind: current), let new = object(behind: locale),
      old.load(as: UnsafeRawPointer.self) == new.load(as: UnsafeRawPointer.self),
      starts(old, with: current.identifier), starts(new, with: locale.identifier)
    else { return false }
    // What the class says of itself comes after its kind, its superclass, its flags and where its objects start.
    let size = Int(old.load(as: UnsafeRawPointer.self).load(fromByteOffset: 24, as: UInt32.self))
    // It is kept for ever: what it refers to belongs to both from here on.
    _ = Unmanaged<AnyObject>.fromOpaque(new).retain()
    (old + header).copyMemory(from: new + header, byteCount: size - header)
    return true
  }

  /// Makes the usual locale the current one of this process, as ``become(_:)`` does.
  ///
  /// It needs no other object, which takes a tenth of a millisecond to make: the one behind the current locale begins with its name, twice.
  @discardableResult package static func becomeUsual() -> Bool {
    let current = Locale.current
    let name = current.identifier
    guard name != usual else { return true }
    guard let object = object(behind: current), starts(object, with: name),
      starts(object + MemoryLayout<String>.size, with: name)
    else { return become(Locale(identifier: usual)) }
    let names = (object + header).assumingMemoryBound(to: String.self)
    // The old ones may be another object's, too.
    for index in 0..<2 { (names + index).initialize(to: usual) }
    return Locale.current.identifier == usual
  }

  /// The usual locale: the current one where it is that.
  package static var usualLocale: Locale {
    let current = Locale.current
    return current.identifier == usual ? current : Locale(identifier: usual)
  }

  /// How many bytes of an object are the runtime's: its class, and how often it is referred to.
  private static let header = 16

  /// Returns the object that a locale is made of; `nil` when it is made of something else.
  private static func object(behind locale: Locale) -> UnsafeMutableRawPointer? {
    // Its reference, and the table of its conformance.
    guard MemoryLayout<Locale>.size == 16 else { return nil }
    return withUnsafeBytes(of: locale) { $0.load(as: UnsafeMutableRawPointer?.self) }
  }

  /// Returns whether the first value of an object is a text, which is compared as it lies in memory.
  private static func starts(_ object: UnsafeMutableRawPointer, with text: String) -> Bool {
    withUnsafeBytes(of: text) {
      UnsafeRawBufferPointer(start: object + header, count: $0.count).elementsEqual($0)
    }
  }
}
