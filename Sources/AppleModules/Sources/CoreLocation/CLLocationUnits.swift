// What a suite names of places themselves, `CLLocation`, `CLLocationCoordinate2D` and `CLLocationDegrees`, is XCUIAutomation's, where
// `XCUILocation` is made of them, and what an application names of them comes with SwiftUI; declared here too, it would be ambiguous in files
// that import both.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A distance, in metres.
///
/// Mirrors Core Location's type.
public typealias CLLocationDistance = Double

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A direction, in degrees from the north, clockwise.
///
/// Mirrors Core Location's type.
public typealias CLLocationDirection = Double

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A speed, in metres per second.
///
/// Mirrors Core Location's type.
public typealias CLLocationSpeed = Double

// swift-format-ignore: AlwaysUseLowerCamelCase
/// An accuracy, in metres; negative for what is not known.
///
/// Mirrors Core Location's type.
public typealias CLLocationAccuracy = Double

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The best accuracy with the help of further sensors.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The best accuracy.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1

// swift-format-ignore: AlwaysUseLowerCamelCase
/// An accuracy of ten metres.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10

// swift-format-ignore: AlwaysUseLowerCamelCase
/// An accuracy of a hundred metres.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100

// swift-format-ignore: AlwaysUseLowerCamelCase
/// An accuracy of a kilometre.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1_000

// swift-format-ignore: AlwaysUseLowerCamelCase
/// An accuracy of three kilometres.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3_000

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A filter that lets every movement through.
public let kCLDistanceFilterNone: CLLocationDistance = -1
