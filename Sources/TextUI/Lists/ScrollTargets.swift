import AccessibilityTree

/// A place at which scrolling comes to rest.
///
/// Mirrors SwiftUI's protocol.
///
/// - Note: Unlike SwiftUI's it asks for nothing: with a behaviour of an application's own scrolling rests wherever it ends.
public protocol ScrollTargetBehavior: Sendable {}

/// A page at a time: as much as is seen of the content.
///
/// Mirrors SwiftUI's structure.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// Makes the place.
  public init() {}
}

/// Where a view begins.
///
/// Mirrors SwiftUI's structure.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How far one swipe goes.
  ///
  /// Mirrors SwiftUI's structure.
  public struct LimitBehavior: Sendable, Hashable {
    /// The ways.
    fileprivate enum Kind { case automatic, always, never }

    fileprivate let kind: Kind

    /// To the next view sideways on a narrow screen, else as far as it is swiped.
    public static let automatic = LimitBehavior(kind: .automatic)

    /// To the next view.
    public static let always = LimitBehavior(kind: .always)

    /// As far as it is swiped.
    public static let never = LimitBehavior(kind: .never)

    /// To the next view.
    public static let alwaysByOne = LimitBehavior(kind: .always)

    /// To the next view; SwiftUI's goes some views further.
    public static let alwaysByFew = LimitBehavior(kind: .always)
  }

  fileprivate let limit: LimitBehavior

  /// Makes the place.
  ///
  /// - Parameter limitBehavior: How far one swipe goes.
  public init(limitBehavior: LimitBehavior = .automatic) {
    limit = limitBehavior
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// A page at a time.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Where a view begins.
  public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }

  /// Where a view begins, so many with a swipe.
  ///
  /// - Parameter limitBehavior: How far one swipe goes.
  /// - Returns: The behaviour.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }
}

/// The key of where scrolling comes to rest.
private enum ScrollTargetKey: EnvironmentKey {
  static var defaultValue: (any ScrollTargetBehavior)? { nil }
}

extension EnvironmentValues {
  /// Where scrolling comes to rest; anywhere for `nil`.
  fileprivate var scrollTargetBehavior: (any ScrollTargetBehavior)? {
    get { self[ScrollTargetKey.self] }
    set { self[ScrollTargetKey.self] = newValue }
  }
}

extension View {
  /// Names the views inside as those at which scrolling comes to rest; here those of the outermost `ForEach` are anyway.
  ///
  /// Mirrors SwiftUI's modifier.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }

  /// Sets where scrolling by a finger comes to rest.
  ///
  /// Mirrors SwiftUI's modifier.
  ///
  /// - Parameter behavior: ``ScrollTargetBehavior/paging``, or ``ScrollTargetBehavior/viewAligned``.
  /// - Returns: The changed view.
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    environment(\.scrollTargetBehavior, behavior).environment(\.marksElements, true)
  }
}

extension ScrollBox {
  /// Whether the content will be scrolled to where it comes to rest.
  var isToRest: Bool { heldOffset != nil && environment.scrollTargetBehavior != nil }

  /// Scrolls on, or back, to where the content comes to rest after a finger scrolled it.
  ///
  /// - Parameter start: How far it was scrolled before.
  func comeToRest(from start: Point) {
    guard let behavior = environment.scrollTargetBehavior else { return }
    var target = contentOffset
    for axis in [Axis.horizontal, .vertical] where contentOffset[axis] != start[axis] {
      switch behavior {
      case is PagingScrollTargetBehavior: target[axis] = page(axis, from: start[axis])
      case let behavior as ViewAlignedScrollTargetBehavior:
        target[axis] = edge(axis, from: start[axis], isLimited: isLimited(behavior.limit, axis))
      default: break
      }
    }
    scrolling(as: .decelerating) { setOffset(target) }
  }

  private func isLimited(
    _ limit: ViewAlignedScrollTargetBehavior.LimitBehavior, _ axis: Axis
  ) -> Bool {
    switch limit.kind {
    case .automatic: axis == .horizontal && environment.horizontalSizeClass == .compact
    case .always: true
    case .never: false
    }
  }

  /// Returns where the page begins that a swipe leads to: the next one, unless it was hardly moved.
  private func page(_ axis: Axis, from start: Int) -> Int {
    let extent = max(1, viewport[axis])
    let moved = contentOffset[axis] - start
    let turned = abs(moved) * 5 >= extent ? moved.signum() : 0
    return (Int((Double(start) / Double(extent)).rounded()) + turned) * extent
  }

  /// Returns where the view begins that a swipe leads to: the nearest one, but another than before.
  private func edge(_ axis: Axis, from start: Int, isLimited: Bool) -> Int {
    let edges = Set(marked.map { $0.originInContent(of: self)[axis] }).sorted()
    let offset = contentOffset[axis]
    let beyond =
      offset > start ? edges.filter { $0 > start } : edges.filter { $0 < start }.reversed()
    guard let next = beyond.first else { return offset }
    if isLimited { return next }
    return beyond.min { abs($0 - offset) < abs($1 - offset) } ?? next
  }
}
