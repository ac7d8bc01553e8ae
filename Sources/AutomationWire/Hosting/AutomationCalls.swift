import Synchronization

/// The functions that one instance of an application offers to tests, by name.
///
/// Each takes a text and returns one. They are called on the main actor, between requests.
package final class AutomationCalls: Sendable {
  /// A function that tests can call.
  package typealias Handler = @Sendable (_ content: String) throws -> String

  /// The functions by name.
  private let handlers = Mutex<[String: Handler]>([:])

  /// What was announced and not handed out yet.
  private let announcements = Mutex<[HostEvent]>([])

  /// Whether something is on its way through threads that are not the application's.
  private let isOnItsWay = Mutex(false)

  /// The functions of the instance whose code runs; `nil` in an application that no test launched.
  @TaskLocal package static var ofInstance: AutomationCalls?

  /// What layers above keep with the instance, by type.
  private let attachments = Mutex<[ObjectIdentifier: any AnyObject & Sendable]>([:])

  /// The functions of the instances of this process, in the order of their launches.
  private static let launched = Mutex<[Weak]>([])

  /// Functions that go with their instance.
  private struct Weak {
    /// The functions.
    weak let calls: AutomationCalls?
  }

  /// The functions of the instance that was launched last; `nil` when it is gone.
  package static var latest: AutomationCalls? { latest { _ in true } }

  /// Returns the functions of the instance that was launched last of those that meet a condition.
  ///
  /// For code that lost its instance, such as a detached task: where several run in one process, what it asks for tells which it belongs to.
  ///
  /// - Parameter condition: Whether an instance may be meant.
  /// - Returns: The functions; `nil` when no instance meets it.
  package static func latest(where condition: (AutomationCalls) -> Bool) -> AutomationCalls? {
    launched.withLock { $0.compactMap(\.calls) }.last(where: condition)
  }

  /// The gates in the application's code.
  package let gates: HeldGates

  /// What the application asks of the system around it.
  package let services: SystemServices

  /// The work that the application told of.
  let resources = BusyResources()

  /// Makes an instance's functions: those of its gates and of the system.
  ///
  /// - Parameters:
  ///   - gates: The gates in the application's code.
  ///   - services: What the application asks of the system around it.
  package init(
    gates: HeldGates = HeldGates(), services: SystemServices = SystemServices()
  ) {
    self.gates = gates
    self.services = services
    gates.offer(to: self)
    services.offer(to: self)
  }

  /// Notes that these are the functions of the instance that was launched last.
  func noteLaunch() {
    Self.launched.withLock { launched in
      launched.removeAll { $0.calls == nil }
      launched.append(Weak(calls: self))
    }
  }

  /// Offers a function; of two with the same name the later one counts.
  ///
  /// - Parameters:
  ///   - name: The name by which it is called.
  ///   - handler: The function.
  package func offer(_ name: String, _ handler: @escaping Handler) {
    handlers.withLock { $0[name] = handler }
  }

  /// Announces a text to assistive technologies; from any thread.
  package func announce(_ text: String) {
    announcements.withLock { $0.append(.announcement(text)) }
  }

  /// Hands out, once, what was announced since last time.
  func takeAnnouncements() -> [HostEvent] {
    announcements.withLock { announcements in
      defer { announcements = [] }
      return announcements
    }
  }

  /// Returns what a layer above keeps with the instance: one object of each type.
  ///
  /// - Parameter make: Makes it when it is first asked for.
  /// - Returns: The object.
  package func attachment<Object: AnyObject & Sendable>(_ make: () -> Object) -> Object {
    attachments.withLock { attachments in
      if let object = attachments[ObjectIdentifier(Object.self)] as? Object { return object }
      let object = make()
      attachments[ObjectIdentifier(Object.self)] = object
      return object
    }
  }

  /// Notes that something is on its way through threads of the system that ends shortly, such as a
  /// request that a stub answers: the application is not at rest before they are.
  package func noteTransit() {
    isOnItsWay.withLock { $0 = true }
  }

  /// Returns whether ``noteTransit()`` was called since last time.
  func takeTransit() -> Bool {
    isOnItsWay.withLock { isOnItsWay in
      defer { isOnItsWay = false }
      return isOnItsWay
    }
  }

  /// Calls a function.
  ///
  /// - Parameters:
  ///   - name: The name of the function.
  ///   - content: What it is given.
  /// - Returns: What it returned, or why it did not.
  func answer(_ name: String, _ content: String) -> Reply.Result {
    guard let handler = handlers.withLock({ $0[name] }) else {
      return .failed("The application offers no “\(name)” to tests.")
    }
    do {
      return .returned(try handler(content))
    } catch {
      return .failed(String(describing: error))
    }
  }
}
