#if Automation
import AutomationTools_Shared
import AutomationWire
import Foundation
@_weakLinked import FoundationNetworking
import NetworkLinking
import Synchronization

/// The classes of loads, and the instances whose loads they begin.
///
/// Classes for `URLSession.shared` are a small pool that is registered before that is first used, since it asks only those that were
/// there then; an instance takes one for as long as it runs. Classes for other sessions are made for each instance.
final class StubbedClasses: Sendable {
  /// The classes of this process.
  static let shared = StubbedClasses()

  /// A class, and the instance whose loads it begins.
  private struct Entry {
    /// The class.
    let type: StubbedProtocol.Type

    /// The instance; `nil` when it is gone, or none took the class.
    weak var instance: ApplicationInstance?
  }

  /// The mutable state, behind the lock.
  private struct State {
    /// The classes that are registered for all sessions; the one taken longest ago comes first.
    var registered: [Entry] = []

    /// The classes of sessions with a configuration of their own.
    var ofSessions: [Entry] = []

    /// How many classes were made.
    var count = 0

    /// Makes one more class.
    mutating func makeClass() -> StubbedProtocol.Type {
      count += 1
      return NumberedProtocol<EndOfNumber>.numbered(count)
    }
  }

  /// What changes.
  private let state = Mutex(State())

  /// How many instances in this process can stub `URLSession.shared` at once.
  private static let registeredCount = 8

  /// Registers the classes for all sessions, once; before `URLSession.shared` is first used, in a program that can.
  func register() {
    guard network_linking_is_there() else { return }
    let types = state.withLock { state -> [StubbedProtocol.Type] in
      guard state.registered.isEmpty else { return [] }
      state.registered = (0..<Self.registeredCount).map { _ in Entry(type: state.makeClass()) }
      return state.registered.map(\.type)
    }
    for type in types { _ = URLProtocol.registerClass(type) }
  }

  /// Has an instance take one of the registered classes, unless it has one.
  func take(for instance: ApplicationInstance) {
    guard network_linking_is_there() else { return }
    let isTaken = state.withLock { state in
      if state.registered.contains(where: { $0.instance === instance }) { return true }
      let running = ApplicationInstance.all
      guard
        let place = state.registered.firstIndex(where: { entry in
          !running.contains { $0 === entry.instance }
        })
      else { return false }
      var entry = state.registered.remove(at: place)
      entry.instance = instance
      state.registered.append(entry)
      return true
    }
    guard !isTaken else { return }
    instance.warn(
      "More than \(Self.registeredCount) applications with network stubs run in this process: requests of this one to "
        + "URLSession.shared are not stubbed. A session whose configuration was told useNetworkStubs() is."
    )
  }

  /// Returns the class for an instance's sessions with a configuration of their own.
  func ofSessions(of instance: ApplicationInstance) -> StubbedProtocol.Type {
    state.withLock { state in
      if let entry = state.ofSessions.first(where: { $0.instance === instance }) {
        return entry.type
      }
      let type = state.makeClass()
      state.ofSessions.append(Entry(type: type, instance: instance))
      return type
    }
  }

  /// Returns whether a class begins a load that is asked for now.
  ///
  /// One of a session does always: when its instance has ended, the load fails instead of going out.
  func takes(_ type: StubbedProtocol.Type) -> Bool {
    guard let entry = state.withLock({ $0.registered.first { $0.type == type } }) else {
      return true
    }
    guard let instance = entry.instance else { return false }
    return StubbedNetwork.instanceOfCaller === instance
  }

  /// Returns the network of the loads that a class begins; `nil` when its instance is gone.
  func network(of type: StubbedProtocol.Type) -> StubbedNetwork? {
    let instance = state.withLock { state in
      (state.registered.first { $0.type == type } ?? state.ofSessions.first { $0.type == type })?
        .instance
    }
    return instance.flatMap { StubbedNetwork.of($0) }
  }
}

/// A class of loads that is told from others by its number, which is its parameter.
///
/// The number is written in twos: `LowBit<HighBit<EndOfNumber>>`, so that there are as many classes as are wanted.
final class NumberedProtocol<Number>: StubbedProtocol {
  /// Returns the class of a number.
  static func numbered(_ number: Int) -> StubbedProtocol.Type {
    if number == 0 { return NumberedProtocol.self }
    return number.isMultiple(of: 2)
      ? NumberedProtocol<ZeroBit<Number>>.numbered(number / 2)
      : NumberedProtocol<OneBit<Number>>.numbered(number / 2)
  }
}

/// The end of a number.
enum EndOfNumber {}

/// A zero, and the rest of a number.
enum ZeroBit<Rest> {}

/// A one, and the rest of a number.
enum OneBit<Rest> {}
#endif
