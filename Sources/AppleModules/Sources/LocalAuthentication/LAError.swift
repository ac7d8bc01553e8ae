public import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The domain of the errors of Local Authentication.
///
/// Mirrors its constant.
public let LAErrorDomain = "com.apple.LocalAuthentication"

/// Why people are not known.
///
/// Mirrors Local Authentication's structure.
///
/// - Note: Unlike on Apple's platforms, an `NSError` is not cast to it: its `code` is the number of the reason.
public struct LAError: CustomNSError, Hashable, LocalizedError, Sendable {
  /// A reason.
  ///
  /// Mirrors Local Authentication's enumeration.
  public enum Code: Int, Sendable, Hashable {
    /// They are others.
    case authenticationFailed = -1

    /// They did not want to be known.
    case userCancel = -2

    /// They want to be known by their password.
    case userFallback = -3

    /// The system did not want it.
    case systemCancel = -4

    /// There is no passcode.
    case passcodeNotSet = -5

    /// The device knows nobody by face or finger.
    case biometryNotAvailable = -6

    /// Nobody has shown it a face or finger.
    case biometryNotEnrolled = -7

    /// Too many have tried.
    case biometryLockout = -8

    /// The application did not want it.
    case appCancel = -9

    /// The context is invalid.
    case invalidContext = -10

    /// It would have had to be asked, which was not allowed.
    case notInteractive = -1004
  }

  /// The reason.
  public let code: Code

  /// Makes an error.
  ///
  /// - Parameters:
  ///   - code: The reason.
  ///   - userInfo: What else is said of it; of no effect.
  public init(_ code: Code, userInfo: [String: Any] = [:]) {
    self.code = code
  }

  /// They are others.
  public static var authenticationFailed: Code { .authenticationFailed }

  /// They did not want to be known.
  public static var userCancel: Code { .userCancel }

  /// They want to be known by their password.
  public static var userFallback: Code { .userFallback }

  /// The system did not want it.
  public static var systemCancel: Code { .systemCancel }

  /// There is no passcode.
  public static var passcodeNotSet: Code { .passcodeNotSet }

  /// The device knows nobody by face or finger.
  public static var biometryNotAvailable: Code { .biometryNotAvailable }

  /// Nobody has shown it a face or finger.
  public static var biometryNotEnrolled: Code { .biometryNotEnrolled }

  /// Too many have tried.
  public static var biometryLockout: Code { .biometryLockout }

  /// The application did not want it.
  public static var appCancel: Code { .appCancel }

  /// The domain of these errors.
  public static var errorDomain: String { LAErrorDomain }

  /// The number of the reason.
  public var errorCode: Int { code.rawValue }

  /// The reason, as people are told.
  public var errorUserInfo: [String: Any] {
    errorDescription.map { [NSLocalizedDescriptionKey: $0] } ?? [:]
  }

  /// The reason, as people are told.
  public var errorDescription: String? {
    switch code {
    case .passcodeNotSet: "Passcode not set."
    case .biometryNotAvailable: "Biometry is not available on this device."
    case .biometryNotEnrolled: "No identities are enrolled."
    case .userCancel: "Authentication canceled."
    default: nil
    }
  }
}

/// Whether an error is one of Local Authentication with a reason, in `catch` and `case`.
///
/// - Parameters:
///   - code: The reason.
///   - error: The error.
/// - Returns: Whether it is.
public func ~= (code: LAError.Code, error: any Error) -> Bool {
  (error as? LAError)?.code == code
}
