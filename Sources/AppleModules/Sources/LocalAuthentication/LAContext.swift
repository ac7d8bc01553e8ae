public import Foundation

/// A question to people who they are.
///
/// Mirrors Local Authentication's class. A terminal is a phone as a simulator is one at first: it could know a face, nobody has shown it one,
/// and it has no passcode. So no policy can be evaluated, and applications do what they do then: they ask for their own password.
public final class LAContext: NSObject {
  /// What the way to the passcode is called; of no effect.
  public var localizedFallbackTitle: String?

  /// What the way out is called; of no effect.
  public var localizedCancelTitle: String?

  /// Why it is asked; of no effect.
  public var localizedReason = ""

  /// For how long an unlocked device needs no question, in seconds; of no effect.
  public var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0

  /// Whether nothing may be asked; of no effect, since nothing is.
  public var interactionNotAllowed = false

  /// What people would be known by: their face.
  public var biometryType: LABiometryType { .faceID }

  /// Which faces are known: none.
  public var evaluatedPolicyDomainState: Data? { nil }

  /// Returns whether a policy can be evaluated: none can.
  ///
  /// - Parameters:
  ///   - policy: The policy.
  ///   - error: Says why not.
  /// - Returns: False.
  public func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool
  {
    error?.pointee = reason(of: policy) as NSError
    return false
  }

  /// Asks people who they are, which ends at once.
  ///
  /// - Parameters:
  ///   - policy: The policy.
  ///   - localizedReason: Why it is asked.
  ///   - reply: Called with false and the reason on a queue of its own.
  public func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String,
    reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    let error = reason(of: policy)
    DispatchQueue.global().async { reply(false, error) }
  }

  /// Asks people who they are, which ends at once.
  ///
  /// - Parameters:
  ///   - policy: The policy.
  ///   - localizedReason: Why it is asked.
  /// - Returns: Whether they are known: never.
  /// - Throws: An `LAError`, always.
  @discardableResult
  public func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    throw reason(of: policy)
  }

  /// Forgets what was asked: nothing.
  public func invalidate() {}

  /// Returns why a policy cannot be evaluated.
  private func reason(of policy: LAPolicy) -> LAError {
    LAError(policy == .deviceOwnerAuthentication ? .passcodeNotSet : .biometryNotEnrolled)
  }
}

/// A way in which people may show who they are.
///
/// Mirrors Local Authentication's enumeration.
public enum LAPolicy: Int, Sendable, Hashable {
  /// By their face or finger.
  case deviceOwnerAuthenticationWithBiometrics = 1

  /// By their face or finger, or the passcode of the device.
  case deviceOwnerAuthentication = 2
}

/// What people are known by.
///
/// Mirrors Local Authentication's enumeration.
public enum LABiometryType: Int, Sendable, Hashable {
  /// Nothing.
  case none = 0

  /// A finger.
  case touchID = 1

  /// A face.
  case faceID = 2

  /// An eye.
  case opticID = 4
}
