import Glibc
import Synchronization

extension Scheduler {
  /// Whether this process's jobs and sleeps come here.
  ///
  /// If not, time is real: control changes nothing, and whoever reports on waiting should say so.
  package var isInstalled: Bool {
    installation.load(ordering: .acquiring) == Installation.done.rawValue
  }

  /// Takes over the executors of this process and checks that jobs arrive.
  ///
  /// It has to be the first thing in the process, on its first thread, before anything uses
  /// concurrency: the runtime makes its own executors at the first use and keeps them. Calling it
  /// again changes nothing. Afterwards ``isInstalled`` tells whether it worked.
  package static func install() {
    let scheduler = shared
    let (first, _) = scheduler.installation.compareExchange(
      expected: Installation.notTried.rawValue, desired: Installation.failed.rawValue,
      ordering: .acquiringAndReleasing)
    guard first, currentThreadID() == getpid(), scheduler.isOnMainThread else { return }
    ConcurrencyExecutors.install()
    if scheduler.checkArrivals() {
      scheduler.installation.store(Installation.done.rawValue, ordering: .releasing)
    }
  }

  /// What the start-up check saw.
  private final class Sighting: Sendable {
    /// The identity of a task, taken inside of it.
    let task = Atomic<UInt>(0)
    /// Whether a sleep ended.
    let hasSlept = Atomic<Bool>(false)
    /// Whether the main actor's job ran.
    let hasRunMain = Atomic<Bool>(false)
  }

  /// How long the start-up check sleeps, in virtual time: longer than any thread is put aside.
  private static let probedSleep = Duration.seconds(3_600)

  /// Starts a task of each kind and looks whether its jobs and its sleep come here.
  ///
  /// - Returns: Whether they all did.
  private func checkArrivals() -> Bool {
    let seen = Sighting()
    take(control: ControlOptions())
    defer { endControl() }
    Task.detached {
      seen.task.store(ConcurrencyExecutors.currentTaskIdentity(), ordering: .relaxed)
      // The runtime subtracts two readings of the real clock: a short sleep would arrive as none when the thread was put aside in
      // between, and count as a job that is ready. Without cancellation the sleep cannot throw.
      try? await Task.sleep(for: Self.probedSleep)
      seen.hasSlept.store(true, ordering: .relaxed)
    }
    let job = state.withLock { $0.ready.first }
    Task { @MainActor in
      seen.hasRunMain.store(true, ordering: .relaxed)
    }
    guard case .job(let probe, .pool) = job, readyCount == 2 else { return false }
    let identity = ConcurrencyExecutors.identity(of: probe)
    runReadyJobs()
    guard sleeperCount == 1, advanceToNextDeadline(limit: Self.probedSleep) else { return false }
    runReadyJobs()
    let task = seen.task.load(ordering: .relaxed)
    knowsOwners.store(identity != 0 && identity == task, ordering: .relaxed)
    return seen.hasSlept.load(ordering: .relaxed) && seen.hasRunMain.load(ordering: .relaxed)
  }
}
