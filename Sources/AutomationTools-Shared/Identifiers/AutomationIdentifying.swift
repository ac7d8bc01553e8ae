/// A name by which tests find an element of a screen; one enumeration per screen, shared by the
/// application and its tests.
///
/// ```swift
/// public enum LoginIdentifier: String, AutomationIdentifying, CaseIterable {
///   case name = "login.name"
///   case signIn = "login.signIn"
/// }
///
/// TextField("Name", text: $name).accessibilityIdentifier(LoginIdentifier.name.id)   // application
/// app.textFields[LoginIdentifier.name].typeText("Ada")                              // test
/// ```
public protocol AutomationIdentifying: Sendable {
  /// The accessibility identifier.
  var id: String { get }

  /// All identifiers of the screen; `*` stands for any characters but a period.
  ///
  /// At the end of a run of tests, identifiers that are declared and were never shown are told, and
  /// those that were shown and are declared nowhere. Enumerations whose cases can be listed have it
  /// by themselves; one whose cases have values states patterns: `"articles.row.*"`.
  static var declaredIdentifiers: [String] { get }
}

extension AutomationIdentifying where Self: RawRepresentable, RawValue == String {
  /// The raw value.
  public var id: String { rawValue }
}

extension AutomationIdentifying where Self: CaseIterable {
  /// The identifiers of all cases.
  public static var declaredIdentifiers: [String] { allCases.map(\.id) }
}
