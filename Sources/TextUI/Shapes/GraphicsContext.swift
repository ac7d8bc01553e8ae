import AccessibilityTree

/// What code draws with on a ``Canvas``.
///
/// Mirrors SwiftUI's `GraphicsContext`. It is a value: what is set on a copy, such as a clip or a move, holds for that copy alone.
///
/// - Note: Unlike SwiftUI's, transformations are those of Foundation, ``Foundation/AffineTransform``, as CoreGraphics has none here.
@MainActor @preconcurrency public struct GraphicsContext {
  /// What was drawn.
  let drawing: CanvasDrawing

  /// How far what is drawn covers what is behind: 0 for not at all, 1 for whole.
  public var opacity = 1.0

  /// How colours meet those behind; they cover them.
  public var blendMode = BlendMode.normal

  /// Where what is drawn goes.
  public var transform = AffineTransform.identity

  /// The forms outside of which nothing is drawn.
  private var clips: [PathRaster] = []

  /// The bounds of what can be drawn on.
  public private(set) var clipBoundingRect: CGRect

  /// Begins to draw.
  init(_ drawing: CanvasDrawing) {
    self.drawing = drawing
    clipBoundingRect = CGRect(origin: .zero, size: drawing.size)
  }

  /// The environment of the view.
  public var environment: EnvironmentValues { drawing.box.environment }
}

// MARK: - Moving and clipping

extension GraphicsContext {
  /// Moves what is drawn from here on, by cells.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform.translate(x: x, y: y)
  }

  /// Makes larger or smaller what is drawn from here on; texts and symbols are moved only.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform.scale(x: x, y: y)
  }

  /// Turns what is drawn from here on; texts and symbols are moved only.
  public mutating func rotate(by angle: Angle) {
    transform.rotate(byRadians: CGFloat(angle.radians))
  }

  /// Transforms what is drawn from here on; texts and symbols are moved only.
  public mutating func concatenate(_ matrix: AffineTransform) {
    transform.prepend(matrix)
  }

  /// Has nothing drawn outside of a form from here on.
  ///
  /// - Parameters:
  ///   - path: The form.
  ///   - style: How its inside is told.
  ///   - options: Whether the outside is meant instead.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = []
  ) {
    let moved = path.transformed(by: transform)
    let raster = PathRaster(
      inside: moved, width: drawing.room.width, height: drawing.room.height,
      eoFill: style.isEOFilled)
    clips.append(options.contains(.inverse) ? raster.inverted : raster)
    if !options.contains(.inverse) {
      clipBoundingRect = clipBoundingRect.intersection(moved.boundingRect)
    }
  }

  /// How a form clips.
  ///
  /// Mirrors SwiftUI's `GraphicsContext.ClipOptions`.
  public struct ClipOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32

    /// Makes a set from its bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// What lies outside is drawn.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// Draws with a copy; what it sets, such as a clip, ends with it.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var layer = self
    try content(&layer)
  }

  /// Changes what is drawn by a filter, which a text screen cannot.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = []) {}

  /// A filter, which a text screen has none of.
  ///
  /// Mirrors SwiftUI's `GraphicsContext.Filter`.
  public struct Filter: Sendable {
    /// A shadow.
    public static func shadow(
      color: Color = Color.black.opacity(0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> Filter {
      Filter()
    }

    /// A blur.
    public static func blur(radius: CGFloat) -> Filter { Filter() }

    /// Other hues.
    public static func hueRotation(_ angle: Angle) -> Filter { Filter() }

    /// Less or more colour.
    public static func saturation(_ amount: Double) -> Filter { Filter() }

    /// Less or more light.
    public static func brightness(_ amount: Double) -> Filter { Filter() }
  }

  /// How a filter is applied.
  ///
  /// Mirrors SwiftUI's `GraphicsContext.FilterOptions`.
  public struct FilterOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32

    /// Makes a set from its bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// With the colours of light.
    public static let linearColor = FilterOptions(rawValue: 1)
  }
}

// MARK: - Forms

