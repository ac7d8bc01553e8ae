import Synchronization

/// The gates of an instance of an application: which a test holds, and what waits at them.
package final class HeldGates: Sendable {
  /// What a test asks about gates.
  package struct Report: Sendable, Hashable {
    /// The gates that something came to.
    package var reached: Set<String> = []

    /// How many tasks wait at each gate.
    package var waiting: [String: Int] = [:]

    /// Makes a report of nothing.
    package init() {}
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

  /// Makes gates of which some are held.
  package init(holding names: Set<String> = []) {
    state.withLock { $0.held = names }
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
      var report = Report()
      report.reached = state.reached
      report.waiting = state.waiting.mapValues(\.count).filter { $0.value > 0 }
      return report
    }
  }
}
