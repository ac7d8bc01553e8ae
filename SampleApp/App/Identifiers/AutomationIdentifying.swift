/// A name by which tests find an element of a screen; one enumeration per screen, shared by
/// application and tests.
public protocol AutomationIdentifying: Sendable {
  /// The accessibility identifier.
  var id: String { get }
}

extension AutomationIdentifying where Self: RawRepresentable, RawValue == String {
  /// The raw value.
  public var id: String { rawValue }
}
