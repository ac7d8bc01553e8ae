/// A kind of actions for assistive technology, which the menu of a text screen does not tell apart.
///
/// Mirrors SwiftUI's `AccessibilityActionCategory`.
public struct AccessibilityActionCategory: Sendable, Equatable {
  /// What the kind is called; `nil` for those of the system.
  private let name: Text?

  /// What tells those of the system apart.
  private let number: Int

  /// The usual kind.
  public static let `default` = AccessibilityActionCategory(name: nil, number: 0)

  /// Actions that change something.
  public static let edit = AccessibilityActionCategory(name: nil, number: 1)

  private init(name: Text?, number: Int) {
    self.name = name
    self.number = number
  }

  /// Makes a kind of its name.
  public init(_ name: Text) {
    self.init(name: name, number: 2)
  }

  /// Makes a kind of its name.
  public init(_ nameKey: LocalizedStringKey) {
    self.init(Text(nameKey))
  }

  /// Makes a kind of its name.
  @_disfavoredOverload
  public init(_ nameResource: LocalizedStringResource) {
    self.init(Text(nameResource))
  }

  /// Makes a kind of its name.
  @_disfavoredOverload
  public init<Name: StringProtocol>(_ name: Name) {
    self.init(Text(name))
  }
}

/// How touches are let through to a view, which a terminal does not tell.
///
/// Mirrors SwiftUI's `AccessibilityDirectTouchOptions`.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Makes a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Without a sound of the screen reader.
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1 << 0)

  /// Once the view has been activated.
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 1 << 1)
}
