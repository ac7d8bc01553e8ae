/// A decision of the user whether a program may know where the device is.
///
/// Mirrors Core Location's enumeration. What asks for it, `CLLocationManager`, comes with SwiftUI.
public enum CLAuthorizationStatus: Int32, Sendable, Hashable {
  /// The user was not asked.
  case notDetermined = 0

  /// The user may not decide it.
  case restricted = 1

  /// The user said no.
  case denied = 2

  /// The user said yes, for whenever it asks.
  case authorizedAlways = 3

  /// The user said yes, for while the program is used.
  case authorizedWhenInUse = 4
}

/// A decision of the user how exactly a program may know it.
///
/// Mirrors Core Location's enumeration.
public enum CLAccuracyAuthorization: Int, Sendable, Hashable {
  /// As exactly as the device knows.
  case fullAccuracy = 0

  /// To a few kilometres.
  case reducedAccuracy = 1
}

/// A kind of movement that a program follows.
///
/// Mirrors Core Location's enumeration.
public enum CLActivityType: Int, Sendable, Hashable {
  /// Not known.
  case other = 1

  /// In a car.
  case automotiveNavigation = 2

  /// On foot.
  case fitness = 3

  /// In another vehicle.
  case otherNavigation = 4

  /// In the air.
  case airborne = 5
}
