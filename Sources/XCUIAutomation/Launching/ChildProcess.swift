import Glibc
import Synchronization
import VirtualTime

/// A process that was started for a test.
///
/// It is the leader of a process group of its own, so that what it started ends with it.
final class ChildProcess: Sendable {
  /// A state of a process.
  private enum State {
    /// It runs, as far as is known.
    case running

    /// It ended, and its status was taken.
    case ended(ApplicationEnd)
  }

  /// The number of the process.
  let processID: Int32

  /// Whether it makes copies of itself that are children of this process, and in its group until they are launched.
  private let makesCopies: Bool

  /// How it stands.
  private let state = Mutex(State.running)

  /// Whether it was killed by ``kill()`` while it ran.
  private let isKilled = Mutex(false)

  /// Whether it was killed by ``kill()`` while it ran.
  var wasKilledHere: Bool { isKilled.withLock { $0 } }

  /// What ends the process when this one is killed.
  private let orphanGuard: OrphanGuard?

  /// Takes charge of a process that was just started.
  ///
  /// - Parameters:
  ///   - processID: The number of the process.
  ///   - makesCopies: Whether it makes copies of itself that are children of this process, in its group.
  ///   - orphanGuard: What ends it when this process is killed, and has to hear of its end.
  init(processID: Int32, makesCopies: Bool = false, orphanGuard: OrphanGuard? = nil) {
    self.processID = processID
    self.makesCopies = makesCopies
    self.orphanGuard = orphanGuard
    ChildCensus.leaveOut(processID)
    ProcessAttendant.add(self)
  }

  /// Returns how the process ended; `nil` while it runs.
  func poll() -> ApplicationEnd? {
    state.withLock { state in
      if case .ended(let end) = state { return end }
      return takeStatus(&state, blocking: false)
    }
  }

  /// Kills the process and its group, unless it ended, and takes its status.
  ///
  /// - Returns: How it ended, which may have been before.
  @discardableResult
  func kill() -> ApplicationEnd {
    let end = state.withLock { state -> ApplicationEnd? in
      // The number is this process's as long as nobody took its status, which takes the lock.
      if case .ended(let end) = state { return end }
      if let end = takeStatus(&state, blocking: false) { return end }
      isKilled.withLock { $0 = true }
      _ = Glibc.kill(-processID, SIGKILL)
      _ = Glibc.kill(processID, SIGKILL)
      return takeStatus(&state, blocking: true)
    }
    return end ?? .signalled(SIGKILL)
  }

  /// Takes the status of a process that was not taken yet; `nil` while it runs.
  private func takeStatus(_ state: inout State, blocking: Bool) -> ApplicationEnd? {
    var news = siginfo_t()
    let look = WEXITED | WNOWAIT | (blocking ? 0 : WNOHANG)
    var answer: Int32
    repeat {
      answer = waitid(P_PID, id_t(processID), &news, look)
    } while answer == -1 && errno == EINTR
    if answer == 0, news.si_signo == 0 { return nil }
    // What it started, and left behind in its group, ends with it, as long as its number is not given to others.
    _ = Glibc.kill(-processID, SIGKILL)
    if makesCopies { takeStatusOfCopies() }
    var status: Int32 = 0
    let taken = answer == 0 ? waitpid(processID, &status, 0) : -1
    ProcessAttendant.forget(self)
    orphanGuard?.forget(processID)
    ChildCensus.forget(processID)
    let end = taken == processID ? Self.end(of: status) : .statusLost
    state = .ended(end)
    return end
  }

  /// Takes the status of the copies that were killed with it.
  ///
  /// It makes no more, and its status is not taken yet: the number of the group is its own.
  private func takeStatusOfCopies() {
    for copy in ChildCensus.members(ofGroup: processID) where copy != processID {
      var status: Int32 = 0
      while waitpid(copy, &status, 0) == -1, errno == EINTR { continue }
      ChildCensus.forget(copy)
    }
  }

  /// The meaning of a status as `waitpid` gives it.
  private static func end(of status: Int32) -> ApplicationEnd {
    let signal = status & 0x7F
    return signal == 0 ? .exited(code: (status >> 8) & 0xFF) : .signalled(signal)
  }
}
