/// A set of the kinds of things that an accessibility audit looks for.
///
/// Mirrors Apple's structure.
public struct XCUIAccessibilityAuditType: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: UInt64

  /// Makes a set from bits.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// Too little contrast.
  public static let contrast = XCUIAccessibilityAuditType(rawValue: 1 << 0)
  /// Something that looks like an element and is none.
  public static let elementDetection = XCUIAccessibilityAuditType(rawValue: 1 << 1)
  /// A control that cannot be hit.
  public static let hitRegion = XCUIAccessibilityAuditType(rawValue: 1 << 2)
  /// An element without a description.
  public static let sufficientElementDescription = XCUIAccessibilityAuditType(rawValue: 1 << 3)
  /// Text that does not grow.
  public static let dynamicType = XCUIAccessibilityAuditType(rawValue: 1 << 16)
  /// Text that is cut off.
  public static let textClipped = XCUIAccessibilityAuditType(rawValue: 1 << 17)
  /// Traits that contradict each other.
  public static let trait = XCUIAccessibilityAuditType(rawValue: 1 << 18)
  /// An action that is missing.
  public static let action = XCUIAccessibilityAuditType(rawValue: 1 << 32)
  /// An element that is not where its parent says.
  public static let parentChild = XCUIAccessibilityAuditType(rawValue: 1 << 33)
  /// All of them.
  public static let all = XCUIAccessibilityAuditType(rawValue: ~0)
}
