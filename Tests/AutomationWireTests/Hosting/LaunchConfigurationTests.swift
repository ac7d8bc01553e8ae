import AccessibilityTree
import Testing

@testable import AutomationWire

/// What an application was launched with.
struct LaunchConfigurationTests {
  @Test func anInstanceHasItsOwn() {
    let own = LaunchConfiguration(arguments: ["own"])
    ApplicationInstance.$current.withValue(ApplicationInstance(own)) {
      #expect(LaunchConfiguration.current == own)
    }
    #expect(LaunchConfiguration.current.arguments != ["own"])
  }

  @Test(arguments: [0, 10_001])
  func aScreenThatCannotBeIsRefused(_ side: Int) {
    var configuration = MessageSamples.fullLaunch
    configuration.screenSize.width = side
    #expect(throws: WireError.self) {
      try WireMessage(decoding: WireMessage.launch(configuration).encoded())
    }
  }
}
