import Testing

/// The identity of the case that runs, of a parametrised test of Swift Testing.
///
/// Swift Testing keeps the identity of a case to itself; it is read from the case's reflection: what identifies each argument, and a number for
/// cases with the same arguments. Should that be stored otherwise one day, all cases of a test count as one.
struct TestCaseIdentity: Hashable, Sendable {
  /// What identifies each argument.
  private let arguments: [[UInt8]]

  /// What tells cases with the same arguments apart.
  private let discriminator: Int

  /// The case that runs; `nil` outside of parametrised tests.
  static var current: TestCaseIdentity? {
    guard let testCase = Test.Case.current, testCase.isParameterized else { return nil }
    return TestCaseIdentity(of: testCase)
  }

  /// Reads the identity of a case; `nil` when it is not where it is expected.
  private init?(of testCase: Test.Case) {
    guard let parts = Self.child("parameterized", of: Self.child("_kind", of: testCase)),
      let arguments = Self.child("arguments", of: parts),
      let discriminator = Self.child("discriminator", of: parts) as? Int
    else { return nil }
    self.arguments = Mirror(reflecting: arguments).children.map { argument in
      Self.child("bytes", of: Self.child("id", of: argument.value)) as? [UInt8] ?? []
    }
    self.discriminator = discriminator
  }

  /// Returns a part of a value by its name.
  private static func child(_ name: String, of value: Any?) -> Any? {
    value.flatMap { Mirror(reflecting: $0).children.first { $0.label == name }?.value }
  }
}
