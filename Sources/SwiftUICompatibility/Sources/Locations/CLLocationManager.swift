public import CoreLocation
import Synchronization
@_spi(Bridging) import TextUI

/// What is told where the device is.
///
/// Mirrors Core Location's protocol, whose requirements are all optional.
public protocol CLLocationManagerDelegate: AnyObject {
  /// The device was at places, the last one last.
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])

  /// It is not known where the device is.
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)

  /// The user decided whether it may be known, or the delegate was set.
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)

  /// The user decided whether it may be known; the older one.
  func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
}

extension CLLocationManagerDelegate {
  /// Does nothing.
  public func locationManager(
    _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
  ) {}

  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}

  /// Calls the older method.
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    locationManager(manager, didChangeAuthorization: manager.authorizationStatus)
  }

  /// Does nothing.
  public func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
  ) {}
}

/// What tells an application where the device is.
///
/// Mirrors Core Location's class. The user is asked by the system's alert: in a test it is that of
/// `XCUIApplication(bundleIdentifier: "com.apple.springboard")`, which calls interruption monitors.
///
/// - Note: Unlike on a phone, nobody knows where a terminal is: who is allowed to know it is told the error `locationUnknown`.
open class CLLocationManager: NSObject, @unchecked Sendable {
  // Unchecked, but sound: it is used on the main thread, as Core Location asks for.

  /// What is told; it learns at once what the user decided before.
  open weak var delegate: (any CLLocationManagerDelegate)? {
    didSet { if delegate != nil { tell { $0.locationManagerDidChangeAuthorization($1) } } }
  }

  /// How exactly the place is wanted, in metres; has no effect.
  open var desiredAccuracy = kCLLocationAccuracyBest

  /// After how many metres it is told anew; has no effect.
  open var distanceFilter = kCLDistanceFilterNone

  /// What moves; has no effect.
  open var activityType = CLActivityType.other

  /// Whether it pauses while nothing moves; has no effect.
  open var pausesLocationUpdatesAutomatically = true

  /// Whether it goes on in the background; has no effect.
  open var allowsBackgroundLocationUpdates = false

  /// Where the device was last; `nil`, since nobody knows.
  open var location: CLLocation? { nil }

  /// Whether the device can know where it is at all.
  open class func locationServicesEnabled() -> Bool { true }

  /// What the user decided.
  open var authorizationStatus: CLAuthorizationStatus {
    guard Thread.isMainThread else { return .notDetermined }
    return MainActor.assumeIsolated {
      switch RequestAuthorizationAction.ofCaller?.status(for: .location) {
      case .authorized: .authorizedWhenInUse
      case .denied: .denied
      case .notDetermined, nil: .notDetermined
      }
    }
  }

  /// How exactly the user allows it to be known.
  open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }

  /// Asks the user whether the place may be known while the application is used.
  open func requestWhenInUseAuthorization() { ask() }

  /// Asks the user whether the place may always be known.
  open func requestAlwaysAuthorization() { ask() }

  /// Asks where the device is, once.
  open func requestLocation() { tellPlace() }

  /// Asks where the device is, again and again; it is told once the user has decided.
  open func startUpdatingLocation() { update() }

  /// Asks no more.
  open func stopUpdatingLocation() { isUpdating = false }

  /// Asks where the device is whenever it moved far; it is told once the user has decided.
  open func startMonitoringSignificantLocationChanges() { update() }

  /// Asks no more.
  open func stopMonitoringSignificantLocationChanges() { isUpdating = false }

  /// Whether it is to tell where the device is, again and again.
  private var isUpdating = false

  private func update() {
    isUpdating = true
    if authorizationStatus != .notDetermined { tellPlace() }
  }

  private func ask() {
    guard authorizationStatus == .notDetermined else { return }
    Task { @MainActor in
      _ = await RequestAuthorizationAction.ofCaller?(for: .location)
      delegate?.locationManagerDidChangeAuthorization(self)
      if isUpdating { tellPlace() }
    }
  }

  private func tellPlace() {
    tell { delegate, manager in
      let isAllowed = manager.authorizationStatus == .authorizedWhenInUse
      delegate.locationManager(
        manager, didFailWithError: CLError(isAllowed ? .locationUnknown : .denied))
    }
  }

  /// Tells the delegate something, after what runs now.
  private func tell(
    _ body: @escaping @MainActor (any CLLocationManagerDelegate, CLLocationManager) -> Void
  ) {
    Task { @MainActor in
      if let delegate { body(delegate, self) }
    }
  }
}
