/// What can still change an app that nobody touches.
package enum Quiescence: Sendable, Hashable {
  /// Jobs are ready: run them and look again.
  case busy(ready: Int)

  /// Nothing is ready, but tasks sleep; moving the time to the deadline wakes the first.
  ///
  /// If foreign activity is listed, it may come first in real time: an answer from a network and
  /// the task that sleeps for its time limit are of this kind. Give it real time before moving the
  /// time.
  ///
  /// Of the sleepers those are listed that end first, beside the number of the others.
  case waiting(until: Duration, sleepers: [Sleeper], others: Int, foreign: [PendingActivity])

  /// How many sleepers are listed.
  package static let mostListed = 8

  /// Proved: without input nothing changes any more.
  case idle

  /// Nothing is ready and nobody sleeps, but the listed activity may change something in real time.
  case unknown(reasons: [PendingActivity])
}
