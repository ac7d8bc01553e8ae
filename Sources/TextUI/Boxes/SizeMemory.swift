import AccessibilityTree

/// The sizes that a box answered to the last few proposals.
struct SizeMemory {
  private var known: [(proposal: Proposal, size: Size)] = []

  /// How many answers are kept: a layout asks for the least, the most and what it offers in the end.
  private static let limit = 4

  /// The answer to a proposal; `nil` when it is not known.
  subscript(proposal: Proposal) -> Size? {
    get {
      for answer in known where answer.proposal == proposal { return answer.size }
      return nil
    }
    set {
      guard let newValue else { return }
      if known.count >= Self.limit { known.removeFirst() }
      known.append((proposal, newValue))
    }
  }

  /// Whether nothing is known.
  var isEmpty: Bool { known.isEmpty }

  /// Forgets all answers.
  mutating func forget() {
    known.removeAll(keepingCapacity: true)
  }
}
