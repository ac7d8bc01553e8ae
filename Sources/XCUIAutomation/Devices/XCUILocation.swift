public import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A latitude or longitude, in degrees.
///
/// Mirrors Core Location's type, which this platform lacks.
public typealias CLLocationDegrees = Double

/// A place on earth.
///
/// Mirrors Core Location's structure, which this platform lacks.
public struct CLLocationCoordinate2D: Sendable, Hashable {
  /// The latitude.
  public var latitude: CLLocationDegrees

  /// The longitude.
  public var longitude: CLLocationDegrees

  /// Makes a place.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

/// A location on the earth.
///
/// Mirrors Core Location's class, which this platform lacks, as far as suites make one.
public final class CLLocation: NSObject, Sendable {
  /// The place.
  public let coordinate: CLLocationCoordinate2D

  /// Makes a location.
  ///
  /// - Parameters:
  ///   - latitude: The latitude, in degrees.
  ///   - longitude: The longitude, in degrees.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
  }
}

/// A location where the device seems to be.
///
/// Mirrors Apple's class.
public final class XCUILocation: NSObject, Sendable {
  /// Where.
  public let location: CLLocation

  /// Makes a location of the device.
  public init(location: CLLocation) {
    self.location = location
  }
}

extension XCUIDevice {
  /// Where the device seems to be.
  ///
  /// - Note: Unlike Apple's, it reads as it was set, but applications do not learn of it; that is said once in a test.
  public var location: XCUILocation? {
    get { TestScope.current.device.location }
    set {
      TestScope.current.device.location = newValue
      Meaningless.note("XCUIDevice.location has no effect: a terminal is nowhere.")
    }
  }
}
