public import Foundation

/// A reason why a place is not known.
///
/// Mirrors Core Location's structure.
public struct CLError: Error, Sendable, Hashable, LocalizedError {
  /// The reasons.
  public enum Code: Int, Sendable {
    /// The place is not known now.
    case locationUnknown = 0

    /// The user does not allow it.
    case denied = 1

    /// The network has to be reached, and is not.
    case network = 2

    /// Where north is cannot be told.
    case headingFailure = 3

    /// No place has the name, or no name the place.
    case geocodeFoundNoResult = 8
  }

  /// The reason.
  public let code: Code

  /// Makes an error.
  public init(_ code: Code) {
    self.code = code
  }

  /// The reason of an error of the place being unknown.
  public static var locationUnknown: Code { .locationUnknown }

  /// The reason of an error of the user not allowing it.
  public static var denied: Code { .denied }

  /// The reason of an error of the network.
  public static var network: Code { .network }

  /// The error in words, as Foundation has them for one without a description.
  public var errorDescription: String? {
    "The operation couldn’t be completed. (kCLErrorDomain error \(code.rawValue).)"
  }
}
