public import Foundation

/// What makes a notification come.
///
/// Mirrors UserNotifications' class.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
  // Unchecked, but sound: nothing of it is ever changed.

  /// Whether it comes again and again.
  public let repeats: Bool

  /// Makes what makes it come.
  fileprivate init(repeats: Bool) {
    self.repeats = repeats
    super.init()
  }

  /// When it comes next, after a date; `nil` for never.
  func next(after date: Date) -> Date? { nil }
}

/// Some time that passes.
///
/// Mirrors UserNotifications' class.
public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The time, in seconds.
  public let timeInterval: TimeInterval

  /// Makes some time that passes.
  ///
  /// - Parameters:
  ///   - timeInterval: The time, in seconds, more than none; a minute at least for one that repeats.
  ///   - repeats: Whether it passes again and again.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    precondition(timeInterval > 0, "time interval must be greater than 0")
    precondition(!repeats || timeInterval >= 60, "time interval must be at least 60 if repeating")
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }

  /// Returns when it has passed from now on.
  public func nextTriggerDate() -> Date? { next(after: Date()) }

  override func next(after date: Date) -> Date? { date.addingTimeInterval(timeInterval) }
}

/// A date by the calendar.
///
/// Mirrors UserNotifications' class.
public final class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// What the date has.
  public let dateComponents: DateComponents

  /// Makes a date.
  ///
  /// - Parameters:
  ///   - dateComponents: What the date has.
  ///   - repeats: Whether every such date is meant.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }

  /// Returns the next such date.
  public func nextTriggerDate() -> Date? { next(after: Date()) }

  override func next(after date: Date) -> Date? {
    (dateComponents.calendar ?? .current).nextDate(
      after: date, matching: dateComponents, matchingPolicy: .nextTime)
  }
}

/// A wish for a notification.
///
/// Mirrors UserNotifications' class.
public final class UNNotificationRequest: NSObject, Sendable {
  /// What tells it from others: a later one of the same takes its place.
  public let identifier: String

  /// What it says.
  public let content: UNNotificationContent

  /// What makes it come; `nil` for at once.
  public let trigger: UNNotificationTrigger?

  /// Makes a wish.
  ///
  /// - Parameters:
  ///   - identifier: What tells it from others.
  ///   - content: What it says.
  ///   - trigger: What makes it come; `nil` for at once.
  public init(
    identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?
  ) {
    self.identifier = identifier
    self.content = content.fixed
    self.trigger = trigger
    super.init()
  }
}

/// A notification that came.
///
/// Mirrors UserNotifications' class.
public final class UNNotification: NSObject, Sendable {
  /// When it came.
  public let date: Date

  /// The wish for it.
  public let request: UNNotificationRequest

  /// Makes one that comes now.
  init(_ request: UNNotificationRequest) {
    self.request = request
    date = Date()
    super.init()
  }
}

/// What people did with a notification.
///
/// Mirrors UserNotifications' class; nothing here makes one, since a terminal shows no notifications.
public final class UNNotificationResponse: NSObject, Sendable {
  /// The notification.
  public let notification: UNNotification

  /// What they chose.
  public let actionIdentifier: String

  /// Makes a response.
  init(_ notification: UNNotification, actionIdentifier: String) {
    self.notification = notification
    self.actionIdentifier = actionIdentifier
    super.init()
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// What is chosen by opening a notification.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// What is chosen by putting a notification away.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// Something that people can do with a notification.
///
/// Mirrors UserNotifications' class.
public final class UNNotificationAction: NSObject, Sendable {
  /// What is asked of people before.
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes options from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The device has to be unlocked.
    public static let authenticationRequired = Options(rawValue: 1 << 0)

    /// It deletes something.
    public static let destructive = Options(rawValue: 1 << 1)

    /// The application comes to the front.
    public static let foreground = Options(rawValue: 1 << 2)
  }

  /// What tells it from others.
  public let identifier: String

  /// What it is called.
  public let title: String

  /// What is asked of people before.
  public let options: Options

  /// Makes something that people can do.
  public init(identifier: String, title: String, options: Options = []) {
    self.identifier = identifier
    self.title = title
    self.options = options
    super.init()
  }
}

/// A kind of notifications, with what people can do with them.
///
/// Mirrors UserNotifications' class.
public final class UNNotificationCategory: NSObject, Sendable {
  /// What is asked of the application.
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes options from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// It is told when one is put away.
    public static let customDismissAction = Options(rawValue: 1 << 0)
  }

  /// What tells it from others.
  public let identifier: String

  /// What people can do.
  public let actions: [UNNotificationAction]

  /// Makes a kind.
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    options: Options = []
  ) {
    self.identifier = identifier
    self.actions = actions
    super.init()
  }
}
