/// Something that an application needs the user's permission for.
///
/// The cases are those of Apple's `XCUIProtectedResource`, and notifications, which Apple's system asks for in the same way.
public enum ProtectedResource: String, Sendable, Hashable, CaseIterable {
  /// The user's contacts.
  case contacts

  /// The user's calendar.
  case calendar

  /// The user's reminders.
  case reminders

  /// The user's photos.
  case photos

  /// The microphone.
  case microphone

  /// The camera.
  case camera

  /// The user's music and films.
  case mediaLibrary

  /// The devices of the home.
  case homeKit

  /// Bluetooth.
  case bluetooth

  /// The keyboard's network access.
  case keyboardNetwork

  /// Where the user is.
  case location

  /// The user's health.
  case health

  /// What tells the user apart from others.
  case userTracking

  /// The user's focus.
  case focus

  /// The devices of the network around.
  case localNetwork

  /// Notifications.
  case notifications
}

/// Whether the user permitted an application the use of something.
public enum AuthorizationStatus: Int, Sendable, Hashable, CaseIterable {
  /// The user was not asked yet.
  case notDetermined = 0

  /// The user does not permit it.
  case denied = 2

  /// The user permits it.
  case authorized = 3
}
