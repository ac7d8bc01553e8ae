/// A stretch of what stands in a lazy container.
enum LazySegment {
  /// Boxes of one view, which is made in any case.
  case boxes([Box], of: ViewNode)

  /// The views of a collection, made when they are needed.
  case elements(any LazyElements)

  /// How many cells of the container it fills: one for each box or element.
  @MainActor var count: Int {
    switch self {
    case .boxes(let boxes, _): boxes.count
    case .elements(let elements): elements.count
    }
  }
}

/// A collection whose views are made when they are needed.
@MainActor protocol LazyElements: AnyObject {
  /// How many elements there are.
  var count: Int { get }

  /// Makes the views of some elements, and takes those of all others off the screen.
  ///
  /// - Parameter range: The places of the elements.
  /// - Returns: The boxes of each, in order; mostly one.
  func show(_ range: Range<Int>) -> [[Box]]

  /// Returns the place of an element, by its id; `nil` when there is none.
  func place(of id: AnyHashable) -> Int?

  /// Returns the place of the first element in which a view has an id, as in a section of rows; `nil` when there is none.
  ///
  /// Elements that do not show are made for it, unless there are very many.
  func placeOfElement(holding id: AnyHashable) -> Int?

  /// Returns the first place that changed since it was asked last; `nil` when none did.
  func takeFirstChange() -> Int?
}
