// MARK: - Changed forms

/// A form whose outline is moved inwards.
struct MovedOutline<Base: InsettableShape>: InsettableShape {
  /// The form.
  var base: Base

  /// How far, in cells.
  var amount: CGFloat

  var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
    get { AnimatablePair(base.animatableData, amount) }
    set { (base.animatableData, amount) = (newValue.first, newValue.second) }
  }

  func path(in rect: CGRect) -> Path {
    base.outline(
      in: rect.insetBy(dx: min(amount, rect.width / 2), dy: min(amount, rect.height / 2)))
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.room(for: proposal) }

  func inset(by amount: CGFloat) -> MovedOutline {
    MovedOutline(base: base, amount: self.amount + amount)
  }
}

/// A form whose outline is changed.
struct ChangedOutline<Base: Shape, Measure: VectorArithmetic & Sendable>: Shape {
  /// The form.
  var base: Base

  /// How far it is changed.
  var measure: Measure

  /// Changes the outline, in a rectangle, so far.
  let change: @Sendable (Path, CGRect, Measure) -> Path

  var animatableData: AnimatablePair<Base.AnimatableData, Measure> {
    get { AnimatablePair(base.animatableData, measure) }
    set { (base.animatableData, measure) = (newValue.first, newValue.second) }
  }

  func path(in rect: CGRect) -> Path { change(base.outline(in: rect), rect, measure) }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.room(for: proposal) }
}

extension Shape {
  /// Returns a part of the outline, from one share of its length to another.
  ///
  /// Mirrors SwiftUI's method.
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    ChangedOutline(base: self, measure: AnimatablePair(startFraction, endFraction)) {
      $0.trimmedPath(from: $2.first, to: $2.second)
    }
  }

  /// Returns the form at an angle.
  ///
  /// Mirrors SwiftUI's method.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
    ChangedOutline(base: self, measure: angle.radians) { path, rect, radians in
      let middle = CGPoint(
        x: rect.minX + rect.width * anchor.x, y: rect.minY + rect.height * anchor.y)
      return path.turned(by: radians, around: middle)
    }
  }

  /// Returns the form, larger or smaller.
  ///
  /// Mirrors SwiftUI's method.
  public func scale(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some Shape {
    ChangedOutline(base: self, measure: AnimatablePair(x, y)) { path, rect, scale in
      let middle = CGPoint(
        x: rect.minX + rect.width * anchor.x, y: rect.minY + rect.height * anchor.y)
      return path.mapping { point in
        CGPoint(
          x: middle.x + (point.x - middle.x) * scale.first,
          y: middle.y + (point.y - middle.y) * scale.second)
      }
    }
  }

  /// Returns the form, larger or smaller.
  ///
  /// Mirrors SwiftUI's method.
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  /// Returns the form beside its place.
  ///
  /// Mirrors SwiftUI's method.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape {
    ChangedOutline(base: self, measure: AnimatablePair(x, y)) {
      $0.offsetBy(dx: $2.first, dy: $2.second)
    }
  }

  /// Returns the form beside its place.
  ///
  /// Mirrors SwiftUI's method.
  public func offset(_ offset: CGSize) -> some Shape {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Returns the form beside its place.
  ///
  /// Mirrors SwiftUI's method.
  public func offset(_ offset: CGPoint) -> some Shape { self.offset(x: offset.x, y: offset.y) }

  /// Returns the form in a rectangle of a size, whatever room there is.
  ///
  /// Mirrors SwiftUI's method.
  public func size(width: CGFloat, height: CGFloat) -> some Shape {
    let base = self
    return AnyShape { rect in
      base.outline(in: CGRect(x: rect.minX, y: rect.minY, width: width, height: height))
    }
  }
}

extension Path {
  /// Returns the outline at an angle, clockwise, around a point, in cells.
  func turned(by radians: Double, around middle: CGPoint) -> Path {
    let (sine, cosine) = (CGFloat(sin(radians)), CGFloat(cos(radians)))
    // A row is as high as two columns are wide.
    return mapping { point in
      let (x, y) = (point.x - middle.x, (point.y - middle.y) * 2)
      return CGPoint(
        x: middle.x + x * cosine - y * sine, y: middle.y + (x * sine + y * cosine) / 2)
    }
  }
}
