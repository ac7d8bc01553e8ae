import Synchronization

/// Which test an application object belongs to, for uses of it by code that belongs to none.
///
/// A detached task, a block of dispatch and a thread of its own do not know the test of Swift Testing that started them, of which several may
/// run at once. The object was used by that test before: to launch the application, if for nothing else.
final class ScopeHome: Sendable {
  /// A scope that ends with its test.
  private struct Place {
    weak var scope: TestScope?
  }

  /// The scope of the test that used the object last.
  private let place = Mutex(Place())

  /// Runs a body in the scope of the test that the object belongs to, where the caller belongs to no test of Swift Testing.
  func serve<Value>(_ body: () -> Value) -> Value {
    if let scope = TestScope.ofSwiftTesting {
      place.withLock { if $0.scope !== scope { $0.scope = scope } }
      return body()
    }
    guard let scope = place.withLock({ $0.scope }) else { return body() }
    return TestScope.$ofTask.withValue(scope, operation: body)
  }
}

extension TestScope {
  /// The scope of the test of Swift Testing that calls; `nil` outside of one, and before it used an application.
  static var ofSwiftTesting: TestScope? { ofTask ?? TestScopeRegistry.shared.ofSwiftTesting }
}
