import AccessibilityTree

/// The size a container offers to a view, in cells; along a direction without a number the view takes its ideal extent.
struct Proposal: Hashable {
  /// The number of columns offered.
  var width: Int?

  /// The number of rows offered.
  var height: Int?

  /// As much as there could ever be.
  static let infinity = 1 << 24

  /// Nothing said: the ideal size.
  static let unspecified = Proposal(width: nil, height: nil)

  /// Makes a proposal.
  init(width: Int?, height: Int?) {
    self.width = width
    self.height = height
  }

  /// Offers a size.
  init(_ size: Size) {
    width = size.width
    height = size.height
  }

  /// Returns the proposal less some room on each side; never less than nothing.
  func inset(by insets: CellInsets) -> Proposal {
    Proposal(
      width: width.map { $0 >= Self.infinity ? $0 : max(0, $0 - insets.horizontal) },
      height: height.map { $0 >= Self.infinity ? $0 : max(0, $0 - insets.vertical) })
  }

  /// Returns the proposal with an extent along an axis replaced.
  func replacing(_ axis: Axis, with extent: Int?) -> Proposal {
    axis == .horizontal
      ? Proposal(width: extent, height: height) : Proposal(width: width, height: extent)
  }

  /// The extent offered along an axis.
  subscript(axis: Axis) -> Int? {
    axis == .horizontal ? width : height
  }
}

extension Size {
  /// The extent along an axis.
  subscript(axis: Axis) -> Int {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension Point {
  /// The coordinate along an axis.
  subscript(axis: Axis) -> Int {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}

/// A direction of layout.
///
/// Mirrors SwiftUI's `Axis`.
@frozen public enum Axis: Int8, Sendable, CaseIterable {
  /// Along the rows.
  case horizontal

  /// Along the columns.
  case vertical

  /// The other direction.
  var other: Axis { self == .horizontal ? .vertical : .horizontal }

  /// Several directions.
  public struct Set: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int8

    /// Makes a set from its bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Along the rows.
    public static let horizontal = Set(rawValue: 1 << 0)

    /// Along the columns.
    public static let vertical = Set(rawValue: 1 << 1)

    /// Returns whether a direction is among them.
    func contains(_ axis: Axis) -> Bool {
      contains(axis == .horizontal ? Set.horizontal : Set.vertical)
    }
  }
}

/// Room on the four sides of something, in cells.
struct CellInsets: Hashable {
  var top = 0
  var leading = 0
  var bottom = 0
  var trailing = 0

  /// Leading and trailing together.
  var horizontal: Int { leading + trailing }

  /// Top and bottom together.
  var vertical: Int { top + bottom }

  /// Where the content begins.
  var origin: Point { Point(x: leading, y: top) }
}

extension Box {
  /// Turns a length given by an author into cells; a mistake is reported with the view's name, and taken as the nearest that is possible.
  ///
  /// - Parameters:
  ///   - length: The length; `nil` when none was given.
  ///   - what: What it is the length of, as the author wrote it: `frame(width:)`.
  ///   - allowsInfinity: Whether it may be infinite.
  /// - Returns: The cells; `nil` when no length was given.
  final func cells(_ length: CGFloat?, _ what: String, allowsInfinity: Bool = false) -> Int? {
    guard let length else { return nil }
    let result = Int(cells: length)
    if length.isNaN || length < 0 || (length == .infinity && !allowsInfinity) {
      let taken = result >= Proposal.infinity ? "as much as there is" : "\(result)"
      graph.warn(
        "\(graph.evaluating?.viewName ?? "A view"): \(what) is \(length), which is no length; it is taken as \(taken)."
      )
    }
    return result
  }

  /// Turns a distance given by an author into cells; one that is not finite is reported, and taken as none.
  ///
  /// - Parameters:
  ///   - distance: The distance, which may be negative.
  ///   - what: What it is, as the author wrote it: `offset(x:)`.
  /// - Returns: The cells.
  final func distance(_ distance: CGFloat, _ what: String) -> Int {
    guard distance.isFinite else {
      graph.warn(
        "\(graph.evaluating?.viewName ?? "A view"): \(what) is \(distance), which is no distance; it is taken as 0."
      )
      return 0
    }
    return Int(Swift.min(Swift.max(distance, -10_000), 10_000).rounded())
  }
}

extension Int {
  /// Turns a length given by an author into cells: rounded, never negative, at most ``Proposal/infinity``; NaN is nothing.
  init(cells length: CGFloat) {
    if length.isNaN || length <= 0 {
      self = 0
    } else if length >= CGFloat(Proposal.infinity) {
      self = Proposal.infinity
    } else {
      self = Int(length.rounded())
    }
  }
}
