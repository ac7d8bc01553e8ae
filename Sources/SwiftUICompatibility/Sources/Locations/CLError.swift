public import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The domain of errors of places.
///
/// Mirrors Core Location's constant.
public let kCLErrorDomain = "kCLErrorDomain"

/// A reason why a place is not known.
///
/// Mirrors Core Location's structure.
public struct CLError: Error, Sendable, Hashable, LocalizedError, CustomNSError {
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

    /// The user does not allow to be told of a region.
    case regionMonitoringDenied = 4

    /// A region cannot be watched.
    case regionMonitoringFailure = 5

    /// A region is not watched yet.
    case regionMonitoringSetupDelayed = 6

    /// Whether the device is in a region is told later.
    case regionMonitoringResponseDelayed = 7

    /// No place has the name, or no name the place.
    case geocodeFoundNoResult = 8

    /// The name has a part of what is wanted only.
    case geocodeFoundPartialResult = 9

    /// The name is sought no more.
    case geocodeCanceled = 10

    /// Returns whether an error has the reason, for `catch` and `switch`.
    public static func ~= (code: Code, error: any Error) -> Bool {
      (error as? CLError)?.code == code
    }
  }

  /// The reason.
  public let code: Code

  /// Makes an error.
  public init(_ code: Code) {
    self.code = code
  }

  /// The domain of errors of places.
  public static var errorDomain: String { kCLErrorDomain }

  /// The number of the reason.
  public var errorCode: Int { code.rawValue }

  /// What Foundation is told of the error besides: its words.
  public var errorUserInfo: [String: Any] {
    [NSLocalizedDescriptionKey: errorDescription ?? ""]
  }

  /// The error in words, as Foundation has them for one without a description.
  public var errorDescription: String? {
    "The operation couldn’t be completed. (\(kCLErrorDomain) error \(code.rawValue).)"
  }

  /// The place is not known now.
  public static var locationUnknown: Code { .locationUnknown }

  /// The user does not allow it.
  public static var denied: Code { .denied }

  /// The network has to be reached, and is not.
  public static var network: Code { .network }

  /// Where north is cannot be told.
  public static var headingFailure: Code { .headingFailure }

  /// No place has the name, or no name the place.
  public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }

  /// The name is sought no more.
  public static var geocodeCanceled: Code { .geocodeCanceled }
}
