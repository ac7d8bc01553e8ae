/// A way in which a mirrored member does not behave as Apple's.
///
/// Every such way is one entry of ``Divergence/all``, which the documentation shows; a test holds both to each other, and to the notes
/// in the documentation comments, which begin with "Unlike".
struct Divergence: Sendable {
  /// The member, as it is called.
  let member: String

  /// The file with its note, under `Sources`.
  let source: String

  /// What Apple's does.
  let apple: String

  /// What ours does.
  let ours: String

  /// Why.
  let reason: String

  /// The test that shows it: its file under `Tests`, and its function.
  let test: String

  /// Makes an entry.
  ///
  /// - Parameters:
  ///   - member: The member, as it is called.
  ///   - source: The file with its note, under `Sources`.
  ///   - apple: What Apple's does.
  ///   - ours: What ours does.
  ///   - reason: Why.
  ///   - test: The test that shows it: its file under `Tests`, and its function.
  init(
    _ member: String, in source: String, apple: String, ours: String, because reason: String,
    test: String
  ) {
    self.member = member
    self.source = source
    self.apple = apple
    self.ours = ours
    self.reason = reason
    self.test = test
  }

  /// The entry as the documentation shows it.
  var article: String {
    """
    ### \(member)

    - Apple's: \(apple)
    - Here: \(ours)
    - Why: \(reason)
    - Shown by: `\(test)`
    """
  }

  /// All entries, those of XCUIAutomation first.
  static let all = ofElements + ofTests
}
