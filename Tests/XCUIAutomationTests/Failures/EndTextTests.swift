import Glibc
import Testing

@testable import XCUIAutomation

@Suite("Ends of applications in words")
struct EndTextTests {
  /// An end and its words.
  static let cases: [(ApplicationEnd, String)] = [
    (.terminated, "was ended by the test"),
    (.exited(code: 3), "exited with code 3"),
    (.signalled(SIGSEGV), "crashed: segmentation fault (signal 11, SIGSEGV)"),
    (
      .signalled(SIGSEGV, in: "Cart.total() (Cart.swift:31)"),
      "crashed in Cart.total() (Cart.swift:31): segmentation fault (signal 11, SIGSEGV)"
    ),
    (.signalled(SIGILL), "crashed: trap, as a failed precondition gives (signal 4, SIGILL)"),
    (.signalled(SIGKILL), "was ended: killed (signal 9, SIGKILL)"),
    (.signalled(40), "was ended by signal 40"),
    (.unresponsive(seconds: 60), "gave no answer for 60 seconds, and was ended for that"),
    (.unresponsive(seconds: 0.5), "gave no answer for 0.5 seconds, and was ended for that"),
    (.disconnected(reason: "a\u{7}b"), "lost its connection: a\\u{7}b"),
  ]

  @Test("says", arguments: cases)
  func words(_ end: ApplicationEnd, _ words: String) {
    #expect(EndText.words(end) == words)
  }
}
