import Primitives
import Testing

@testable import AccessibilityTree

/// The edits between two lists of children.
struct ChildrenSplicesTests {
  /// Two lists and how many edits lie between them.
  struct Case: Sendable, CustomTestStringConvertible {
    /// The list before.
    var old: [UInt64]

    /// The list after.
    var new: [UInt64]

    /// The number of edits.
    var edits: Int

    /// How many elements are put in by them.
    var insertions: Int

    var testDescription: String { "\(old) → \(new)" }
  }

  static let cases = [
    Case(old: [], new: [], edits: 0, insertions: 0),
    Case(old: [1, 2, 3], new: [1, 2, 3], edits: 0, insertions: 0),
    Case(old: [], new: [1, 2], edits: 1, insertions: 2),
    Case(old: [1, 2], new: [], edits: 1, insertions: 0),
    Case(old: [1, 2, 3, 4], new: [1, 4], edits: 1, insertions: 0),
    Case(old: [1, 4], new: [1, 2, 3, 4], edits: 1, insertions: 2),
    Case(old: [1, 2, 3, 4, 5], new: [5, 1, 2, 3, 4], edits: 2, insertions: 1),
    Case(old: [1, 2, 3, 4, 5], new: [2, 3, 4, 5, 1], edits: 2, insertions: 1),
    Case(old: [1, 2, 3, 4], new: [4, 3, 2, 1], edits: 2, insertions: 3),
    Case(old: [1, 2, 3, 4, 5, 6], new: [1, 9, 3, 4, 8, 6], edits: 2, insertions: 2),
  ]

  /// Makes the edits one after the other.
  private func apply(_ splices: [ListSplice], to old: [ElementID]) -> [ElementID] {
    var list = old
    for splice in splices.map(\.sequential) {
      list.replaceSubrange(
        splice.index..<splice.index + splice.removeCount, with: splice.inserted)
    }
    return list
  }

  @Test(arguments: cases)
  func editsAreFewAndLeadToTheOtherList(_ testCase: Case) {
    let old = testCase.old.map { ElementID($0) }
    let new = testCase.new.map { ElementID($0) }
    let splices = old.splices(to: new)
    #expect(apply(splices, to: old) == new)
    #expect(splices.count == testCase.edits)
    #expect(splices.reduce(0) { $0 + $1.inserted.count } == testCase.insertions)
  }

  @Test func editsAtRandomLeadToTheOtherList() {
    var generator = SplitMix64(seed: 7)
    for _ in 0..<2_000 {
      let pool = (1...12).map { ElementID($0) }
      let old = pool.shuffled(using: &generator).prefix(Int.random(in: 0...12, using: &generator))
      let new = pool.shuffled(using: &generator).prefix(Int.random(in: 0...12, using: &generator))
      let splices = [ElementID](old).splices(to: [ElementID](new))
      #expect(apply(splices, to: [ElementID](old)) == [ElementID](new))
      for splice in splices {
        #expect(splice.oldRange.map { old[$0] } == [ElementID](old[splice.oldRange]))
      }
    }
  }
}
