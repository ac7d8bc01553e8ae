import TextRendering

// How TextUI's own modifiers and views move: a number or a colour at a time.

extension Double {
  /// Returns the number at a share of the way to another.
  func toward(_ end: Double, _ share: Double) -> Double { self + (end - self) * share }
}

extension CGFloat {
  /// Returns the place at a share of the way to another, beyond which a spring may go.
  func place(toward end: CGFloat, _ share: Double) -> CGFloat {
    self + (end - self) * CGFloat(share)
  }

  /// Returns the number at a share of the way to another, but no length below nothing between two that are not.
  func toward(_ end: CGFloat, _ share: Double) -> CGFloat {
    let result = place(toward: end, share)
    return self >= 0 && end >= 0 ? Swift.max(0, result) : result
  }
}

extension CGSize {
  /// Returns the distance at a share of the way to another, beyond which a spring may go.
  func toward(_ end: CGSize, _ share: Double) -> CGSize {
    CGSize(
      width: width.place(toward: end.width, share),
      height: height.place(toward: end.height, share))
  }
}

extension CGFloat? {
  /// Returns the length at a share of the way to another; the other at once where one of them is no number.
  fileprivate func toward(_ end: CGFloat?, _ share: Double) -> CGFloat? {
    guard let start = self, let end, start.isFinite, end.isFinite else { return end }
    return start.toward(end, share)
  }
}

extension Color {
  /// Returns the colour at a share of the way from another to this one.
  @MainActor func blended(
    from start: Color, _ share: Double, in environment: EnvironmentValues
  ) -> Color {
    if start == self { return self }
    var start = start
    if case .mixed = start.kind {
      // What was stopped on its way begins where it shows.
      start = start.terminalColor(in: environment).map { Color(.terminal($0)) } ?? .clear
    }
    return Color(.mixed(start, self, share))
  }
}

extension ShapePaint {
  /// Returns the paint at a share of the way from another to this one; `nil` where there is none: only single colours have one.
  @MainActor func interpolated(
    from start: ShapePaint, _ share: Double, in environment: EnvironmentValues
  ) -> ShapePaint? {
    guard start != self, start.isColor, isColor else { return nil }
    return color.blended(from: start.color, share, in: environment).paint
  }

  private var isColor: Bool {
    if case .color = kind { true } else { false }
  }
}

extension OpacityModifier: Interpolating {
  func interpolated(
    from start: Self, _ share: Double, in environment: EnvironmentValues
  ) -> Self? {
    guard start.opacity != opacity else { return nil }
    let between = start.opacity.toward(opacity, share)
    return OpacityModifier(opacity: min(max(between, 0), 1), isMoving: true)
  }
}

extension OffsetModifier: Interpolating {
  func interpolated(
    from start: Self, _ share: Double, in environment: EnvironmentValues
  ) -> Self? {
    guard start != self else { return nil }
    return OffsetModifier(
      x: start.x.place(toward: x, share), y: start.y.place(toward: y, share))
  }
}

extension PositionModifier: Interpolating {
  func interpolated(
    from start: Self, _ share: Double, in environment: EnvironmentValues
  ) -> Self? {
    guard start != self else { return nil }
    return PositionModifier(
      x: start.x.place(toward: x, share), y: start.y.place(toward: y, share))
  }
}

extension PaddingModifier: Interpolating {
  func interpolated(
    from start: Self, _ share: Double, in environment: EnvironmentValues
  ) -> Self? {
    guard start != self else { return nil }
    let (from, to) = (start.insets, insets)
    return PaddingModifier(
      insets: EdgeInsets(
        top: from.top.toward(to.top, share), leading: from.leading.toward(to.leading, share),
        bottom: from.bottom.toward(to.bottom, share),
        trailing: from.trailing.toward(to.trailing, share)))
  }
}

extension FrameModifier: Interpolating {
  func interpolated(
    from start: Self, _ share: Double, in environment: EnvironmentValues
  ) -> Self? {
    guard start.isFixed == isFixed, start.hasWay(to: self) else { return nil }
    var result = self
    result.minWidth = start.minWidth.toward(minWidth, share)
    result.idealWidth = start.idealWidth.toward(idealWidth, share)
    result.maxWidth = start.maxWidth.toward(maxWidth, share)
    result.minHeight = start.minHeight.toward(minHeight, share)
    result.idealHeight = start.idealHeight.toward(idealHeight, share)
    result.maxHeight = start.maxHeight.toward(maxHeight, share)
    return result
  }

