public import AutomationWire
import TextUI

/// Where the sample begins: shows the one of its applications that the launch arguments ask for.
@main public enum AppLauncher: AutomationHostable {
  /// Runs the application: for the test that launched it, or in the terminal.
  @MainActor public static func main() {
    // A test's application is made by this type, so that the choice is among what the instance read.
    if AutomationEndpoint.main(Self.self) { return }
    ReferenceApp.chosen(by: .current).type.main()
  }

  /// Starts an instance without a terminal, as a test launches it.
  public static func makeHost(_ configuration: LaunchConfiguration) throws -> any AutomationHost {
    try ReferenceApp.chosen(by: configuration).type.makeHost(configuration)
  }
}
