/// The first thing in which a screen is not as outlined.
struct OutlineMismatch {
  /// A reason why the element is not as outlined.
  enum Reason {
    /// No element is as stated; the likeliest ones, and what differs.
    case missing([NearMiss])

    /// There is such an element, but before another one that the outline has before it.
    case early(found: Int, after: Int)

    /// Elements directly inside are not those of the outline: the first that it does not name.
    case unnamed(Int)
  }

  /// An element that is nearly as stated.
  struct NearMiss {
    /// The number of the element.
    let number: Int

    /// What differs, in words.
    let differences: [String]
  }

  /// The element of the outline that was sought.
  let element: Element

  /// The outline's elements around it, outermost first, each with the element of the screen taken for it.
  var path: [(element: Element, number: Int)]

  /// The place of the element among those it stands with in the outline, from 0.
  let index: Int

  /// How many stand there.
  let count: Int

  /// What is the matter.
  let reason: Reason
}
