import AccessibilityTree

/// One step of a query: what becomes of the elements that the steps before it found.
enum QueryStep: Sendable {
  /// To all elements of a type inside them, at any depth.
  case descendants(ElementType)

  /// To the elements of a type directly inside them.
  case children(ElementType)

  /// Keeps those one of whose five identifying texts equals a key.
  case identified(String)

  /// Keeps those of a type, one of whose identifying texts equals a key when there is one.
  case typed(ElementType, key: String?)

  /// Keeps those for which a predicate holds.
  case predicate(ElementPredicate)

  /// Keeps those that are, or have inside, an element of a type, found by a key when there is one.
  case containing(ElementType, key: String?)

  /// Keeps those that are, or have inside, an element for which a predicate holds.
  case containingPredicate(ElementPredicate)

  /// Keeps those of which something is true.
  case having(ElementNode.States)

  /// Keeps the one at a place, counted from zero.
  case index(Int)

  /// Keeps the first one.
  case first

  /// Keeps the one with an identity, whatever place it has by now.
  case element(ElementID)

  /// A text that is one of the five identifying texts of every element that the step keeps; `nil` when there is none.
  var requiredText: String? {
    switch self {
    case .identified(let key): key
    case .predicate(let predicate): predicate.requiredText
    default: nil
    }
  }

  /// The step as a condition on elements, where it is a predicate that compares nothing but their texts; `nil` for any other.
  var condition: ((ElementNode) -> Bool)? {
    if case .predicate(let predicate) = self { predicate.condition } else { nil }
  }

  /// Whether at most one element is left after it.
  var selectsOne: Bool {
    switch self {
    case .index, .first, .element: true
    default: false
    }
  }
}
