// The names are the Security framework's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// What makes random bytes.
///
/// Mirrors the Security framework's type.
public final class SecRandom: Sendable {
  /// Nobody makes one.
  private init() {}
}

/// What makes random bytes.
///
/// Mirrors the Security framework's type.
public typealias SecRandomRef = SecRandom

/// What makes random bytes by default: the system.
///
/// Mirrors the Security framework's constant.
public let kSecRandomDefault: SecRandomRef? = nil

/// Writes bytes that nobody can guess.
///
/// Mirrors the Security framework's function.
///
/// - Parameters:
///   - rnd: What makes them; of no effect.
///   - count: How many.
///   - bytes: Where they go.
/// - Returns: `errSecSuccess`; `errSecParam` for a number below zero.
public func SecRandomCopyBytes(
  _ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer
) -> Int32 {
  guard count >= 0 else { return errSecParam }
  var generator = SystemRandomNumberGenerator()
  for index in 0..<count {
    bytes.storeBytes(of: generator.next(), toByteOffset: index, as: UInt8.self)
  }
  return errSecSuccess
}
