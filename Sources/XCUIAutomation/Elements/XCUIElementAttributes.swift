public import Foundation

/// The attributes of an element: what can be known of it.
///
/// Mirrors Apple's protocol.
///
/// - Note: Unlike on Apple's platforms, lengths are cells: one cell of the screen is one point.
public protocol XCUIElementAttributes {
  /// The identifier the author gave the element; empty when none.
  var identifier: String { get }

  /// The rectangle on the screen, in cells, or in points where `UITEST_LENGTHS=points`, unclipped.
  var frame: CGRect { get }

  /// What the element holds: the text of a field (its placeholder when empty), "1" and "0" for a switch; empty when nothing.
  var value: Any? { get }

  /// The title; empty for most elements.
  var title: String { get }

  /// What the element is called; for a text, the text.
  var label: String { get }

  /// The kind of control or container.
  var elementType: XCUIElement.ElementType { get }

  /// Whether the element takes input.
  var isEnabled: Bool { get }

  /// The width there is for the element.
  var horizontalSizeClass: XCUIElement.SizeClass { get }

  /// The height there is for the element.
  var verticalSizeClass: XCUIElement.SizeClass { get }

  /// What an empty field shows in place of text.
  var placeholderValue: String? { get }

  /// Whether the element is the chosen one of several.
  var isSelected: Bool { get }

  /// Whether the element has the keyboard's focus.
  var hasFocus: Bool { get }
}

extension XCUIElement {
  /// A class of the room there is in one direction.
  ///
  /// Mirrors Apple's enumeration.
  public enum SizeClass: Int, Sendable, Hashable {
    /// Not known.
    case unspecified = 0
    /// Little room.
    case compact = 1
    /// Enough room.
    case regular = 2
  }
}
