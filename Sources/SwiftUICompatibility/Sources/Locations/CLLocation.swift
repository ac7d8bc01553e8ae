public import CoreLocation

// They are no part of the module CoreLocation: suites have those of XCUIAutomation by these names, and would see both.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A latitude or longitude, in degrees.
///
/// Mirrors Core Location's type.
public typealias CLLocationDegrees = Double

/// A place on earth.
///
/// Mirrors Core Location's structure.
public struct CLLocationCoordinate2D: Sendable {
  /// The latitude.
  public var latitude: CLLocationDegrees

  /// The longitude.
  public var longitude: CLLocationDegrees

  /// Makes the place at 0° and 0°.
  public init() {
    self.init(latitude: 0, longitude: 0)
  }

  /// Makes a place.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A place that is none.
///
/// Mirrors Core Location's constant.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes a place.
///
/// Mirrors Core Location's function.
public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D {
  CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns whether there is such a place on earth.
///
/// Mirrors Core Location's function.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
  abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}

/// A place where something was at a time.
///
/// Mirrors Core Location's class.
open class CLLocation: NSObject, @unchecked Sendable {
  /// The place.
  public let coordinate: CLLocationCoordinate2D

  /// The height above the sea, in metres.
  public let altitude: CLLocationDistance

  /// How far away it may be in truth, in metres; negative when it is not known.
  public let horizontalAccuracy: CLLocationAccuracy

  /// How far above or below it may be in truth, in metres; negative when it is not known.
  public let verticalAccuracy: CLLocationAccuracy

  /// Whereto something moved, in degrees; negative when it is not known.
  public let course: CLLocationDirection

  /// How fast something moved, in metres per second; negative when it is not known.
  public let speed: CLLocationSpeed

  /// When it was there.
  public let timestamp: Date

  /// Makes a place of now.
  ///
  /// - Parameters:
  ///   - latitude: The latitude, in degrees.
  ///   - longitude: The longitude, in degrees.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
      horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
  }

  /// Makes a place where something was.
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy,
      verticalAccuracy: verticalAccuracy, course: -1, speed: -1, timestamp: timestamp)
  }

  /// Makes a place where something was and moved.
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy,
    course: CLLocationDirection, speed: CLLocationSpeed, timestamp: Date
  ) {
    self.coordinate = coordinate
    self.altitude = altitude
    self.horizontalAccuracy = horizontalAccuracy
    self.verticalAccuracy = verticalAccuracy
    self.course = course
    self.speed = speed
    self.timestamp = timestamp
  }

  /// Returns how far it is from another place, in metres, along the surface of a ball as large as the earth.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    let radians = Double.pi / 180
    let (first, second) = (coordinate, location.coordinate)
    let latitude = sin((second.latitude - first.latitude) * radians / 2)
    let longitude = sin((second.longitude - first.longitude) * radians / 2)
    let share =
      latitude * latitude + cos(first.latitude * radians) * cos(second.latitude * radians)
      * longitude * longitude
    return 2 * 6_371_008.8 * asin(min(1, share.squareRoot()))
  }
}