extension GraphicsContext {
  /// A colour, or several, with which is drawn.
  ///
  /// Mirrors SwiftUI's `GraphicsContext.Shading`.
  public struct Shading: Sendable {
    /// A way in which colours run over the room of the view.
    enum Kind: Sendable {
      /// The same everywhere.
      case paint(ShapePaint)

      /// From one point to another.
      case linear(Gradient, CGPoint, CGPoint)

      /// From a point outwards.
      case radial(Gradient, CGPoint, CGFloat, CGFloat)

      /// Around a point.
      case conic(Gradient, CGPoint, Angle)
    }

    /// The way.
    let kind: Kind

    /// A colour.
    public static func color(_ color: Color) -> Shading { Shading(kind: .paint(color.paint)) }

    /// A colour of parts of red, green and blue.
    public static func color(
      red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> Shading {
      color(Color(red: red, green: green, blue: blue, opacity: opacity))
    }

    /// A gray.
    public static func color(white: Double, opacity: Double = 1) -> Shading {
      color(red: white, green: white, blue: white, opacity: opacity)
    }

    /// A style.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading {
      Shading(kind: .paint(style.paint))
    }

    /// The colour of texts.
    public static var foreground: Shading { style(ForegroundStyle()) }

    /// The ground.
    public static var backdrop: Shading { style(BackgroundStyle()) }

    /// Colours from one point to another.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint
    ) -> Shading {
      Shading(kind: .linear(gradient, startPoint, endPoint))
    }

    /// Colours from a point outwards.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> Shading {
      Shading(kind: .radial(gradient, center, startRadius, endRadius))
    }

    /// Colours around a point.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle()
    ) -> Shading {
      Shading(kind: .conic(gradient, center, angle))
    }

    /// Returns the paint for a room.
    func paint(in size: CGSize) -> ShapePaint {
      /// Returns a point as parts of the room.
      func unit(_ point: CGPoint) -> UnitPoint {
        UnitPoint(x: point.x / max(1, size.width), y: point.y / max(1, size.height))
      }
      switch kind {
      case .paint(let paint): return paint
      case .linear(let gradient, let start, let end):
        return LinearGradient(gradient: gradient, startPoint: unit(start), endPoint: unit(end))
          .paint
      case .radial(let gradient, let center, let start, let end):
        return RadialGradient(
          gradient: gradient, center: unit(center), startRadius: start, endRadius: end
        ).paint
      case .conic(let gradient, let center, let angle):
        return AngularGradient(gradient: gradient, center: unit(center), angle: angle).paint
      }
    }
  }

  /// Returns the paint of colours where the context covers what is behind just in part.
  private func paint(_ shading: Shading) -> ShapePaint {
    var paint = shading.paint(in: drawing.size)
    paint.opacity *= opacity
    return paint
  }

  /// Fills a form.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    let raster = PathRaster(
      inside: path.transformed(by: transform), width: drawing.room.width,
      height: drawing.room.height, eoFill: style.isEOFilled)
    drawing.add(.fill(raster, paint(shading)), clips: clips)
  }

  /// Draws the line of a form.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    let moved = path.transformed(by: transform)
    if let frame = moved.frame {
      let isDashed = !style.dash.isEmpty
      return drawing.add(.frame(frame, isDashed: isDashed, paint(shading)), clips: clips)
    }
    let raster = PathRaster(
      along: moved, width: drawing.room.width, height: drawing.room.height, dash: style.dash)
    drawing.add(.stroke(raster, paint(shading)), clips: clips)
  }

  /// Draws the line of a form; in cells it is as wide as a half of one.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }
}

// MARK: - Drawing boxes

extension GraphicsContext {
  /// Draws a box of a size with its anchor at a point.
  func draw(_ box: Box, at point: CGPoint, anchor: UnitPoint) {
    let place = transform.transform(point)
    let size = box.frame.size
    let origin = Point(
      x: Int((place.x - CGFloat(size.width) * anchor.x).rounded()),
      y: Int((place.y - CGFloat(size.height) * anchor.y).rounded()))
    drawing.add(.box(box, origin), clips: clips)
  }
}
