/// The names that the example's application and tests share.
enum Constants {
  /// The first feature.
  static let feature1 = "feature1"

  /// The automation flag that logs the user in.
  static let simulateUserAlreadyLoggedIn = "simulateUserAlreadyLoggedIn"

  /// The bundle of stubbed answers that the application is told to use.
  static let defaultStubBundle = "DefaultStubs.bundle"
}
