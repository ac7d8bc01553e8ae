// What turns and resizes views on a screen of points, where cells have one size and stand upright. Each modifier is accepted and leaves
// the view as it is.

/// An angle.
///
/// Mirrors SwiftUI's `Angle`.
public struct Angle: Sendable, Hashable, Comparable {
  /// The angle in radians.
  public var radians: Double

  /// The angle in degrees.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// No angle.
  public static let zero = Angle()

  /// Makes an angle of zero.
  public init() {
    radians = 0
  }

  /// Makes an angle of radians.
  public init(radians: Double) {
    self.radians = radians
  }

  /// Makes an angle of degrees.
  public init(degrees: Double) {
    radians = degrees * .pi / 180
  }

  /// Returns an angle of radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// Returns an angle of degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// Returns whether an angle is smaller than another.
  public static func < (left: Angle, right: Angle) -> Bool { left.radians < right.radians }
}

/// A number that on a phone grows with the size of text, which a terminal chooses: it stays as it is.
///
/// Mirrors SwiftUI's `ScaledMetric`.
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint> {
  /// The number.
  public let wrappedValue: Value

  /// Makes a number.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// Makes a number that on a phone grows as a style of text does.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    self.wrappedValue = wrappedValue
  }
}

extension ScaledMetric: Sendable where Value: Sendable {}

/// A size of controls; as text they have one.
///
/// Mirrors SwiftUI's `ControlSize`.
public enum ControlSize: Sendable, Hashable, CaseIterable {
  /// The smallest.
  case mini

  /// Small.
  case small

  /// The usual one.
  case regular

  /// Large.
  case large

  /// The largest.
  case extraLarge
}

extension View {
  /// Sets the size of controls inside, which as text have one.
  ///
  /// Mirrors SwiftUI's modifier.
  public func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }

  /// Draws the view larger or smaller, which cells are not.
  ///
  /// Mirrors SwiftUI's modifier.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View { self }

  /// Draws the view larger or smaller, which cells are not.
  ///
  /// Mirrors SwiftUI's modifier.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View { self }

  /// Draws the view larger or smaller, which cells are not.
  ///
  /// Mirrors SwiftUI's modifier.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View {
    self
  }

  /// Draws the forms of the view at an angle; texts and pictures stay as they are, as cells do not stand at one.
  ///
  /// Mirrors SwiftUI's modifier.
  ///
  /// - Parameters:
  ///   - angle: By how much they are turned, clockwise.
  ///   - anchor: Around which point of the view.
  /// - Returns: The changed view.
  ///
  /// - Note: Unlike SwiftUI's, touches find a form where it stands before it is turned.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modified(by: RotationModifier(angle: angle, anchor: anchor))
  }
}

/// A modifier that draws the forms of a view at an angle.
private struct RotationModifier: SilentModifier, Equatable {
  /// By how much they are turned, clockwise.
  let angle: Angle

  /// Around which point of the view.
  let anchor: UnitPoint

  func makeBox(_ node: ViewNode) -> RotationBox { RotationBox(node) }

  func apply(to box: RotationBox) {
    guard box.turn != self else { return }
    box.turn = self
    box.setNeedsDisplay()
  }
}

/// The box of a view whose forms are drawn at an angle.
private final class RotationBox: Box {
  /// How they are turned.
  var turn = RotationModifier(angle: .zero, anchor: .center)

  override func style(_ canvas: inout DrawingCanvas) {
    guard turn.angle != .zero else { return }
    canvas.turn(
      by: turn.angle,
      around: CGPoint(
        x: CGFloat(frame.width) * turn.anchor.x, y: CGFloat(frame.height) * turn.anchor.y))
  }
}
