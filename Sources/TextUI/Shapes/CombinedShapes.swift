/// A form made of the outlines of two others.
struct CombinedOutline<First: Shape, Second: Shape>: Shape {
  /// The first.
  var first: First

  /// The second.
  var second: Second

  /// Makes the outline of both.
  let combine: @Sendable (Path, Path) -> Path

  var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
    get { AnimatablePair(first.animatableData, second.animatableData) }
    set { (first.animatableData, second.animatableData) = (newValue.first, newValue.second) }
  }

  func path(in rect: CGRect) -> Path { combine(first.outline(in: rect), second.outline(in: rect)) }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { first.room(for: proposal) }
}

extension Shape {
  /// Returns the form of what lies in this one or in another.
  ///
  /// Mirrors SwiftUI's method. Curves become straight lines.
  ///
  /// - Parameters:
  ///   - other: The other form, in the same room.
  ///   - eoFill: Whether what lies in an outline twice lies outside of it.
  /// - Returns: The form.
  public func union(_ other: some Shape, eoFill: Bool = false) -> some Shape {
    CombinedOutline(first: self, second: other) { $0.union($1, eoFill: eoFill) }
  }

  /// Returns the form of what lies in this one and in another.
  ///
  /// Mirrors SwiftUI's method. Curves become straight lines.
  public func intersection(_ other: some Shape, eoFill: Bool = false) -> some Shape {
    CombinedOutline(first: self, second: other) { $0.intersection($1, eoFill: eoFill) }
  }

  /// Returns the form of what lies in this one and not in another.
  ///
  /// Mirrors SwiftUI's method. Curves become straight lines.
  public func subtracting(_ other: some Shape, eoFill: Bool = false) -> some Shape {
    CombinedOutline(first: self, second: other) { $0.subtracting($1, eoFill: eoFill) }
  }

  /// Returns the form of what lies in this one or in another, and not in both.
  ///
  /// Mirrors SwiftUI's method. Curves become straight lines.
  public func symmetricDifference(_ other: some Shape, eoFill: Bool = false) -> some Shape {
    CombinedOutline(first: self, second: other) { $0.symmetricDifference($1, eoFill: eoFill) }
  }

  /// Returns the parts of the line of the form that lie in another one.
  ///
  /// Mirrors SwiftUI's method. Curves become straight lines.
  public func lineIntersection(_ other: some Shape, eoFill: Bool = false) -> some Shape {
    CombinedOutline(first: self, second: other) { $0.lineIntersection($1, eoFill: eoFill) }
  }

  /// Returns the parts of the line of the form that lie beside another one.
  ///
  /// Mirrors SwiftUI's method. Curves become straight lines.
  public func lineSubtraction(_ other: some Shape, eoFill: Bool = false) -> some Shape {
    CombinedOutline(first: self, second: other) { $0.lineSubtraction($1, eoFill: eoFill) }
  }
}
