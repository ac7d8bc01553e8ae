/// The whole of some room.
///
/// Mirrors SwiftUI's `Rectangle`.
public struct Rectangle: InsettableShape {
  /// Makes the form.
  public nonisolated init() {}

  /// Returns the rectangle.
  public func path(in rect: CGRect) -> Path { Path(rect) }

  /// Returns the form with its outline moved inwards.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    MovedOutline(base: self, amount: amount)
  }
}

/// The whole of some room, with round corners.
///
/// Mirrors SwiftUI's `RoundedRectangle`. A radius is in columns, and as many half rows.
public struct RoundedRectangle: InsettableShape {
  /// The extents of the corners.
  public var cornerSize: CGSize

  /// The form of the corners, which has no effect.
  public var style: RoundedCornerStyle

  /// Makes the form with corners of extents.
  public nonisolated init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// Makes the form with corners of a radius.
  public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius / 2), style: style)
  }

  /// Returns the rectangle with round corners, which take half of its width or height at most and keep their form.
  public func path(in rect: CGRect) -> Path {
    let parts = [
      cornerSize.width > 0 ? rect.width / 2 / cornerSize.width : 1,
      cornerSize.height > 0 ? rect.height / 2 / cornerSize.height : 1,
    ]
    let part = max(0, min(1, parts[0], parts[1]))
    return Path(
      roundedRect: rect,
      cornerSize: CGSize(width: part * cornerSize.width, height: part * cornerSize.height))
  }

  /// The extents of the corners.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(cornerSize.width, cornerSize.height) }
    set { cornerSize = CGSize(width: newValue.first, height: newValue.second) }
  }

  /// Returns the form with its outline moved inwards.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    MovedOutline(base: self, amount: amount)
  }
}

/// The whole of some room, whose corners have radii of their own.
///
/// Mirrors SwiftUI's `UnevenRoundedRectangle`.
public struct UnevenRoundedRectangle: InsettableShape {
  /// The radii.
  public var cornerRadii: RectangleCornerRadii

  /// The form of the corners, which has no effect.
  public var style: RoundedCornerStyle

  /// Makes the form.
  public nonisolated init(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// Makes the form.
  public nonisolated init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius), style: style)
  }

  /// Returns the rectangle with its corners.
  public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadii: cornerRadii) }

  /// Returns the form with its outline moved inwards.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    MovedOutline(base: self, amount: amount)
  }
}

/// The whole of some room, with half circles at the ends.
///
/// Mirrors SwiftUI's `Capsule`.
public struct Capsule: InsettableShape {
  /// The form of the ends, which has no effect.
  public var style: RoundedCornerStyle

  /// Makes the form.
  public nonisolated init(style: RoundedCornerStyle = .continuous) {
    self.style = style
  }

  /// Returns the rectangle with its ends.
  public func path(in rect: CGRect) -> Path {
    let radius = min(rect.width / 2, rect.height)
    return Path(roundedRect: rect, cornerSize: CGSize(width: radius, height: radius / 2))
  }

  /// Returns the form with its outline moved inwards.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    MovedOutline(base: self, amount: amount)
  }
}

/// The ellipse that some room holds.
///
/// Mirrors SwiftUI's `Ellipse`.
public struct Ellipse: InsettableShape {
  /// Makes the form.
  public nonisolated init() {}

  /// Returns the ellipse.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

  /// Returns the form with its outline moved inwards.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    MovedOutline(base: self, amount: amount)
  }
}

/// The circle that fits into the middle of some room.
///
/// Mirrors SwiftUI's `Circle`. So that it looks round, it takes twice as many columns as rows.
public struct Circle: InsettableShape {
  /// Makes the form.
  public nonisolated init() {}

  /// Returns the circle.
  public func path(in rect: CGRect) -> Path {
    let width = min(rect.width, rect.height * 2)
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - width / 2, y: rect.midY - width / 4, width: width, height: width / 2))
  }

  /// As much as is round of the room offered.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 10, height: 5))
    let width = min(size.width, size.height * 2)
    return CGSize(width: width, height: (width / 2).rounded(.up))
  }

  /// Returns the form with its outline moved inwards.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    MovedOutline(base: self, amount: amount)
  }
}

/// The form that the view around is given by `containerShape(_:)`; all the room where it is given none.
///
/// Mirrors SwiftUI's `ContainerRelativeShape`, and its `ConcentricRectangle`.
public struct ContainerRelativeShape: InsettableShape {
  /// Makes the form.
  public nonisolated init() {}

  /// Returns the rectangle; a cell has no smaller form inside it.
  public func path(in rect: CGRect) -> Path { Path(rect) }

  /// Returns the form with its outline moved inwards.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    MovedOutline(base: self, amount: amount)
  }
}

/// The whole of some room, whose corners follow those around it; in cells they are square.
///
/// Mirrors SwiftUI's `ConcentricRectangle`.
public typealias ConcentricRectangle = ContainerRelativeShape

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
    base.path(in: rect.insetBy(dx: min(amount, rect.width / 2), dy: min(amount, rect.height / 2)))
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

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

  func path(in rect: CGRect) -> Path { change(base.path(in: rect), rect, measure) }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
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
      let (sine, cosine) = (CGFloat(sin(radians)), CGFloat(cos(radians)))
      // A row is as high as two columns are wide.
      return path.mapping { point in
        let (x, y) = (point.x - middle.x, (point.y - middle.y) * 2)
        return CGPoint(
          x: middle.x + x * cosine - y * sine, y: middle.y + (x * sine + y * cosine) / 2)
      }
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
      base.path(in: CGRect(x: rect.minX, y: rect.minY, width: width, height: height))
    }
  }
}

/// A form whose type is hidden.
///
/// Mirrors SwiftUI's `AnyShape`.
public struct AnyShape: Shape {
  private let outline: @Sendable (CGRect) -> Path
  private let size: @Sendable (ProposedViewSize) -> CGSize

  /// Hides the type of a form.
  public init<Base: Shape>(_ shape: Base) {
    outline = { shape.path(in: $0) }
    size = { shape.sizeThatFits($0) }
  }

  /// Makes a form of an outline.
  init(_ outline: @escaping @Sendable (CGRect) -> Path) {
    self.outline = outline
    size = { $0.replacingUnspecifiedDimensions() }
  }

  /// Returns the outline of the form.
  public func path(in rect: CGRect) -> Path { outline(rect) }

  /// Returns the size of the form.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size(proposal) }
}

extension Path: Shape {
  /// Returns the outline itself, whatever room there is.
  public func path(in rect: CGRect) -> Path { self }
}

// MARK: - Short forms

extension Shape where Self == Rectangle {
  /// The whole of some room.
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
  /// The whole of some room, with round corners.
  ///
  /// Files that import SwiftUI have another, whose lengths are in points.
  @_disfavoredOverload
  public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// The whole of some room, with corners that are round in their own way.
  public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }

  /// The whole of some room, with corners that are round in their own way.
  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius,
      style: style)
  }
}

extension Shape where Self == Capsule {
  /// The whole of some room, with half circles at the ends.
  public static var capsule: Capsule { Capsule() }
}

extension Shape where Self == Circle {
  /// The circle that fits.
  public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
  /// The ellipse that fits.
  public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == ContainerRelativeShape {
  /// The form of the view around.
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
