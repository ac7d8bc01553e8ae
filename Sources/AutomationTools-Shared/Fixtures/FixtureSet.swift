/// The fixtures of an application, shared with its tests: each property of the type declares one.
///
/// ```swift
/// public struct LibraryFixtures: FixtureSet {
///   public typealias State = Stores
///   public let clearAllData = FixtureOperation<Void>("Empties the stores.") { stores in
///     stores.removeAll()
///   }
///   public let addReader = FixtureOperation<String>(
///     "Adds a reader.", requires: \.clearAllData, example: "alex"
///   ) { stores, name in
///     try stores.add(Reader(name: name))
///   }
///   public init() {}
/// }
/// ```
///
/// From the one declaration come the operation in the application, a prerequisite that a test states
/// at launch, a row of the control board with the page that drives it, and a line of the printed
/// list. The application hands its state over once, when it starts: `LibraryFixtures.install(on:)`.
///
/// Fixtures work on the application's real state, which is their `State`: its stores. In an application that no test launched there are
/// none.
public protocol FixtureSet: OperationSet {}

extension FixtureSet {
  /// A fixture of this set.
  public typealias FixtureOperation<Input: Sendable> = Fixture<Self, Input>
}