  /// Whether a length of the frame is a number in both, and another.
  private func hasWay(to end: FrameModifier) -> Bool {
    /// Whether there is a way between two lengths.
    func moves(_ start: CGFloat?, _ end: CGFloat?) -> Bool {
      start != end && start?.isFinite == true && end?.isFinite == true
    }
    return moves(minWidth, end.minWidth) || moves(idealWidth, end.idealWidth)
      || moves(maxWidth, end.maxWidth) || moves(minHeight, end.minHeight)
      || moves(idealHeight, end.idealHeight) || moves(maxHeight, end.maxHeight)
  }
}

extension BackgroundModifier: Interpolating {
  func interpolated(
    from start: Self, _ share: Double, in environment: EnvironmentValues
  ) -> Self? {
    paint.interpolated(from: start.paint, share, in: environment).map(BackgroundModifier.init)
  }
}

extension BorderModifier: Interpolating {
  func interpolated(
    from start: Self, _ share: Double, in environment: EnvironmentValues
  ) -> Self? {
    guard start.color != color, start.symbols == symbols else { return nil }
    return BorderModifier(
      color: color.blended(from: start.color, share, in: environment), symbols: symbols)
  }
}

extension Color: Interpolating {
  func interpolated(
    from start: Color, _ share: Double, in environment: EnvironmentValues
  ) -> Color? {
    start == self ? nil : blended(from: start, share, in: environment)
  }
}

extension Text: Interpolating {
  func interpolated(
    from start: Text, _ share: Double, in environment: EnvironmentValues
  ) -> Text? {
    guard start.content.foreground != content.foreground else { return nil }
    let around = environment.text.foreground ?? .primary
    let (from, to) = (start.content.foreground ?? around, content.foreground ?? around)
    return foregroundColor(to.blended(from: from, share, in: environment))
  }
}

extension ProgressIndicator: Interpolating {
  static var ownCourse: Animation? { .easeOut(duration: 0.15) }

  func interpolated(
    from start: Self, _ share: Double, in environment: EnvironmentValues
  ) -> Self? {
    guard let from = start.fraction, let to = fraction, from != to else { return nil }
    return ProgressIndicator(
      fraction: min(max(from.toward(to, share), 0), 1), label: label,
      currentValueLabel: currentValueLabel)
  }
}

extension PaintedShape: Interpolating {
  func interpolated(
    from start: Self, _ share: Double, in environment: EnvironmentValues
  ) -> Self? {
    var layers = layers
    var hasWay = start.shape.animatableData != shape.animatableData
    if start.layers.count == layers.count {
      for (index, (from, to)) in zip(start.layers, self.layers).enumerated()
      where from.kind == to.kind {
        guard let paint = to.paint.interpolated(from: from.paint, share, in: environment) else {
          continue
        }
        layers[index] = ShapeLayer(paint: paint, kind: to.kind)
        hasWay = true
      }
    }
    guard hasWay else { return nil }
    var shape = shape
    shape.animatableData = start.shape.animatableData.moved(to: shape.animatableData, share)
    return PaintedShape(shape: shape, layers: layers)
  }
}

/// How a value of the environment moves.
struct MovingEnvironment<Value> {
  /// Returns the value at a share of the way between two; `nil` when there is none.
  let between: @MainActor (Value, Value, Double, EnvironmentValues) -> Value?

  /// Sets the value.
  let set: @MainActor (Value, inout EnvironmentValues) -> Void
}

extension MovingEnvironment<Color?> {
  /// A colour that moves.
  static func color(_ set: @escaping @MainActor (Color?, inout EnvironmentValues) -> Void) -> Self {
    Self(
      between: { start, end, share, environment in
        guard start != end else { return nil }
        let around = environment.text.foreground ?? .primary
        return (end ?? around).blended(from: start ?? around, share, in: environment)
      }, set: set)
  }
}
