@_weakLinked public import FoundationNetworking

extension URLSessionConfiguration {
  /// Has sessions of this configuration ask the test's network stubs, where a test gives some.
  ///
  /// The sessions are the application's whose code calls it, whoever uses them: call it in the application's code. `URLSession.shared`
  /// asks by itself. An application that no test launched is not changed by this, nor is one whose test has no stubs.
  public func useNetworkStubs() {
    #if Automation
    guard let instance = StubbedNetwork.instanceOfCaller else { return }
    protocolClasses = [StubbedClasses.shared.ofSessions(of: instance)] + (protocolClasses ?? [])
    #endif
  }
}
