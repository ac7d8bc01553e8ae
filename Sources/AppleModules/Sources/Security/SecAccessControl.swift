public import CoreFoundationNames
public import Foundation

/// Who has to be there for a secret to be read.
///
/// Mirrors the Security framework's structure.
public struct SecAccessControlCreateFlags: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: UInt

  /// Makes flags of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Somebody whom the device knows, by whatever.
  public static let userPresence = SecAccessControlCreateFlags(rawValue: 1)

  /// Somebody whom the device knows by face or finger.
  public static let biometryAny = SecAccessControlCreateFlags(rawValue: 1 << 1)

  /// Somebody whom the device knows by face or finger now.
  public static let biometryCurrentSet = SecAccessControlCreateFlags(rawValue: 1 << 3)

  /// Somebody who knows the passcode.
  public static let devicePasscode = SecAccessControlCreateFlags(rawValue: 1 << 4)

  /// One of them is enough.
  public static let or = SecAccessControlCreateFlags(rawValue: 1 << 14)

  /// All of them are needed.
  public static let and = SecAccessControlCreateFlags(rawValue: 1 << 15)

  /// The key may be used, and not be read.
  public static let privateKeyUsage = SecAccessControlCreateFlags(rawValue: 1 << 30)

  /// Who knows a password of the application's own.
  public static let applicationPassword = SecAccessControlCreateFlags(rawValue: 1 << 31)
}

/// What a secret asks of who reads it.
///
/// Mirrors the Security framework's type.
///
/// - Note: A terminal knows nobody and has no passcode: an item that asks for somebody is not added, as on a phone without a passcode
///   (`errSecAuthFailed`).
public final class SecAccessControl: NSObject, Sendable {
  /// When the secret can be read.
  let protection: String

  /// Who has to be there.
  let flags: SecAccessControlCreateFlags

  /// Makes what a secret asks.
  init(protection: String, flags: SecAccessControlCreateFlags) {
    self.protection = protection
    self.flags = flags
  }
}

// The name is the Security framework's.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns what a secret asks of who reads it.
///
/// Mirrors the Security framework's function.
///
/// - Parameters:
///   - allocator: Nothing.
///   - protection: When it can be read: one of the values of `kSecAttrAccessible`.
///   - flags: Who has to be there.
///   - error: Says why there is nothing.
/// - Returns: What it asks; `nil` where the protection is no text.
public func SecAccessControlCreateWithFlags(
  _ allocator: CFAllocator?, _ protection: CFTypeRef, _ flags: SecAccessControlCreateFlags,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecAccessControl? {
  guard let protection = protection as? NSString else {
    let problem = NSError(domain: NSOSStatusErrorDomain, code: Int(errSecParam))
    error?.pointee = Unmanaged.passRetained(problem)
    return nil
  }
  return SecAccessControl(protection: "\(protection)", flags: flags)
}
