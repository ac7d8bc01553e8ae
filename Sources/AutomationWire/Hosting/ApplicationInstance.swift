import Synchronization

/// One running application: what it was launched with, and what goes with it and with no other.
///
/// All code of the application runs with its instance as ``current``, tasks it starts included.
package final class ApplicationInstance: Sendable {
  /// A function that tests can call by name: takes a value as bytes, and returns one.
  package typealias Command = @Sendable (_ input: [UInt8]) throws -> [UInt8]

  /// The instance whose code runs; `nil` in an application that no test launched.
  @TaskLocal package static var current: ApplicationInstance?

  /// What it is called in messages.
  package let name: String

  /// What it was launched with.
  package let configuration: LaunchConfiguration

  /// The gates in its code.
  package let gates: HeldGates

  /// What it asks of the system around it.
  package let services: SystemServices

  /// The work that it told of.
  let resources = BusyResources()

  /// What changes.
  private struct State {
    /// The functions that tests can call, by name.
    var commands: [String: Command] = [:]

    /// What came up aside of the screen and was not handed out yet.
    var events: [HostEvent] = []

    /// The warnings given so far.
    var warnings: Set<String> = []

    /// Whether something is on its way through threads that are not the application's.
    var isOnItsWay = false
  }

  /// What changes.
  private let state = Mutex(State())

  /// What layers above keep with the instance, by type.
  private let attachments = Mutex<[ObjectIdentifier: any AnyObject & Sendable]>([:])

  /// Makes an instance.
  ///
  /// - Parameters:
  ///   - configuration: What it was launched with.
  ///   - name: What it is called in messages.
  package init(_ configuration: LaunchConfiguration, name: String = "the application") {
    self.name = name
    self.configuration = configuration
    gates = HeldGates(holding: configuration.heldGates)
    services = SystemServices(
      decisions: configuration.decisions, pasteboard: configuration.pasteboard)
  }
}

// MARK: - Commands

extension ApplicationInstance {
  /// Offers a command to tests; of two with the same name the later one counts.
  ///
  /// It is called on the main actor, between requests.
  ///
  /// - Parameters:
  ///   - name: The name by which it is called.
  ///   - command: The command.
  package func offer(_ name: String, _ command: @escaping Command) {
    state.withLock { $0.commands[name] = command }
  }

  /// Runs a command.
  ///
  /// - Parameters:
  ///   - name: The name of the command.
  ///   - input: What it is given.
  /// - Returns: What it returned, or why it did not.
  func run(_ name: String, _ input: [UInt8]) -> Reply.Result {
    let commands = state.withLock { $0.commands }
    guard let command = commands[name] else {
      return .unknownCommand(offered: commands.keys.sorted())
    }
    do {
      return .returned(try command(input))
    } catch {
      return .failed(String(describing: error))
    }
  }
}

// MARK: - What goes with it

extension ApplicationInstance {
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

  /// Announces a text to assistive technologies; from any thread.
  package func announce(_ text: String) {
    state.withLock { $0.events.append(.announcement(text)) }
  }

  /// Gives a warning, each one once, which stands in the report of a failure; from any thread.
  package func warn(_ text: String) {
    state.withLock { state in
      if state.warnings.insert(text).inserted { state.events.append(.warning(text)) }
    }
  }

  /// Hands out, once, what came up since last time.
  func takeEvents() -> [HostEvent] {
    state.withLock { state in
      defer { state.events = [] }
      return state.events
    }
  }

  /// Notes that something is on its way through threads of the system that ends shortly, such as a
  /// request that a stub answers: the application is not at rest before they are.
  package func noteTransit() {
    state.withLock { $0.isOnItsWay = true }
  }

  /// Returns whether ``noteTransit()`` was called since last time.
  func takeTransit() -> Bool {
    state.withLock { state in
      defer { state.isOnItsWay = false }
      return state.isOnItsWay
    }
  }
}

// MARK: - Those that run

extension ApplicationInstance {
  /// The instances that run in this process, in the order of launch.
  private static let running = Mutex<[ApplicationInstance]>([])

  /// The instances that run in this process, in the order of launch.
  package static var all: [ApplicationInstance] { running.withLock { $0 } }

  /// Notes that the instance runs.
  func begin() { Self.running.withLock { $0.append(self) } }

  /// Notes that the instance ended: nothing waits in it any more.
  func end() {
    services.end()
    gates.end()
    Self.running.withLock { running in running.removeAll { $0 === self } }
  }

  /// Returns the instance to which code belongs that may have lost it, as that of a detached task, a Timer or a dispatch queue has.
  ///
  /// Where several run that cannot be told apart, the code counts as that of the one launched last, and each of them gives a
  /// warning.
  ///
  /// - Parameters:
  ///   - use: What the code does, in words: `asks for the network`.
  ///   - isMeant: Whether an instance can be the one.
  /// - Returns: The instance; `nil` when none runs.
  package static func ofCaller(
    _ use: String, where isMeant: (ApplicationInstance) -> Bool = { _ in true }
  ) -> ApplicationInstance? {
    if let current { return current }
    let candidates = all.filter(isMeant)
    guard candidates.count > 1, let last = candidates.last else { return candidates.last }
    let names = candidates.map(\.name).joined(separator: " and ")
    for candidate in candidates {
      candidate.warn(
        "Code outside of any task of an application \(use), and may be that of \(names). "
          + "It counts as that of \(last.name): let it run in a task that the application starts.")
    }
    return last
  }
}
