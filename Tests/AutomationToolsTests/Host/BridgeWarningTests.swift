import Testing

@testable import AutomationTools_Host

@Suite("Warnings of the bridge") struct BridgeWarningTests {
  @Test("The warning names the argument, on one line")
  func line() {
    #expect(
      BridgeWarning(.malformedJSON(argument: "EPHEMERAL_{\n")).line
        == """
        warning: The launch argument “EPHEMERAL_{\\n” is not valid: \
        what follows the prefix is not JSON.

        """)
  }
}
