#if !Automation
// Of the declarations nothing is kept, not even what an application does: the initializers are inlined where it declares them, and ignore
// what they are given.

/// A function that was left out of the build.
private struct LeftOut: Error, CustomStringConvertible {
  /// What is wrong, in words.
  let description = "it is left out of this build, for which the trait Automation is off"
}

extension DeclaredOperation {
  /// A function of which nothing was kept.
  static var leftOut: DeclaredOperation {
    DeclaredOperation(.leftOut, .leftOut) { _, _ in throw LeftOut() }
  }
}

extension TextCoding {
  /// Codes nothing.
  static var leftOut: TextCoding {
    TextCoding(typeName: "", encode: { _ in throw LeftOut() }, decode: { _ in throw LeftOut() })
  }
}

extension Fixture {
  /// Makes a fixture of which nothing was kept.
  @usableFromInline init() {
    (documentation, requirements, example, body) = ("", [], nil, .leftOut)
  }
}

extension Fixture where Input == Void {
  /// Declares a fixture that needs no input; here it is left out.
  @inlinable public init(
    _ documentation: String, requires requirements: (any PartialKeyPath<Fixtures> & Sendable)...,
    operation: @escaping @MainActor @Sendable (Fixtures.State) async throws -> Void
  ) {
    self.init()
  }
}

extension Fixture where Input: Codable {
  /// Declares a fixture that is given something; here it is left out.
  @inlinable public init(
    _ documentation: String, requires requirements: (any PartialKeyPath<Fixtures> & Sendable)...,
    example: Input,
    operation: @escaping @MainActor @Sendable (Fixtures.State, Input) async throws -> Void
  ) {
    self.init()
  }
}

extension Command {
  /// Makes a command of which nothing was kept.
  @usableFromInline init() {
    (documentation, body) = ("", .leftOut)
  }
}

extension Command where Input == Void, Output == Void {
  /// Declares a command that takes and returns nothing; here it is left out.
  @inlinable public init(
    _ documentation: String,
    operation: @escaping @MainActor @Sendable (Commands.State) async throws -> Void
  ) {
    self.init()
  }
}

extension Command where Input: Codable, Output == Void {
  /// Declares a command that takes something; here it is left out.
  @inlinable public init(
    _ documentation: String,
    operation: @escaping @MainActor @Sendable (Commands.State, Input) async throws -> Void
  ) {
    self.init()
  }
}

extension Command where Input == Void, Output: Codable {
  /// Declares a command that returns something; here it is left out.
  @inlinable public init(
    _ documentation: String,
    operation: @escaping @MainActor @Sendable (Commands.State) async throws -> Output
  ) {
    self.init()
  }
}

extension Command where Input: Codable, Output: Codable {
  /// Declares a command that takes something and returns something; here it is left out.
  @inlinable public init(
    _ documentation: String,
    operation: @escaping @MainActor @Sendable (Commands.State, Input) async throws -> Output
  ) {
    self.init()
  }
}
#endif
