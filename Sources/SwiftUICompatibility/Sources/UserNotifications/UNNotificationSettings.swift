public import Foundation

/// What an application asks to be allowed.
///
/// Mirrors UserNotifications' structure.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Makes options from their bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// A number beside its icon.
  public static let badge = UNAuthorizationOptions(rawValue: 1 << 0)

  /// Sounds.
  public static let sound = UNAuthorizationOptions(rawValue: 1 << 1)

  /// Words on the screen.
  public static let alert = UNAuthorizationOptions(rawValue: 1 << 2)

  /// Those in a car.
  public static let carPlay = UNAuthorizationOptions(rawValue: 1 << 3)

  /// Those that are heard even when the device is silent.
  public static let criticalAlert = UNAuthorizationOptions(rawValue: 1 << 4)

  /// A button for settings of its own.
  public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 1 << 5)

  /// Those that nobody is asked about; here people are.
  public static let provisional = UNAuthorizationOptions(rawValue: 1 << 6)
}

/// Whether people allow an application notifications.
///
/// Mirrors UserNotifications' enumeration.
public enum UNAuthorizationStatus: Int, Sendable, Hashable {
  /// They were not asked.
  case notDetermined = 0

  /// They do not.
  case denied = 1

  /// They do.
  case authorized = 2

  /// They were not asked, and see them in the list alone; never here.
  case provisional = 3

  /// For some time; never here.
  case ephemeral = 4
}

/// Whether something is allowed.
///
/// Mirrors UserNotifications' enumeration.
public enum UNNotificationSetting: Int, Sendable, Hashable {
  /// There is no such thing.
  case notSupported = 0

  /// It is not.
  case disabled = 1

  /// It is.
  case enabled = 2
}

/// What people allow an application.
///
/// Mirrors UserNotifications' class.
public final class UNNotificationSettings: NSObject, Sendable {
  /// Whether they allow notifications.
  public let authorizationStatus: UNAuthorizationStatus

  /// Makes settings.
  init(_ status: UNAuthorizationStatus) {
    authorizationStatus = status
    super.init()
  }

  private var setting: UNNotificationSetting {
    authorizationStatus == .authorized ? .enabled : .disabled
  }

  /// Whether words on the screen are allowed.
  public var alertSetting: UNNotificationSetting { setting }

  /// Whether a number beside the icon is allowed.
  public var badgeSetting: UNNotificationSetting { setting }

  /// Whether sounds are allowed.
  public var soundSetting: UNNotificationSetting { setting }

  /// Whether they are kept in a list.
  public var notificationCenterSetting: UNNotificationSetting { setting }

  /// Whether they are shown while the device is locked.
  public var lockScreenSetting: UNNotificationSetting { setting }
}

/// How a notification is shown that comes while the application is in front, which here it is not.
///
/// Mirrors UserNotifications' structure.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Makes options from their bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// With a number beside the icon.
  public static let badge = UNNotificationPresentationOptions(rawValue: 1 << 0)

  /// With a sound.
  public static let sound = UNNotificationPresentationOptions(rawValue: 1 << 1)

  /// With words.
  public static let alert = UNNotificationPresentationOptions(rawValue: 1 << 2)

  /// In the list.
  public static let list = UNNotificationPresentationOptions(rawValue: 1 << 3)

  /// Above the application.
  public static let banner = UNNotificationPresentationOptions(rawValue: 1 << 4)
}
