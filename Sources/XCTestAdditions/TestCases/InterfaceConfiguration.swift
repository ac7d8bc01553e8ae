/// A way in which the interface of an application is shown, for classes whose tests run for each of them.
package struct InterfaceConfiguration: Sendable {
  /// What it is called.
  package let name: String

  /// The variables that applications are launched with.
  package let environment: [String: String]

  /// The one the running test runs for; `nil` for a test that runs once.
  @TaskLocal package static var current: InterfaceConfiguration?

  /// All of them: the usual screen, and a large one.
  static let all = [screen(80, 24), screen(132, 43)]

  /// Returns the configuration of a screen of a size.
  private static func screen(_ width: Int, _ height: Int) -> InterfaceConfiguration {
    InterfaceConfiguration(
      name: "\(width) × \(height)", environment: ["UITEST_SCREEN_SIZE": "\(width)x\(height)"])
  }
}
