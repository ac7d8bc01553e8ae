import AccessibilityTree
import Foundation
import PredicateFormat

/// A predicate over elements, as a step of a query holds it.
///
/// It is `@unchecked Sendable` because the predicate is immutable: one made from a format has no state that
/// changes, and one made from a block calls what the suite wrote, on the thread that asks, as on Apple's platforms.
struct ElementPredicate: @unchecked Sendable {
  /// The predicate as the suite made it.
  let predicate: NSPredicate

  /// The predicate in canonical spelling.
  var text: String { formatText(of: predicate) ?? "BLOCKPREDICATE" }

  /// A text that is one of the five identifying texts of every element for which the predicate holds; `nil` when there is none.
  var requiredText: String? {
    (predicate as? FormatPredicate)?.requiredText(of: Self.identifyingKeys)
  }

  /// The names of the attributes that tables of a tree find elements by.
  private static let identifyingKeys: Set = [
    "identifier", "label", "title", "value", "placeholderValue",
  ]

  /// The predicate as a condition on elements, where it compares nothing but their texts; `nil` for any other.
  var condition: ((ElementNode) -> Bool)? {
    (predicate as? FormatPredicate)?.condition { key in
      switch key {
      case "label": \.label
      case "identifier": \.identifier
      case "title": \.title
      case "value": \.shownValue
      default: nil
      }
    }
  }

  /// Returns whether the predicate holds for an element.
  ///
  /// - Parameters:
  ///   - id: The element.
  ///   - reusable: A snapshot that may be pointed at the element, so that no other has to be made; a predicate that hands the
  ///     element to the suite's own code gets one of its own.
  /// - Returns: Whether it holds; false, after a report, when the predicate cannot be evaluated.
  func holds(for id: ElementID, reusing reusable: ElementSnapshot) -> Bool {
    if let predicate = predicate as? FormatPredicate {
      reusable.point(at: id)
      return predicate.evaluate(with: reusable)
    }
    return predicate.evaluate(with: ElementSnapshot(of: id, in: reusable.scope))
  }
}
