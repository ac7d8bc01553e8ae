public import AutomationWire
import TextUI

/// Where the sample begins: shows the one of its applications that the launch arguments ask for.
@main public enum AppLauncher: AutomationHostable {
  /// Runs the application: for the test that launched it, or in the terminal.
  @MainActor public static func main() {
    ReferenceApp.chosen(by: LaunchConfiguration.current.arguments).type.main()
  }

  /// Starts an instance without a terminal, as a test launches it.
  public static func makeHost(_ configuration: LaunchConfiguration) throws -> any AutomationHost {
    try ReferenceApp.chosen(by: configuration.arguments).type.makeHost(configuration)
  }
}
