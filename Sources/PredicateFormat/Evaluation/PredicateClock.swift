package import Foundation

/// The clock behind the function `now()`.
package enum PredicateClock {
  /// The current time; a test that runs on virtual time binds its own.
  @TaskLocal package static var now: @Sendable () -> Date = { Date() }
}
