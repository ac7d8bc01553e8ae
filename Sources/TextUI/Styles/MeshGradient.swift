/// Colours at the crossings of a grid, blended in between.
///
/// Mirrors SwiftUI's `MeshGradient`.
///
/// - Note: Unlike SwiftUI's, the lines of the grid lie at equal distances: of the points, only how many there are counts.
public struct MeshGradient: Sendable, Hashable, PaintStyle {
  /// What it comes down to.
  private let fill: GradientFill

  /// Makes colours at the crossings of a grid, row by row.
  ///
  /// - Parameters:
  ///   - width: How many crossings a row has.
  ///   - height: How many rows there are.
  ///   - points: Where the crossings are.
  ///   - colors: Their colours; what is missing is clear.
  ///   - background: Has no effect: all of the extent is covered.
  ///   - smoothsColors: Has no effect.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true
  ) {
    fill = GradientFill(Gradient(colors: colors), .mesh(columns: width, rows: height))
  }

  /// The colours.
  public var paint: ShapePaint { ShapePaint(kind: .gradient(fill)) }
}

extension MeshGradient: View {
  /// A rectangle of the colours.
  public var body: some View { Rectangle().fill(self) }
}

extension GradientFill {
  /// Returns the two colours that a place lies between, and how far from the first to the second.
  ///
  /// - Parameters:
  ///   - point: The place.
  ///   - size: The extent of all, in the same unit.
  /// - Returns: The colours and the share.
  @MainActor func neighbours(at point: CGPoint, of size: CGSize) -> (Color, Color, CGFloat) {
    guard case .mesh(let columns, let rows) = way else {
      return neighbours(of: share(at: point, of: size))
    }
    let (left, across) = Self.step(point.x, of: size.width, among: columns)
    let (above, down) = Self.step(point.y, of: size.height, among: rows)
    /// Returns the colour between two crossings of a row.
    func color(inRow row: Int) -> Color {
      crossing(left, row, columns).mix(
        with: crossing(left + 1, row, columns), by: Double(across), in: .device)
    }
    return (color(inRow: above), color(inRow: above + 1), down)
  }

  /// Returns the line before a place, and how far it is from there to the next.
  private static func step(
    _ place: CGFloat, of extent: CGFloat, among lines: Int
  ) -> (line: Int, share: CGFloat) {
    let position = extent > 0 ? place / extent * CGFloat(max(0, lines - 1)) : 0
    let line = min(max(0, Int(position)), max(0, lines - 2))
    return (line, min(max(position - CGFloat(line), 0), 1))
  }

  /// Returns the colour of a crossing, or of the last one of its row.
  private func crossing(_ column: Int, _ row: Int, _ columns: Int) -> Color {
    let index = row * columns + min(column, max(0, columns - 1))
    return stops.indices.contains(index) ? stops[index].color : .clear
  }
}
