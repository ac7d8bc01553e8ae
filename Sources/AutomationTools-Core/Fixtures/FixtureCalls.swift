public import AutomationTools_Shared
import Primitives

/// A fixture with its input, as a launch states it.
public struct FixtureCall<Fixtures: FixtureSet>: Sendable, CustomStringConvertible {
  /// The call as it travels.
  let call: OperationCall

  /// What is wrong with it, in words; `nil` when nothing is.
  let problem: String?

  /// The call as a test writes it: `addReader("alex")`.
  public let description: String

  /// Makes a call of the fixture to which a key path leads.
  init<Input>(_ path: KeyPath<Fixtures, Fixture<Fixtures, Input>>, _ input: Input) {
    let fixtures = Fixtures()
    let coding = fixtures[keyPath: path].body.input
    let properties = DeclaredProperties(of: fixtures)
    let name = properties.name(of: path)
    do {
      try properties.check(path)
      let text = try coding.encode(input)
      call = OperationCall(name: name, input: text)
      problem = nil
      description = name + InputSource.text(text, of: Input.self)
    } catch let error as ComputedDeclaration {
      call = OperationCall(name: name, input: "")
      problem = error.description
      description = name
    } catch {
      call = OperationCall(name: name, input: "")
      problem = "its input cannot be coded as JSON: \(error)"
      description = name
    }
  }
}

/// The fixtures of a set, each under its name, for a test that states some in a launch.
///
/// ```swift
/// launchApp(fixtures: [fixtures.clearAllData, fixtures.addReader("alex")])
/// ```
@dynamicMemberLookup public struct FixtureCalls<Fixtures: FixtureSet>: Sendable {
  /// Makes it.
  public init() {}

  /// A fixture without input.
  public subscript(
    dynamicMember path: KeyPath<Fixtures, Fixture<Fixtures, Void>>
  ) -> FixtureCall<Fixtures> {
    FixtureCall(path, ())
  }

  /// A fixture that is given something: it is called with it.
  public subscript<Input>(
    dynamicMember path: KeyPath<Fixtures, Fixture<Fixtures, Input>>
  ) -> (Input) -> FixtureCall<Fixtures> {
    { FixtureCall(path, $0) }
  }
}

/// An input as a test writes it.
enum InputSource {
  /// Returns it in parentheses.
  ///
  /// - Parameters:
  ///   - text: The input as it travels.
  ///   - type: Its type.
  /// - Returns: Nothing for no input.
  static func text(_ text: String, of type: Any.Type) -> String {
    if type == Void.self { return "" }
    return "(" + (type == String.self ? SafeText.literal(text) : text) + ")"
  }
}
