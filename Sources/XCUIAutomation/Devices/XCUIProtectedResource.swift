import AutomationWire

/// A resource that an application needs the user's permission for.
///
/// Mirrors Apple's enumeration.
public enum XCUIProtectedResource: Int, Sendable, Hashable {
  /// The user's contacts.
  case contacts = 1

  /// The user's calendar.
  case calendar = 2

  /// The user's reminders.
  case reminders = 3

  /// The user's photos.
  case photos = 4

  /// The microphone.
  case microphone = 5

  /// The camera.
  case camera = 6

  /// The user's music and films.
  case mediaLibrary = 7

  /// The devices of the home.
  case homeKit = 8

  /// Bluetooth.
  case bluetooth = 9

  /// The keyboard's network access.
  case keyboardNetwork = 10

  /// Where the user is.
  case location = 11

  /// The user's health.
  case health = 12

  /// What tells the user apart from others.
  case userTracking = 13

  /// The user's focus.
  case focus = 14

  /// The devices of the network around.
  case localNetwork = 15
}

extension XCUIProtectedResource {
  /// The resource as applications know it.
  var protectedResource: ProtectedResource {
    switch self {
    case .contacts: .contacts
    case .calendar: .calendar
    case .reminders: .reminders
    case .photos: .photos
    case .microphone: .microphone
    case .camera: .camera
    case .mediaLibrary: .mediaLibrary
    case .homeKit: .homeKit
    case .bluetooth: .bluetooth
    case .keyboardNetwork: .keyboardNetwork
    case .location: .location
    case .health: .health
    case .userTracking: .userTracking
    case .focus: .focus
    case .localNetwork: .localNetwork
    }
  }
}
