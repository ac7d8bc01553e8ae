import Glibc

@testable import VirtualTime

extension ThreadRest {
  /// Looks until nothing goes on, and returns whether that came.
  @discardableResult static func comes(except threads: Set<Int32> = []) -> Bool {
    let end = RealClock.now + .seconds(20)
    while RealClock.now < end {
      if activity(except: threads).isEmpty { return true }
      sched_yield()
    }
    return false
  }
}
