public import Foundation
import Primitives
import Synchronization
import VirtualTime

/// Work of an application that a test cannot see, and therefore is told of: a thread of a C library, a device, another process.
///
/// Tasks, sleeps, threads, Timers, dispatch queues and loads of URLs are seen without it.
///
/// ```swift
/// let decoding = IdlingResource("thumbnails")
/// decoding.begin()
/// start_decoder { decoding.end() }
/// ```
///
/// While a resource is busy, tests wait: a wait does not end early, and no input is sent before it is done or its timeout is over,
/// which fails the action and names the resource. Without a test it costs a number.
///
/// The name is Espresso's for the same thing. Make it in the application's code; ``begin()`` and ``end()`` may be called from any thread.
public final class IdlingResource: Sendable {
  /// What it is called in messages.
  public let name: String

  /// How long, in seconds of real time, input of a test waits for it.
  public let timeout: TimeInterval

  /// Its number, which no other resource ever has.
  let id: UInt64

  /// The application it belongs to, where an instance has resources of its own.
  private let registry: BusyResources

  /// The number of the resource made last.
  private static let lastID = Atomic<UInt64>(0)

  /// Makes a resource that is idle.
  ///
  /// - Parameters:
  ///   - name: What it is called in messages.
  ///   - timeout: How long, in seconds of real time, input of a test waits for it.
  public convenience init(_ name: String, timeout: TimeInterval = 30) {
    self.init(
      name, timeout: timeout, in: ApplicationInstance.current?.resources ?? BusyResources.ofProcess)
  }

  /// Makes a resource that is idle, of an instance.
  init(_ name: String, timeout: TimeInterval = 30, in registry: BusyResources) {
    self.name = name
    self.timeout = timeout
    self.registry = registry
    id = Self.lastID.add(1, ordering: .relaxed).newValue
  }

  /// Whether nothing is begun that did not end.
  public var isIdle: Bool { !registry.isBusy(self) }

  /// Notes that something begins; several may be under way.
  public func begin() { registry.begin(self) }

  /// Notes that something ended; without a beginning it is reported on standard error, and has no effect.
  public func end() {
    guard !registry.end(self) else { return }
    StandardError.write("IdlingResource “\(name)”: end() without begin().\n")
  }

  /// Runs something, during which it is busy.
  ///
  /// - Parameter body: What is run.
  /// - Returns: What the body returns.
  /// - Throws: What the body throws.
  public func whileBusy<Value, Failure: Error>(
    _ body: () async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    begin()
    defer { end() }
    return try await body()
  }
}

/// The resources of an instance of an application that are busy.
final class BusyResources: Sendable {
  /// A resource that is busy.
  private struct Entry {
    /// How often it began without an end.
    var count: Int

    /// Since when.
    let start: RealClock.Instant

    /// What it is called.
    let name: String

    /// How long input waits for it, in seconds.
    let timeout: Double
  }

  /// What is busy.
  private let entries = Mutex<[UInt64: Entry]>([:])

  /// The resources that belong to no instance.
  static let ofProcess = BusyResources()

  /// Makes the resources of an instance, all idle.
  init() {}

  /// Returns whether a resource is busy.
  func isBusy(_ resource: IdlingResource) -> Bool {
    entries.withLock { $0[resource.id] != nil }
  }

  /// Notes that something begins.
  func begin(_ resource: IdlingResource) {
    entries.withLock { entries in
      let new = Entry(count: 0, start: .now, name: resource.name, timeout: resource.timeout)
      entries[resource.id, default: new].count += 1
    }
  }

  /// Notes that something ended; a loop that waits for it looks at once.
  ///
  /// - Returns: Whether it had begun.
  func end(_ resource: IdlingResource) -> Bool {
    let left = entries.withLock { entries -> Int? in
      let key = resource.id
      guard let count = entries[key]?.count else { return nil }
      entries[key]?.count = count - 1
      if count == 1 { entries[key] = nil }
      return count - 1
    }
    if left == 0 { MainLoop.wake() }
    return left != nil
  }

  /// The names of what is busy, in alphabetical order.
  var names: [String] { entries.withLock { $0.values.map(\.name).sorted() } }

  /// The names of what is busy in an instance, or belongs to none.
  static func names(of instance: ApplicationInstance?) -> [String] {
    ofProcess.names + (instance?.resources.names ?? [])
  }

  /// The names of what has been busy for longer than input waits for it, with that time in seconds.
  func overdue(at now: RealClock.Instant) -> [(name: String, timeout: Double)] {
    entries.withLock { entries in
      entries.values.filter { $0.start.duration(to: now) / .seconds(1) >= $0.timeout }
        .map { ($0.name, $0.timeout) }
    }
    .sorted { $0.name < $1.name }
  }
}
