public import Foundation

/// What a notification says.
///
/// Mirrors UserNotifications' class.
open class UNNotificationContent: NSObject, @unchecked Sendable {
  // Unchecked, but sound: only a mutable content is written, by whoever made it, before it is part of a request.

  /// The title.
  public fileprivate(set) var title = ""

  /// What stands below the title.
  public fileprivate(set) var subtitle = ""

  /// The text.
  public fileprivate(set) var body = ""

  /// The number beside the application's icon; `nil` to leave it.
  public fileprivate(set) var badge: NSNumber?

  /// What is played.
  public fileprivate(set) var sound: UNNotificationSound?

  /// What the application puts with it.
  public fileprivate(set) var userInfo: [AnyHashable: Any] = [:]

  /// The category, which says what people can do.
  public fileprivate(set) var categoryIdentifier = ""

  /// What groups it with others.
  public fileprivate(set) var threadIdentifier = ""

  /// How urgent it is.
  public fileprivate(set) var interruptionLevel = UNNotificationInterruptionLevel.active

  /// Makes a content that says nothing.
  public override init() {
    super.init()
  }

  /// Makes a copy.
  fileprivate init(copying other: UNNotificationContent) {
    (title, subtitle, body) = (other.title, other.subtitle, other.body)
    (badge, sound, userInfo) = (other.badge, other.sound, other.userInfo)
    (categoryIdentifier, threadIdentifier) = (other.categoryIdentifier, other.threadIdentifier)
    interruptionLevel = other.interruptionLevel
    super.init()
  }

  /// The content as it is now, whatever is changed later.
  var fixed: UNNotificationContent { UNNotificationContent(copying: self) }
}

/// What a notification says, while it is put together.
///
/// Mirrors UserNotifications' class.
public final class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
  /// The title.
  public override var title: String {
    get { super.title }
    set { super.title = newValue }
  }

  /// What stands below the title.
  public override var subtitle: String {
    get { super.subtitle }
    set { super.subtitle = newValue }
  }

  /// The text.
  public override var body: String {
    get { super.body }
    set { super.body = newValue }
  }

  /// The number beside the application's icon; `nil` to leave it.
  public override var badge: NSNumber? {
    get { super.badge }
    set { super.badge = newValue }
  }

  /// What is played.
  public override var sound: UNNotificationSound? {
    get { super.sound }
    set { super.sound = newValue }
  }

  /// What the application puts with it.
  public override var userInfo: [AnyHashable: Any] {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }

  /// The category, which says what people can do.
  public override var categoryIdentifier: String {
    get { super.categoryIdentifier }
    set { super.categoryIdentifier = newValue }
  }

  /// What groups it with others.
  public override var threadIdentifier: String {
    get { super.threadIdentifier }
    set { super.threadIdentifier = newValue }
  }

  /// How urgent it is.
  public override var interruptionLevel: UNNotificationInterruptionLevel {
    get { super.interruptionLevel }
    set { super.interruptionLevel = newValue }
  }
}

/// What is played with a notification, which a terminal does not.
///
/// Mirrors UserNotifications' class.
public final class UNNotificationSound: NSObject, Sendable {
  /// The usual one.
  public static let `default` = UNNotificationSound()

  /// One that is heard even when the device is silent.
  public static let defaultCritical = UNNotificationSound()

  /// Makes a sound.
  private override init() {
    super.init()
  }

  /// Makes the sound of a file.
  public convenience init(named name: UNNotificationSoundName) {
    self.init()
  }
}

/// The name of a file with a sound.
///
/// Mirrors UserNotifications' structure.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Makes a name.
  public init(_ rawValue: String) {
    self.init(rawValue: rawValue)
  }
}

/// How urgent a notification is.
///
/// Mirrors UserNotifications' enumeration.
public enum UNNotificationInterruptionLevel: UInt, Sendable, Hashable {
  /// In the list alone.
  case passive = 0

  /// As usual.
  case active = 1

  /// At once.
  case timeSensitive = 2

  /// Whatever the device is set to.
  case critical = 3
}
