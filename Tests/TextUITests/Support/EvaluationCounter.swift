@testable import TextUI

/// Counts how often views were evaluated, by a name for each kind.
///
/// No view shows anything of it, so that none has to be told of its changes.
@MainActor final class EvaluationCounter: TrackedObject {
  /// The counts of the kinds that were evaluated at all.
  private(set) var counts: [String: Int] = [:]

  /// How often views of a kind were evaluated.
  subscript(name: String) -> Int { counts[name, default: 0] }

  /// Notes an evaluation.
  func count(_ name: String) { counts[name, default: 0] += 1 }

  /// Begins anew.
  func reset() { counts = [:] }
}
