import AccessibilityTree

/// The attributes that accessibility modifiers give the elements of a view.
struct AccessibilityAttributes {
  var identifier: String?
  var label: String?
  var value: String?
  var hint: String?
  var elementType: ElementType?

  /// Whether nothing of it is spoken.
  var isHidden = false

  /// Whether tests do not find it either: a mark that TextUI draws beside what it tells in words.
  var isUnlisted = false

  /// Whether the view is a picture beside a title, which an element made of both is not called by.
  var isIcon = false
  var addedTraits: AccessibilityTraits = []
  var removedTraits: AccessibilityTraits = []
  var children: AccessibilityChildBehavior.Kind?

  /// When the element is read among its siblings; `nil` where nothing is said.
  var sortPriority: Double?

  /// Whether an element has to carry this: that of the view, or each one inside it.
  var needsElement: Bool {
    identifier != nil || label != nil || value != nil || hint != nil || elementType != nil
      || children != nil || !addedTraits.isEmpty
  }

  /// Returns these attributes, with those of a modifier further in where these say nothing.
  func merging(inner: AccessibilityAttributes) -> AccessibilityAttributes {
    AccessibilityAttributes(
      identifier: identifier ?? inner.identifier, label: label ?? inner.label,
      value: value ?? inner.value, hint: hint ?? inner.hint,
      elementType: elementType ?? inner.elementType, isHidden: isHidden || inner.isHidden,
      isUnlisted: isUnlisted || inner.isUnlisted,
      isIcon: isIcon || inner.isIcon,
      addedTraits: addedTraits.union(inner.addedTraits.subtracting(removedTraits)),
      removedTraits: removedTraits.union(inner.removedTraits.subtracting(addedTraits)),
      children: children ?? inner.children, sortPriority: sortPriority ?? inner.sortPriority)
  }

  /// Changes an element as the attributes say.
  func apply(to node: inout ElementNode) {
    if let identifier { node.identifier = identifier }
    if let label { node.label = label }
    if let value { node.value = value }
    if let hint { node.hint = hint }
    if let type = addedTraits.elementType { node.elementType = type }
    if removedTraits.makes(node.elementType) { node.elementType = .other }
    if let elementType { node.elementType = elementType }
    node.states.formUnion(addedTraits.states)
    node.states.subtract(removedTraits.states)
  }
}

/// A way in which a box reports what is inside it.
enum ChildReporting {
  /// As elements inside its own, or beside each other when it has none.
  case children

  /// As elements inside its own, whose label they make up where it has none of its own.
  case labelAndChildren

  /// Not at all; they only make up the label of its own element.
  case label

  /// Not at all.
  case none
}

/// The traits of an element, for assistive technology.
///
/// Mirrors SwiftUI's `AccessibilityTraits`.
public struct AccessibilityTraits: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Makes a set from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// A button.
  public static let isButton = AccessibilityTraits(rawValue: 1 << 0)

  /// A heading.
  public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)

  /// Selected.
  public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)

  /// A link.
  public static let isLink = AccessibilityTraits(rawValue: 1 << 3)

  /// A search field.
  public static let isSearchField = AccessibilityTraits(rawValue: 1 << 4)

  /// An image.
  public static let isImage = AccessibilityTraits(rawValue: 1 << 5)

  /// Plays its own sound.
  public static let playsSound = AccessibilityTraits(rawValue: 1 << 6)

  /// A key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 7)

  /// Text that does not change.
  public static let isStaticText = AccessibilityTraits(rawValue: 1 << 8)

  /// A summary of what is on the screen when the application starts.
  public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 9)

  /// Changes often.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 10)

  /// Starts playing or recording.
  public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)

  /// Takes touches directly.
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 12)

  /// Turns the page when read to the end.
  public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 13)

  /// What is beside it cannot be reached.
  public static let isModal = AccessibilityTraits(rawValue: 1 << 14)

  /// A two-state control.
  public static let isToggle = AccessibilityTraits(rawValue: 1 << 15)

  /// A bar of tabs.
  public static let isTabBar = AccessibilityTraits(rawValue: 1 << 16)
}

extension AccessibilityTraits {
  /// The traits that make an element one of some type, the one that prevails over the others first.
  private static let types: [(trait: AccessibilityTraits, type: ElementType)] = [
    (.isButton, .button), (.isLink, .link), (.isSearchField, .searchField), (.isKeyboardKey, .key),
    (.isToggle, .switch), (.isTabBar, .tabBar), (.isImage, .image), (.isStaticText, .staticText),
  ]

  /// The traits that are a state of an element, whatever its type.
  private static let states: [(trait: AccessibilityTraits, state: ElementNode.States)] = [
    (.isHeader, .header), (.isSelected, .selected), (.isModal, .modal), (.playsSound, .playsSound),
    (.isSummaryElement, .summary), (.updatesFrequently, .updatesFrequently),
    (.startsMediaSession, .startsMediaSession),
    (.allowsDirectInteraction, .allowsDirectInteraction), (.causesPageTurn, .causesPageTurn),
  ]

  /// The type of element the traits make; `nil` when they make none.
  var elementType: ElementType? { Self.types.first { contains($0.trait) }?.type }

  /// Returns whether one of the traits makes elements of a type.
  func makes(_ type: ElementType) -> Bool {
    Self.types.contains { $0.type == type && contains($0.trait) }
  }

  /// The states of an element with these traits.
  var states: ElementNode.States {
    Self.states.reduce(into: []) { if contains($1.trait) { $0.formUnion($1.state) } }
  }
}

/// A treatment of the elements inside a view that is made an element.
///
/// Mirrors SwiftUI's `AccessibilityChildBehavior`.
public struct AccessibilityChildBehavior: Sendable, Hashable {
  /// The three ways.
  enum Kind: Sendable {
    case ignore
    case contain
    case combine
  }

  /// The way.
  let kind: Kind

  /// Assistive technology does not read them; tests find them inside the new element, as on a phone.
  public static let ignore = AccessibilityChildBehavior(kind: .ignore)

  /// They are reported inside the new element.
  public static let contain = AccessibilityChildBehavior(kind: .contain)

  /// Their labels make up the label of the new element.
  public static let combine = AccessibilityChildBehavior(kind: .combine)
}
