import Foundation
import Synchronization
import VirtualTimeBootstrap

/// A program for the thread sanitizer: threads that count, under a lock that several of them want at once, or `unguarded`.
///
/// The sanitizer has to find the second, and nothing in the first; `.ci/run` looks at both.
@main struct PlantedRace {
  /// A count that nothing guards.
  private final class Unguarded: @unchecked Sendable {
    // That it is not sendable is the mistake to be found.
    /// The count.
    var count = 0
  }

  /// A count under a lock.
  private final class Guarded: Sendable {
    /// The count.
    let count = Mutex(0)
  }

  /// Counts from four threads.
  static func main() {
    let isUnguarded = CommandLine.arguments.dropFirst() == ["unguarded"]
    let (unguarded, guarded) = (Unguarded(), Guarded())
    let group = DispatchGroup()
    for _ in 0..<4 {
      group.enter()
      Thread.detachNewThread {
        for _ in 0..<20_000 {
          if isUnguarded {
            unguarded.count += 1
          } else {
            guarded.count.withLock { $0 += 1 }
          }
        }
        group.leave()
      }
    }
    group.wait()
    // The anchor has the linker take the hooks along, as it does in test bundles.
    let total = isUnguarded ? unguarded.count : guarded.count.withLock { $0 }
    print("counted \(total) times over \(virtual_time_bootstrap_anchor) lock")
  }
}
