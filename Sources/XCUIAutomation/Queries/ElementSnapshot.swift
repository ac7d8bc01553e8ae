import AccessibilityTree
import AutomationWire
import Foundation
import PredicateFormat

/// The attributes of one element at one moment, as predicates read them.
///
/// It is used by one thread at a time: an evaluation makes it, and what is handed to the suite's own code is never pointed
/// at another element.
final class ElementSnapshot {
  /// The tree the element is in.
  let scope: QueryScope

  /// The element.
  private(set) var node: ElementNode

  /// Makes a snapshot of an element.
  ///
  /// - Parameters:
  ///   - id: The element. When it is not in the tree the snapshot is that of an empty element.
  ///   - scope: The tree, and what else is known of it.
  init(of id: ElementID, in scope: QueryScope) {
    self.scope = scope
    node = scope.tree[id] ?? ElementNode(id: id, elementType: .other)
  }

  /// Makes the snapshot that of another element.
  func point(at id: ElementID) {
    if let node = scope.tree[id] { self.node = node }
  }

  /// The elements directly inside, each as a snapshot of its own.
  var childSnapshots: [ElementSnapshot] {
    scope.tree.children(of: node.id).map { ElementSnapshot(of: $0, in: scope) }
  }

  /// Whether input can reach the element.
  var isHittable: Bool { scope.isHittable(node.id) }
}

// MARK: - Attributes

extension ElementSnapshot: XCUIElementAttributes {
  /// The identifier.
  var identifier: String { node.identifier }

  /// The rectangle on the screen.
  var frame: CGRect { CGRect(scope.tree.absoluteFrame(of: node.id) ?? .zero) }

  /// The value.
  var value: Any? { shownText }

  /// What the element holds, as text.
  var shownText: String { node.shownValue }

  /// The title.
  var title: String { node.title }

  /// The label.
  var label: String { node.label }

  /// The type.
  var elementType: XCUIElement.ElementType { node.elementType }

  /// Whether the element takes input.
  var isEnabled: Bool { !node.states.contains(.disabled) }

  /// Whether the element is the chosen one.
  var isSelected: Bool { node.states.contains(.selected) }

  /// Whether the element has the focus.
  var hasFocus: Bool { node.states.contains(.focused) }

  /// What is shown in place of text.
  var placeholderValue: String? { node.placeholder }

  /// The width available: that of the application's screen, as the application sees it.
  var horizontalSizeClass: XCUIElement.SizeClass {
    let size = scope.tree.root.flatMap { scope.tree[$0]?.frame.size } ?? .zero
    return LaunchConfiguration.isWide(size) && !isHeldAcross ? .regular : .compact
  }

  /// The height available: that of the application's screen, as the application sees it.
  var verticalSizeClass: XCUIElement.SizeClass { isHeldAcross ? .compact : .regular }

  /// Whether the device is held across.
  private var isHeldAcross: Bool { TestScope.current.device.isTurned }
}

// MARK: - Keys

extension ElementSnapshot: PredicateEvaluable {
  /// The value of an attribute by its name.
  func predicateValue(forKey key: String) -> PredicateValue? {
    switch key {
    case "exists": .bool(true)
    case "isHittable", "hittable": .bool(isHittable)
    default: node.predicateValue(forKey: key, in: scope.tree)
    }
  }

  /// The names of the attributes.
  var predicateKeys: [String] { AttributeKey.names + ["exists", "isHittable", "hittable"] }
}

/// The names of attributes in predicates and in key-value coding.
enum AttributeKey {
  /// All names, the usual ones first.
  static let names = [
    "label", "identifier", "value", "title", "placeholderValue", "elementType", "isEnabled",
    "enabled", "isSelected", "selected", "hasFocus", "hasKeyboardFocus", "frame",
  ]
}

extension ElementNode {
  /// What the element holds as Apple's tells it: an empty field holds its placeholder, what holds nothing an empty text.
  var shownValue: String {
    if let value, !value.isEmpty { return value }
    return placeholder ?? ""
  }

  /// The value of an attribute by its name; `nil` for a name that is none.
  func predicateValue(forKey key: String, in tree: ElementTree) -> PredicateValue? {
    switch key {
    case "label": .string(label)
    case "identifier": .string(identifier)
    case "value": .string(shownValue)
    case "title": .string(title)
    case "placeholderValue": placeholder.map { .string($0) } ?? .null
    case "elementType": .int(Int(elementType.rawValue))
    case "isEnabled", "enabled": .bool(!states.contains(.disabled))
    case "isSelected", "selected": .bool(states.contains(.selected))
    case "hasFocus": .bool(states.contains(.focused))
    // What is typed goes to it: a button that the keys of a terminal have reached takes no text.
    case "hasKeyboardFocus": .bool(states.contains(.focused) && takesText)
    case "frame": .object(CGRect(tree.absoluteFrame(of: id) ?? .zero))
    default: nil
    }
  }
}
