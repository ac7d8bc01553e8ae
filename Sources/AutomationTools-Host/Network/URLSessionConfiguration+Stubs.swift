public import FoundationNetworking

extension URLSessionConfiguration {
  /// Has sessions of this configuration ask the test's network stubs, where a test gives some.
  ///
  /// `URLSession.shared` does so by itself. An application that no test launched is not changed by
  /// this, nor is one whose test has no stubs.
  public func useNetworkStubs() {
    guard StubbedNetwork.ofCaller != nil else { return }
    protocolClasses = [StubbedProtocol.self] + (protocolClasses ?? [])
  }
}
