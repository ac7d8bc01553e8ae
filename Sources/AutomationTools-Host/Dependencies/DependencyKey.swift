/// A key of something that an application depends on and that tests may replace, declared once.
///
/// ```swift
/// extension DependencyKey<any Payments> {
///   static var payments: Self {
///     DependencyKey("payments", live: BankPayments(), unimplemented: NoPayments())
///   }
/// }
/// ```
///
/// Keys are told apart by their names.
public struct DependencyKey<Value> {
  /// The name, as failures call it.
  public let name: String

  /// Makes what counts in an application that a person launched.
  let live: @MainActor () -> Value

  /// Makes what counts in an application that a test launched and that did not replace it; `nil`
  /// where the live one does no harm.
  let unimplemented: (@MainActor () -> Value)?

  /// Declares a dependency whose live value does no harm in a test.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - live: The value, made when it is first asked for.
  public init(_ name: String, live: @autoclosure @escaping @MainActor () -> Value) {
    self.name = name
    self.live = live
    unimplemented = nil
  }

  /// Declares a dependency that tests have to replace: one that is used unreplaced in an application
  /// that a test launched fails the test.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - live: The value, made when it is first asked for.
  ///   - unimplemented: What stands in for it then, so that the application can go on.
  public init(
    _ name: String, live: @autoclosure @escaping @MainActor () -> Value,
    unimplemented: @autoclosure @escaping @MainActor () -> Value
  ) {
    self.name = name
    self.live = live
    self.unimplemented = unimplemented
  }
}
