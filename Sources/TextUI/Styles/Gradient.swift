import TextRendering

/// Colours, each at a place between 0 and 1.
///
/// Mirrors SwiftUI's `Gradient`.
public struct Gradient: Sendable, Hashable, PaintStyle {
  /// A colour at a place.
  ///
  /// Mirrors SwiftUI's `Gradient.Stop`.
  public struct Stop: Sendable, Hashable {
    /// The colour.
    public var color: Color

    /// The place, from 0 to 1.
    public var location: CGFloat

    /// Makes a colour at a place.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The colours with their places.
  public var stops: [Stop]

  /// Makes a gradient of colours at places.
  public init(stops: [Stop]) {
    self.stops = stops
  }

  /// Makes a gradient of colours at equal distances.
  public init(colors: [Color]) {
    let last = CGFloat(max(1, colors.count - 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  /// The colours from top to bottom.
  public var paint: ShapePaint {
    LinearGradient(gradient: self, startPoint: .top, endPoint: .bottom).paint
  }
}

/// A gradient of a colour, as the system makes it.
///
/// Mirrors SwiftUI's `AnyGradient`.
public struct AnyGradient: Sendable, Hashable, PaintStyle {
  private let gradient: Gradient

  /// Hides where a gradient comes from.
  public init(_ gradient: Gradient) {
    self.gradient = gradient
  }

  /// The colours from top to bottom.
  public var paint: ShapePaint { gradient.paint }
}

extension Color {
  /// The colour, a little lighter at the top.
  ///
  /// Mirrors SwiftUI's value.
  public var gradient: AnyGradient {
    AnyGradient(Gradient(colors: [opacity(0.85), self]))
  }
}

/// A gradient with the places that its colours lie at.
struct GradientFill: Sendable, Hashable {
  /// A way from the first colour to the last.
  enum Way: Sendable, Hashable {
    /// From one place to another.
    case linear(UnitPoint, UnitPoint)

    /// From the middle outwards, between radii in columns.
    case radial(UnitPoint, CGFloat, CGFloat)

    /// From the middle outwards, between shares of the extent.
    case elliptical(UnitPoint, CGFloat, CGFloat)

    /// Round the middle, between angles.
    case angular(UnitPoint, Angle, Angle)

    /// Between the crossings of a grid, whose colours are given row by row.
    case mesh(columns: Int, rows: Int)
  }

  /// The colours, in the order of their places.
  let stops: [Gradient.Stop]

  /// The way.
  let way: Way

  /// Makes a gradient.
  init(_ gradient: Gradient, _ way: Way) {
    stops = gradient.stops.sorted { $0.location < $1.location }
    self.way = way
  }

  /// Returns how far along the way a place is, from 0 to 1.
  ///
  /// - Parameters:
  ///   - point: The place.
  ///   - size: The extent of all, in the same unit.
  /// - Returns: The share.
  func share(at point: CGPoint, of size: CGSize) -> CGFloat {
    /// Returns a place in the extent.
    func place(_ unit: UnitPoint) -> CGPoint {
      CGPoint(x: unit.x * size.width, y: unit.y * size.height)
    }
    let share: CGFloat
    switch way {
    case .linear(let start, let end):
      let (start, end) = (place(start), place(end))
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      let length = dx * dx + dy * dy
      share = length > 0 ? ((point.x - start.x) * dx + (point.y - start.y) * dy) / length : 1
    case .radial(let center, let start, let end):
      let center = place(center)
      // A row is as high as two columns are wide.
      let (dx, dy) = (point.x - center.x, (point.y - center.y) * 2)
      let distance = (dx * dx + dy * dy).squareRoot()
      share = end > start ? (distance - start) / (end - start) : 1
    case .elliptical(let center, let start, let end):
      let center = place(center)
      let dx = (point.x - center.x) / max(size.width, 1)
      let dy = (point.y - center.y) / max(size.height, 1)
      let distance = (dx * dx + dy * dy).squareRoot()
      share = end > start ? (distance - start) / (end - start) : 1
    case .angular(let center, let start, let end):
      let center = place(center)
      let angle = Double(atan2((point.y - center.y) * 2, point.x - center.x)) - start.radians
      let turn = angle - 2 * .pi * (angle / (2 * .pi)).rounded(.down)
      let extent = end.radians - start.radians
      share = extent > 0 ? CGFloat(turn / extent) : 1
    case .mesh: share = 0
    }
    return min(max(share, 0), 1)
  }

  /// Whether all of it has one colour.
  var hasOneColor: Bool { stops.allSatisfy { $0.color == stops.first?.color } }

  /// Returns the two colours that a share lies between, and how far from the first to the second.
  func neighbours(of share: CGFloat) -> (Color, Color, CGFloat) {
    guard let first = stops.first, let last = stops.last else { return (.clear, .clear, 0) }
    if share <= first.location { return (first.color, first.color, 0) }
    for (low, high) in zip(stops, stops.dropFirst()) where share <= high.location {
      let extent = high.location - low.location
      return (low.color, high.color, extent > 0 ? (share - low.location) / extent : 1)
    }
    return (last.color, last.color, 0)
  }
}

/// Colours from one place to another.
///
/// Mirrors SwiftUI's `LinearGradient`.
public struct LinearGradient: Sendable, Hashable, PaintStyle {
  /// What it comes down to.
  private let fill: GradientFill

  /// Makes colours from one place to another.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    fill = GradientFill(gradient, .linear(startPoint, endPoint))
  }

  /// Makes colours at equal distances from one place to another.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Makes colours from one place to another.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  /// The colours.
  public var paint: ShapePaint { ShapePaint(kind: .gradient(fill)) }
}

/// Colours from the middle outwards.
///
/// Mirrors SwiftUI's `RadialGradient`. Radii are in columns.
public struct RadialGradient: Sendable, Hashable, PaintStyle {
  /// What it comes down to.
  private let fill: GradientFill

  /// Makes colours from the middle outwards.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    fill = GradientFill(gradient, .radial(center, startRadius, endRadius))
  }

  /// Makes colours at equal distances from the middle outwards.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  /// Makes colours from the middle outwards.
  public init(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  /// The colours.
  public var paint: ShapePaint { ShapePaint(kind: .gradient(fill)) }
}

/// Colours from the middle outwards, as wide and high as there is room.
///
/// Mirrors SwiftUI's `EllipticalGradient`.
public struct EllipticalGradient: Sendable, Hashable, PaintStyle {
  /// What it comes down to.
  private let fill: GradientFill

  /// Makes colours from the middle outwards.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    fill = GradientFill(gradient, .elliptical(center, startRadiusFraction, endRadiusFraction))
  }

  /// Makes colours at equal distances from the middle outwards.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center,
      startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }

