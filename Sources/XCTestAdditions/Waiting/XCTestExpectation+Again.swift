import XCTest

extension XCTestExpectation {
  /// Says which of some expectations were waited for already, over which XCTest of this platform traps without a word; `nil` for none.
  static func problemOfWaitingAgain(for expectations: [XCTestExpectation]) -> String? {
    let again = expectations.filter(\.hasBeenWaitedFor)
    guard !again.isEmpty else { return nil }
    let listed = again.map { "“\($0.expectationDescription)”" }.joined(separator: ", ")
    return
      "API violation - expectations can only be waited on once, \(listed) has been waited on already."
  }

  /// Whether it was waited for already.
  private var hasBeenWaitedFor: Bool {
    HiddenState.value("_hasBeenWaitedOn", of: self, in: XCTestExpectation.self) ?? false
  }
}
