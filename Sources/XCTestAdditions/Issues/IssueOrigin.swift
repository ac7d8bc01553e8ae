/// An origin of an issue: who raised it, which its words do not tell.
enum IssueOrigin: Sendable {
  /// This framework, which has said everything of it but what is to be said of its place.
  case framework(note: String?)

  /// XCTest, with this sentence.
  case xctest(XCTestSentence)

  /// The suite itself.
  case suite

  /// The origin of the failure that is handed to a test case now; `nil` when XCTest hands it over.
  ///
  /// A failure passes through a method that suites override and that takes nothing but words; this stands beside them.
  @TaskLocal static var current: IssueOrigin?
}
