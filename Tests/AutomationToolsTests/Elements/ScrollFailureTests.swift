import Testing

@testable import AutomationTools_Core

@Suite("Failures of scrolling") struct ScrollFailureTests {
  @Test("At the end of the content")
  func atEnd() {
    let failure = ScrollFailure(
      container: "\"list\" CollectionView", element: "\"row\" Cell", steps: 3, isAtEnd: true,
      exists: false)
    #expect(
      failure.message == """
        Scrolled "list" CollectionView to "row" Cell: it moved no more after 3 steps, \
        and "row" Cell does not exist.
        """)
  }

  @Test("After too many steps")
  func limit() {
    let failure = ScrollFailure(
      container: "\"list\" CollectionView", element: "\"row\" Cell", steps: 200, isAtEnd: false,
      exists: true)
    #expect(
      failure.message == """
        Scrolled "list" CollectionView to "row" Cell: 200 steps were not enough, \
        and "row" Cell is there, but not hittable.
        """)
  }
}
