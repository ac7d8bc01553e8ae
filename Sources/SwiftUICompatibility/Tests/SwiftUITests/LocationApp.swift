import CoreLocation
import SwiftUI

/// An application that wants to know where it is, as one for the weather does.
struct LocationApp: App {
  var body: some Scene {
    WindowGroup { WeatherView() }
  }
}

// As many applications do, since Core Location does not.
extension CLLocationCoordinate2D: Equatable {
  static func == (left: Self, right: Self) -> Bool {
    left.latitude == right.latitude && left.longitude == right.longitude
  }
}

final class LocationManager: NSObject, ObservableObject, CLLocationManagerDelegate {
  private let manager = CLLocationManager()
  @Published var place: CLLocationCoordinate2D?
  @Published var status = CLAuthorizationStatus.restricted
  @Published var failure: String?
  private var follows = false

  override init() {
    super.init()
    manager.delegate = self
    manager.desiredAccuracy = kCLLocationAccuracyHundredMeters
  }

  /// Asks, and does not wait for the answer.
  func follow() {
    follows = true
    manager.requestWhenInUseAuthorization()
    manager.startUpdatingLocation()
  }

  func request() {
    if manager.authorizationStatus == .notDetermined {
      manager.requestWhenInUseAuthorization()
    } else {
      manager.requestLocation()
    }
  }

  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    status = manager.authorizationStatus
    if status == .authorizedWhenInUse, !follows { manager.requestLocation() }
  }

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    place = locations.last?.coordinate
  }

  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
    switch error {
    case CLError.denied: failure = "Not allowed"
    default: failure = error.localizedDescription
    }
  }
}

struct WeatherView: View {
  @StateObject private var manager = LocationManager()

  var body: some View {
    Text("\(manager.status)").accessibilityIdentifier("status")
    Text(manager.failure ?? "No failure").accessibilityIdentifier("failure")
    Button("Where am I?") { manager.request() }
    Button("Follow me") { manager.follow() }
  }
}
