import AutomationTools_Shared
import AutomationWire

extension CommandSet {
  /// Hands the application's state to its commands, so that the test can use them from now on.
  ///
  /// It does nothing in an application that no test launched.
  ///
  /// - Parameter state: What the commands act on.
  @MainActor public static func install(on state: State) {
    #if Automation
    guard LaunchConfiguration.current.isAutomated, let instance = ApplicationInstance.current else {
      return
    }
    let commands = InstalledOperations(Self.self, on: state)
    instance.offer(message) { call in
      try MainActor.assumeIsolated { try HostedWork.run { try await commands.run(call) } }
    }
    #endif
  }
}
