import AccessibilityTree

/// The layout of an `HStack`, to be chosen at run time.
///
/// Mirrors SwiftUI's `HStackLayout`.
@MainActor @preconcurrency public struct HStackLayout: Layout {
  /// Where views stand along the columns.
  public var alignment: VerticalAlignment

  /// The cells between views; one when `nil`.
  public var spacing: CGFloat?

  /// Makes the layout.
  ///
  /// - Parameters:
  ///   - alignment: Where views stand along the columns.
  ///   - spacing: The cells between views; one when `nil`.
  public nonisolated init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  private var arrangement: StackArrangement {
    StackArrangement(
      axis: .horizontal, spacing: spacing.map { Int(cells: $0) } ?? 1, alignment: alignment.key)
  }

  /// Returns the size the views take together.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    arrangement.size(of: subviews, proposal)
  }

  /// Places each view.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    arrangement.place(subviews, in: bounds, proposal)
  }
}

/// The layout of a `VStack`, to be chosen at run time.
///
/// Mirrors SwiftUI's `VStackLayout`.
@MainActor @preconcurrency public struct VStackLayout: Layout {
  /// Where views stand along the rows.
  public var alignment: HorizontalAlignment

  /// The cells between views; none when `nil`.
  public var spacing: CGFloat?

  /// Makes the layout.
  ///
  /// - Parameters:
  ///   - alignment: Where views stand along the rows.
  ///   - spacing: The cells between views; none when `nil`.
  public nonisolated init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  private var arrangement: StackArrangement {
    StackArrangement(
      axis: .vertical, spacing: spacing.map { Int(cells: $0) } ?? 0, alignment: alignment.key)
  }

  /// Returns the size the views take together.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    arrangement.size(of: subviews, proposal)
  }

  /// Places each view.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    arrangement.place(subviews, in: bounds, proposal)
  }
}

/// The layout of a `ZStack`, to be chosen at run time.
///
/// Mirrors SwiftUI's `ZStackLayout`.
@MainActor @preconcurrency public struct ZStackLayout: Layout {
  /// The guides of the views that lie on each other.
  public var alignment: Alignment

  /// Makes the layout.
  ///
  /// - Parameter alignment: The guides of the views that lie on each other.
  public nonisolated init(alignment: Alignment = .center) {
    self.alignment = alignment
  }

  private func extents(
    _ subviews: Subviews, _ proposal: ProposedViewSize
  ) -> (across: AlignedExtents, down: AlignedExtents) {
    let offers = Array(repeating: proposal.cells, count: subviews.count)
    return (
      AlignedExtents(subviews.boxes, offers: offers, alignment.horizontal.key),
      AlignedExtents(subviews.boxes, offers: offers, alignment.vertical.key)
    )
  }

  /// Returns the size the views take together.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let (across, down) = extents(subviews, proposal)
    return CGSize(width: across.extent, height: down.extent)
  }

  /// Places each view.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let (across, down) = extents(subviews, proposal)
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: CGPoint(x: across.starts[index], y: down.starts[index]), proposal: proposal)
    }
  }
}

extension StackArrangement {
  /// Returns the size views take together.
  fileprivate func size(of subviews: LayoutSubviews, _ proposal: ProposedViewSize) -> CGSize {
    let offers = offers(to: subviews.boxes, proposal.cells)
    let size = size(of: subviews.boxes, offers: offers)
    return CGSize(width: size.width, height: size.height)
  }

  /// Places views.
  fileprivate func place(
    _ subviews: LayoutSubviews, in bounds: CGRect, _ proposal: ProposedViewSize
  ) {
    let offers = offers(to: subviews.boxes, proposal.cells)
    let origins = origins(of: subviews.boxes, offers: offers)
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: CGPoint(
          x: bounds.minX + CGFloat(origins[index].x), y: bounds.minY + CGFloat(origins[index].y)),
        proposal: ProposedViewSize(offers[index]))
    }
  }
}

/// A layout of any kind, so that one can take the place of another and the views keep their state.
///
/// Mirrors SwiftUI's `AnyLayout`.
@MainActor @preconcurrency public struct AnyLayout: Layout {
  private let layout: any Layout

  /// Makes it of a layout.
  public init<Arrangement: Layout>(_ layout: Arrangement) {
    self.layout = layout
  }

  /// A cache of what the layout keeps between measuring and placing, and of which layout that was.
  public struct Cache {
    fileprivate var stored: Any?
    fileprivate var type: Any.Type?
  }

  /// Keeps nothing yet.
  public func makeCache(subviews: Subviews) -> Cache { Cache() }

  /// Brings what is kept up to date.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    func open<Arrangement: Layout>(_ layout: Arrangement) {
      guard var stored = cache.stored as? Arrangement.Cache, cache.type == Arrangement.self else {
        return
      }
      layout.refresh(&stored, subviews)
      cache.stored = stored
    }
    open(layout)
  }

  /// Returns the size of the arrangement.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    func open<Arrangement: Layout>(_ layout: Arrangement) -> CGSize {
      var stored = Self.stored(of: layout, in: cache, subviews)
      defer { cache = Cache(stored: stored, type: Arrangement.self) }
      return layout.room(proposal, subviews, &stored)
    }
    return open(layout)
  }

  /// Places each view.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    func open<Arrangement: Layout>(_ layout: Arrangement) {
      var stored = Self.stored(of: layout, in: cache, subviews)
      layout.place(in: bounds, proposal, subviews, &stored)
      cache = Cache(stored: stored, type: Arrangement.self)
    }
    open(layout)
  }

  private static func stored<Arrangement: Layout>(
    of layout: Arrangement, in cache: Cache, _ subviews: Subviews
  ) -> Arrangement.Cache {
    if cache.type == Arrangement.self, let stored = cache.stored as? Arrangement.Cache {
      return stored
    }
    return layout.cache(of: subviews)
  }
}
