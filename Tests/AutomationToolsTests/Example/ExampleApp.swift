import AutomationTools_Host
import TextUI

/// The application that the example of AutomationTools drives: flags decide what it shows.
struct ExampleApp: App {
  private let automationBridge = AutomationBridge()

  var body: some Scene {
    WindowGroup {
      VStack {
        Text(automationBridge.simulateUserAlreadyLoggedIn ? "Hello, Ada" : "Please log in")
          .accessibilityIdentifier("greeting")
        if automationBridge.isFeature1Enabled {
          Button("New basket") {}
        }
        if automationBridge.launchArgumentsContain(Constants.defaultStubBundle) {
          Text("Stubbed")
        }
      }
    }
  }
}
