import Testing

@testable import AccessibilityTree

/// What one element says of itself.
@Suite struct ElementNodeTests {
  /// A change of an element that holds others, and whether it only holds others still.
  struct Case: Sendable, CustomTestStringConvertible {
    /// What is said of the element.
    let testDescription: String

    /// Whether it only holds others.
    let isContainer: Bool

    /// Says it.
    let change: @Sendable (inout ElementNode) -> Void
  }

  static let cases = [
    Case(testDescription: "nothing", isContainer: true) { _ in },
    Case(testDescription: "that it clips", isContainer: true) { $0.states = .clipsContent },
    Case(testDescription: "that it is modal", isContainer: false) { $0.states = .modal },
    Case(testDescription: "an identifier", isContainer: false) { $0.identifier = "list" },
    Case(testDescription: "a label", isContainer: false) { $0.label = "List" },
    Case(testDescription: "a hint", isContainer: false) { $0.hint = "Shows a list" },
    Case(testDescription: "an action", isContainer: false) { $0.actions = .activate },
    Case(testDescription: "another type", isContainer: false) { $0.elementType = .group },
  ]

  @Test("an element of which nothing is said only holds others", arguments: cases)
  func containers(_ test: Case) {
    var node = ElementNode(id: ElementID(1), elementType: .other)
    test.change(&node)
    #expect(node.isContainer == test.isContainer)
  }
}
