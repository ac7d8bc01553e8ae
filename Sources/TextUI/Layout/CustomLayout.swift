import AccessibilityTree

/// A way of arranging views.
///
/// Mirrors SwiftUI's `Layout`. Use it like a container: `MyLayout { … }`.
///
/// - Note: Unlike SwiftUI's, lengths are cells: what comes out is rounded to whole ones, and there is no spacing of the system's.
@MainActor @preconcurrency public protocol Layout {
  /// What is kept between measuring and placing.
  associatedtype Cache = Void

  /// The views to arrange.
  typealias Subviews = LayoutSubviews

  /// What the arrangement is like, which has no effect here.
  static var layoutProperties: LayoutProperties { get }

  /// The room that the arrangement likes around it, which has no effect here.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// Makes what is kept.
  func makeCache(subviews: Subviews) -> Cache

  /// Brings what is kept up to date when views have changed.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// Returns the size of the arrangement when some room is offered.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

  /// Places each view.
  ///
  /// - Parameters:
  ///   - bounds: The room.
  ///   - proposal: What was offered.
  ///   - subviews: The views; one that is not placed stands in the middle.
  ///   - cache: What is kept.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
}

extension Layout {
  /// What the arrangement is like: nothing is said of it.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// The room that the arrangement likes around it.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }

  /// Makes what is kept anew.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// Arranges views.
  public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    CustomLayoutView(layout: self, content: content())
  }
}

extension Layout where Cache == Void {
  /// Keeps nothing.
  public func makeCache(subviews: Subviews) {}
}

/// A value that a view tells the layout around it.
///
/// Mirrors SwiftUI's `LayoutValueKey`.
@preconcurrency public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value

  /// The value of views that tell none.
  static var defaultValue: Value { get }
}

/// The views that a layout arranges.
///
/// Mirrors SwiftUI's `LayoutSubviews`.
@MainActor @preconcurrency public struct LayoutSubviews: @preconcurrency RandomAccessCollection {
  /// The boxes of the views.
  let boxes: [Box]

  /// Notes where a view was placed.
  let place: (Int, Point, Proposal) -> Void

  /// The extent of a cell in the lengths that count.
  private(set) var cell = CGSize(width: 1, height: 1)

  /// Makes the views of boxes.
  init(boxes: [Box], place: @escaping (Int, Point, Proposal) -> Void) {
    self.boxes = boxes
    self.place = place
  }

  /// Returns the views in other lengths.
  func counted(in cell: CGSize) -> LayoutSubviews {
    var views = self
    views.cell = cell
    return views
  }

  /// The first place.
  public var startIndex: Int { 0 }

  /// The place after the last.
  public var endIndex: Int { boxes.count }

  /// The view at a place.
  public subscript(position: Int) -> LayoutSubview {
    let place = place
    return LayoutSubview(box: boxes[position], cell: cell) { place(position, $0, $1) }
  }
}

/// A view that a layout arranges.
///
/// Mirrors SwiftUI's `LayoutSubview`.
@MainActor @preconcurrency public struct LayoutSubview {
  /// The box of the view.
  let box: Box

  /// The extent of a cell in the lengths that count.
  let cell: CGSize

  /// Notes where it was placed.
  let notePlace: (Point, Proposal) -> Void

  /// How early the view gets its share.
  public var priority: Double { box.trait(LayoutPriorityTrait.self) ?? 0 }

  /// The room that the view likes around it.
  public var spacing: ViewSpacing { ViewSpacing(column: cell.width) }

  /// What the view tells the layout.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    box.trait(LayoutValueTrait<Key>.self) ?? Key.defaultValue
  }

  /// Returns the size the view takes when offered some room.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = box.size(for: proposal.divided(by: cell).cells)
    return CGSize(width: size.width, height: size.height).times(cell)
  }

  /// Returns the view's extents and guides when it is offered some room.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    box.dimensions(for: proposal.divided(by: cell).cells).counted(in: cell)
  }

  /// Puts the view in its place.
  ///
  /// - Parameters:
  ///   - position: The place, in the room of the layout.
  ///   - anchor: Which point of the view comes to stand there.
  ///   - proposal: The room offered, which decides the size.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    let size = sizeThatFits(proposal)
    func whole(_ cells: CGFloat) -> Int {
      cells.isFinite ? Int(min(max(cells, -1e6), 1e6).rounded()) : 0
    }
    notePlace(
      Point(
        x: whole((position.x - size.width * anchor.x) / cell.width),
        y: whole((position.y - size.height * anchor.y) / cell.height)),
      proposal.divided(by: cell).cells)
  }
}

/// A value told to the layout around.
enum LayoutValueTrait<Key: LayoutValueKey>: BoxTrait {
  typealias Value = Key.Value
}

/// Views arranged by a layout of the author's.
struct CustomLayoutView<Arrangement: Layout, Content: View>: PrimitiveView {
  let layout: Arrangement
  let content: Content

  static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    ContainerNode(
      view, context, box: CustomLayoutBox(context, layout: view.layout), content: \.content,
      apply: { box, view in
        box.layout = view.layout
        box.setNeedsLayout()
      })
  }
}

/// The box of views arranged by a layout of the author's.
final class CustomLayoutBox<Arrangement: Layout>: Box {
  /// The layout.
  var layout: Arrangement

  private var cache: Arrangement.Cache?
  private var isCacheCurrent = false

  /// Makes the box of an arrangement.
  init(_ owner: any BoxOwner, layout: Arrangement) {
    self.layout = layout
    super.init(owner)
  }

  override func childrenChanged() {
    isCacheCurrent = false
  }

  override func forgetMeasures() {
    isCacheCurrent = false
  }

  override func measure(_ proposal: Proposal) -> Size {
    withCache { subviews, cache in
      let size = layout.room(ProposedViewSize(proposal), subviews, &cache)
      let name = String(describing: Arrangement.self)
      return Size(
        width: cells(size.width, "the width that \(name) answers", allowsInfinity: true) ?? 0,
        height: cells(size.height, "the height that \(name) answers", allowsInfinity: true) ?? 0)
    }
  }

  override func layoutChildren() {
    var places: [Int: (origin: Point, proposal: Proposal)] = [:]
    let bounds = CGRect(x: 0, y: 0, width: frame.width, height: frame.height)
    let place: (Int, Point, Proposal) -> Void = { places[$0] = ($1, $2) }
    withCache(place: place) { subviews, cache in
      layout.place(in: bounds, ProposedViewSize(placedProposal), subviews, &cache)
    }
    for (index, child) in children.enumerated() {
      if let place = places[index] {
        child.place(at: place.origin, offering: place.proposal)
      } else {
        let offer = Proposal(frame.size)
        child.place(
          at: Alignment.center.origin(of: child.size(for: offer), in: frame.size), offering: offer)
      }
    }
  }

  private func withCache<Result>(
    place: @escaping (Int, Point, Proposal) -> Void = { _, _, _ in },
    _ body: (LayoutSubviews, inout Arrangement.Cache) -> Result
  ) -> Result {
    let subviews = LayoutSubviews(boxes: children, place: place)
    var current = cache ?? layout.cache(of: subviews)
    if cache != nil && !isCacheCurrent { layout.refresh(&current, subviews) }
    isCacheCurrent = true
    defer { cache = current }
    return body(subviews, &current)
  }
}

extension View {
  /// Tells the layout around a value.
  ///
  /// Mirrors SwiftUI's modifier.
  public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some View {
    modified(by: TraitModifier<LayoutValueTrait<Key>>(value: value))
  }
}
