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

// MARK: - Forms of other types

/// A form whose type is hidden.
///
/// Mirrors SwiftUI's `AnyShape`.
public struct AnyShape: Shape {
  private let outline: @Sendable (CGRect) -> Path
  private let size: @Sendable (ProposedViewSize) -> CGSize

  /// Hides the type of a form.
  public init<Base: Shape>(_ shape: Base) {
    outline = { shape.outline(in: $0) }
    size = { shape.room(for: $0) }
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