  /// The colours.
  public var paint: ShapePaint { ShapePaint(kind: .gradient(fill)) }
}

/// Colours round a middle.
///
/// Mirrors SwiftUI's `AngularGradient`.
public struct AngularGradient: Sendable, Hashable, PaintStyle {
  /// What it comes down to.
  private let fill: GradientFill

  /// Makes colours from one angle to another.
  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    let end = endAngle == startAngle ? Angle(radians: startAngle.radians + 2 * .pi) : endAngle
    fill = GradientFill(gradient, .angular(center, startAngle, end))
  }

  /// Makes colours at equal distances from one angle to another.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }

  /// Makes colours all round from an angle on.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle)
  }

  /// Makes colours at equal distances all round from an angle on.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  /// The colours.
  public var paint: ShapePaint { ShapePaint(kind: .gradient(fill)) }
}

extension ShapeStyle where Self == LinearGradient {
  /// Colours at equal distances from one place to another.
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }

  /// Colours from one place to another.
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }
}

extension ShapeStyle where Self == RadialGradient {
  /// Colours at equal distances from the middle outwards.
  public static func radialGradient(
    colors: [Color], center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

extension ShapeStyle where Self == EllipticalGradient {
  /// Colours at equal distances from the middle outwards, as wide and high as there is room.
  public static func ellipticalGradient(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    ellipticalGradient(
      Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// Colours from the middle outwards, as wide and high as there is room.
  public static func ellipticalGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      gradient: gradient, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
}

extension ShapeStyle where Self == AngularGradient {
  /// Colours at equal distances all round.
  public static func angularGradient(
    colors: [Color], center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }
}

extension ShapeStyle where Self == AngularGradient {
  /// Colours all round from one angle to another.
  public static func angularGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Colours at equal distances all round.
  public static func conicGradient(
    colors: [Color], center: UnitPoint = .center, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, angle: angle)
  }

  /// Colours all round.
  public static func conicGradient(
    _ gradient: Gradient, center: UnitPoint = .center, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, angle: angle)
  }
}

extension LinearGradient: View {
  /// All the room, in the colours.
  public var body: some View { Rectangle().fill(self) }
}

extension RadialGradient: View {
  /// All the room, in the colours.
  public var body: some View { Rectangle().fill(self) }
}

extension EllipticalGradient: View {
  /// All the room, in the colours.
  public var body: some View { Rectangle().fill(self) }
}

extension AngularGradient: View {
  /// All the room, in the colours.
  public var body: some View { Rectangle().fill(self) }
}
