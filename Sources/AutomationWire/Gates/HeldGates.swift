import Foundation
import Synchronization

/// The gates of an instance of an application: which a test holds, and what waits at them.
package final class HeldGates: Sendable {
  /// What a test asks about gates.
  package struct Report: Sendable, Hashable, Codable {
    /// The gates that something came to.
    package var reached: Set<String> = []

    /// How many tasks wait at each gate.
    package var waiting: [String: Int] = [:]
  }

  /// A task that waits.
  private struct Waiter {
    /// Its number.
    let id: UInt64

    /// Lets it go on.
    let continuation: CheckedContinuation<Void, Never>
  }

  /// What changes.
  private struct State {
    /// The gates that are held.
    var held: Set<String> = []

    /// The gates that something came to.
    var reached: Set<String> = []

    /// What waits at each gate, in order of arrival.
    var waiting: [String: [Waiter]] = [:]

    /// The number of the last arrival.
    var lastID: UInt64 = 0

    /// The arrivals that were cancelled before they could wait.
    var cancelled: Set<UInt64> = []
  }

  /// What changes.
  private let state = Mutex(State())

  /// The name of the call that holds a gate.
  package static let holdCall = "gate.hold"

  /// The name of the call that lets go what waits at a gate.
  package static let releaseCall = "gate.release"

  /// The name of the call that tells what came to gates.
  package static let reportCall = "gate.report"

  /// Makes gates of which some are held.
  ///
  /// - Parameter variable: The names of those that are held, a line each.
  package init(variable: String? = nil) {
    let names = (variable ?? "").split(separator: "\n").map { String($0) }
    state.withLock { $0.held = Set(names) }
  }

  /// Waits at a gate while a test holds it; a task that is cancelled goes on.
  package func pass(_ name: String) async {
    let id = state.withLock { state -> UInt64? in
      state.reached.insert(name)
      guard state.held.contains(name) else { return nil }
      state.lastID += 1
      return state.lastID
    }
    guard let id else { return }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let waits = state.withLock { state in
          guard state.held.contains(name), state.cancelled.remove(id) == nil else { return false }
          state.waiting[name, default: []].append(Waiter(id: id, continuation: continuation))
          return true
        }
        if !waits { continuation.resume() }
      }
    } onCancel: {
      cancel(id, at: name)
    }
  }

  private func cancel(_ id: UInt64, at name: String) {
    let waiter = state.withLock { state -> Waiter? in
      guard let place = state.waiting[name]?.firstIndex(where: { $0.id == id }) else {
        state.cancelled.insert(id)
        return nil
      }
      return state.waiting[name]?.remove(at: place)
    }
    waiter?.continuation.resume()
  }

  /// Returns whether a gate is held.
  package func isHeld(_ name: String) -> Bool { state.withLock { $0.held.contains(name) } }

  /// Holds a gate from now on.
  func hold(_ name: String) { state.withLock { _ = $0.held.insert(name) } }

  /// Lets go what waits at a gate, which is open from now on.
  func release(_ name: String) {
    let waiters = state.withLock { state in
      state.held.remove(name)
      return state.waiting.removeValue(forKey: name) ?? []
    }
    for waiter in waiters { waiter.continuation.resume() }
  }

  /// Opens all gates, at the end of the application.
  func end() {
    for name in state.withLock({ Array($0.held) }) { release(name) }
  }

  /// What came to gates.
  var report: Report {
    state.withLock { state in
      Report(
        reached: state.reached, waiting: state.waiting.mapValues(\.count).filter { $0.value > 0 })
    }
  }

  /// Offers what tests can do with gates.
  func offer(to calls: AutomationCalls) {
    calls.offer(Self.holdCall) { [weak self] name in
      self?.hold(name)
      return ""
    }
    calls.offer(Self.releaseCall) { [weak self] name in
      self?.release(name)
      return ""
    }
    calls.offer(Self.reportCall) { [weak self] _ in
      SystemServices.text(of: self?.report ?? Report())
    }
  }
}
