import Foundation
import XCTest
import XCTestBootstrap

/// What the processes of a supervised run do when they begin.
enum Supervision {
  /// Begins to keep the journal, and goes on with the run when a process before this one died.
  ///
  /// A process that nobody supervises does nothing.
  static func begin() {
    guard RunJournal.isKept else { return }
    supervisor_tell_deaths()
    let environment = ProcessInfo.processInfo.environment
    RunObservers.add(RunJournalObserver(environment: environment))
    // A run in an order of its own sees to itself.
    guard RunJournal.isResumed, TestOrder.parse(environment).order == nil else { return }
    XCTestObservationCenter.shared.addTestObserver(ResumedRun(RunJournal.past))
  }
}
