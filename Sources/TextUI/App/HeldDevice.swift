import AutomationWire
import Foundation
import Synchronization

/// The device as the user holds it, for modules that stand on this one and bring UIKit's words for it.
///
/// TextUI's own addition: SwiftUI tells views of no orientation.
@_spi(Bridging) public final class HeldDevice: Sendable {
  /// How it is held, and how interfaces stand.
  private let orientations = Mutex(
    (device: HostOrientation.portrait, interface: HostOrientation.portrait))

  /// Makes a device that is held upright.
  private init() {}

  /// The one of the application whose code runs.
  public static var ofCaller: HeldDevice { CallerObjects.object { HeldDevice() } }

  /// What modules say that notifications come from.
  private static let sender = Mutex<(any AnyObject & Sendable)?>(nil)

  /// Has notifications come from an object.
  public static func setSender(_ object: any AnyObject & Sendable) {
    sender.withLock { $0 = object }
  }

  /// How it is held, as the raw value of UIKit's `UIDeviceOrientation`.
  public var rawOrientation: Int { orientations.withLock { $0.device.rawValue } }

  /// How it was held last that interfaces turn to on a phone: not lying, nor upside down; as such a raw value.
  public var rawOrientationOfInterface: Int { orientations.withLock { $0.interface.rawValue } }

  /// Whether interfaces stand across, as on a phone that is held so.
  var isLandscape: Bool {
    orientations.withLock { [.landscapeLeft, .landscapeRight].contains($0.interface) }
  }

  /// Takes in how it is held now, and tells the observers of UIKit's notification if that is another way.
  @MainActor func turn(to newOrientation: HostOrientation) {
    let old = orientations.withLock { orientations in
      defer {
        orientations.device = newOrientation
        switch newOrientation {
        case .portrait, .landscapeLeft, .landscapeRight: orientations.interface = newOrientation
        case .unknown, .portraitUpsideDown, .faceUp, .faceDown: break
        }
      }
      return orientations.device
    }
    guard old != newOrientation else { return }
    NotificationCenter.default.post(
      name: Notification.Name("UIDeviceOrientationDidChangeNotification"),
      object: Self.sender.withLock { $0 })
  }
}
