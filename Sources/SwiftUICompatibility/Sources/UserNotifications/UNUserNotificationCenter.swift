public import Foundation
import Synchronization
@_spi(Bridging) import TextUI

/// The notifications of an application.
///
/// Mirrors UserNotifications' class. People are asked by the system's alert: in a test it is that of
/// `XCUIApplication(bundleIdentifier: "com.apple.springboard")`, which calls interruption monitors. What is asked for comes when its time has,
/// on the application's clock, if people allow it.
///
/// - Note: Unlike on Apple's platforms, a terminal shows no notifications: those that came are among the delivered ones, and told to the delegate
///   while the application is in front; none is tapped.
public final class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  // Unchecked, but sound: what changes is behind locks.

  /// A wish that waits for its time.
  private struct Pending {
    /// The number of the wish: another one of the same identifier has another.
    let number: Int

    /// The wish.
    let request: UNNotificationRequest

    /// What waits for its time.
    let waiting: Task<Void, any Error>
  }

  /// What changes.
  private struct State {
    /// What is to come, in the order of asking.
    var pending: [Pending] = []

    /// How many wishes there were.
    var count = 0

    /// What came.
    var delivered: [UNNotification] = []

    /// The kinds of notifications.
    var categories: Set<UNNotificationCategory> = []
  }

  /// What changes.
  private let state = Mutex(State())

  /// Who is told of notifications, behind a lock of its own: it need not be safe to send.
  private weak var heldDelegate: (any UNUserNotificationCenterDelegate)?

  /// Held while the delegate is set or read.
  private let lock = NSLock()

  /// Makes a center without notifications.
  private override init() {
    super.init()
  }

  /// That of the application whose code runs.
  public static func current() -> UNUserNotificationCenter {
    CallerObjects.object { UNUserNotificationCenter() }
  }

  /// Who is told of notifications.
  public weak var delegate: (any UNUserNotificationCenterDelegate)? {
    get { lock.withLock { heldDelegate } }
    set { lock.withLock { heldDelegate = newValue } }
  }

  /// Whether notifications are allowed to have words of another application; never.
  public var supportsContentExtensions: Bool { false }

  // MARK: - What people allow

  /// Asks people whether they allow notifications, unless they have decided about it.
  ///
  /// - Parameter options: What is asked for; they allow all or nothing.
  /// - Returns: Whether they allow it.
  /// - Throws: Nothing here.
  public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    await authorize()
  }

  /// Asks people whether they allow notifications, unless they have decided about it.
  ///
  /// - Parameters:
  ///   - options: What is asked for; they allow all or nothing.
  ///   - completionHandler: Takes whether they allow it.
  @preconcurrency public func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    Task { completionHandler(await authorize(), nil) }
  }

  @MainActor private func authorize() async -> Bool {
    await RequestAuthorizationAction.ofCaller?(for: .notifications) ?? false
  }

  /// Returns what people allow.
  public func notificationSettings() async -> UNNotificationSettings {
    await settings()
  }

  /// Hands over what people allow.
  @preconcurrency public func getNotificationSettings(
    completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
  ) {
    Task { completionHandler(await settings()) }
  }

  @MainActor private func settings() -> UNNotificationSettings {
    switch RequestAuthorizationAction.ofCaller?.status(for: .notifications) {
    case .authorized: UNNotificationSettings(.authorized)
    case .denied: UNNotificationSettings(.denied)
    case .notDetermined, nil: UNNotificationSettings(.notDetermined)
    }
  }

  // MARK: - What is to come

  /// Asks for a notification, in the place of one of the same identifier.
  public func add(_ request: UNNotificationRequest) async throws {
    schedule(request)
  }

  /// Asks for a notification, in the place of one of the same identifier.
  ///
  /// - Parameters:
  ///   - request: What is asked for.
  ///   - completionHandler: Called when that is done.
  @preconcurrency public func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    schedule(request)
    if let completionHandler { Task { completionHandler(nil) } }
  }

  private func schedule(_ request: UNNotificationRequest) {
    removePendingNotificationRequests(withIdentifiers: [request.identifier])
    // Within the lock: what comes at once is forgotten after it was noted.
    state.withLock { state in
      state.count += 1
      let number = state.count
      let waiting = Task { [weak self] in
        var date = Date()
        repeat {
          if let trigger = request.trigger {
            guard let next = trigger.next(after: date) else { break }
            try await Task.sleep(for: .seconds(max(0, next.timeIntervalSinceNow)))
            date = next
          }
          await self?.deliver(request)
        } while request.trigger?.repeats == true
        self?.forget(number)
      }
      state.pending.append(Pending(number: number, request: request, waiting: waiting))
    }
  }

  /// Asks no longer for a notification that has come.
  private func forget(_ number: Int) {
    state.withLock { state in state.pending.removeAll { $0.number == number } }
  }

  /// Has a notification come, if people allow it.
  @MainActor private func deliver(_ request: UNNotificationRequest) {
    guard settings().authorizationStatus == .authorized else { return }
    let notification = UNNotification(request)
    state.withLock { state in
      state.delivered.removeAll { $0.request.identifier == request.identifier }
      state.delivered.append(notification)
    }
    // Of what comes in the background people hear, and the application when they tap it.
    guard ScenePhase.ofCaller != .background else { return }
    delegate?.userNotificationCenter(self, willPresent: notification) { _ in }
  }

  /// Returns what is to come.
  public func pendingNotificationRequests() async -> [UNNotificationRequest] {
    state.withLock { $0.pending.map(\.request) }
  }

  /// Hands over what is to come.
  @preconcurrency public func getPendingNotificationRequests(
    completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
  ) {
    Task { completionHandler(await pendingNotificationRequests()) }
  }

  /// Asks no longer for notifications.
  public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    cancel { identifiers.contains($0.identifier) }
  }

  /// Asks no longer for any notification.
  public func removeAllPendingNotificationRequests() {
    cancel { _ in true }
  }

  /// Asks no longer for some notifications.
  private func cancel(_ isMeant: (UNNotificationRequest) -> Bool) {
    state.withLock { state in
      for wish in state.pending where isMeant(wish.request) { wish.waiting.cancel() }
      state.pending.removeAll { isMeant($0.request) }
    }
  }

  // MARK: - What came

  /// Returns what came.
  public func deliveredNotifications() async -> [UNNotification] {
    state.withLock { $0.delivered }
  }

  /// Hands over what came.
  @preconcurrency public func getDeliveredNotifications(
    completionHandler: @escaping @Sendable ([UNNotification]) -> Void
  ) {
    Task { completionHandler(await deliveredNotifications()) }
  }

  /// Takes notifications away that came.
  public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
    state.withLock { state in
      state.delivered.removeAll { identifiers.contains($0.request.identifier) }
    }
  }

  /// Takes all notifications away that came.
  public func removeAllDeliveredNotifications() {
    state.withLock { $0.delivered = [] }
  }

  // MARK: - Further

  /// Sets the kinds of notifications.
  public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    state.withLock { $0.categories = categories }
  }

  /// Returns the kinds of notifications.
  public func notificationCategories() async -> Set<UNNotificationCategory> {
    state.withLock { $0.categories }
  }

  /// Sets the number beside the application's icon, which a terminal has none of.
  public func setBadgeCount(_ newBadgeCount: Int) async throws {}

  /// Sets the number beside the application's icon, which a terminal has none of.
  @preconcurrency public func setBadgeCount(
    _ newBadgeCount: Int,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    if let completionHandler { Task { completionHandler(nil) } }
  }
}

/// An object that is told of notifications.
///
/// Mirrors UserNotifications' protocol, whose requirements are optional.
@preconcurrency public protocol UNUserNotificationCenterDelegate: AnyObject {
  /// Told of a notification that comes while the application is in front.
  ///
  /// - Parameters:
  ///   - center: The center.
  ///   - notification: The notification.
  ///   - completionHandler: To be called with how it is shown, which has no effect here.
  @MainActor @preconcurrency func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler:
      @escaping (UNNotificationPresentationOptions) -> Void)

  /// Told of what people did with a notification; never here.
  ///
  /// - Parameters:
  ///   - center: The center.
  ///   - response: What they did.
  ///   - completionHandler: To be called when all is done.
  @MainActor @preconcurrency func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)
}

extension UNUserNotificationCenterDelegate {
  /// Shows nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler:
      @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    completionHandler([])
  }

  /// Does nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    completionHandler()
  }
}
