import AccessibilityTree
import AutomationWire
import TextRendering

/// A view whose content can be larger than its room, and be scrolled.
///
/// Mirrors SwiftUI's `ScrollView`.
public struct ScrollView<Content: View>: PrimitiveView {
  private let axes: Axis.Set
  private let showsIndicators: Bool
  private let content: Content

  /// Makes content scroll.
  ///
  /// - Parameters:
  ///   - axes: The directions it scrolls in.
  ///   - showsIndicators: Whether a bar shows how far it is scrolled.
  ///   - content: What scrolls; several views stand one below the other.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  /// Makes the node.
  public static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    ContainerNode(
      view, context, box: ScrollBox(context), content: { view in VStack { view.content } },
      apply: { box, view in
        box.axes = view.axes
        box.showsIndicators = view.showsIndicators
        box.setNeedsLayout()
      })
  }
}

/// The box of content that scrolls.
class ScrollBox: Box {
  /// The directions it scrolls in.
  var axes: Axis.Set = .vertical

  /// Whether a bar shows how far it is scrolled.
  var showsIndicators = true

  /// How far it is scrolled, in cells.
  private(set) var offset = Point.zero

  /// The size of the content, in cells.
  var contentSize: Size { children.first?.frame.size ?? .zero }

  override var contentOffset: Point { offset }

  override var clipsContent: Bool { true }

  override var coordinateSpaceName: AnyHashable? { ScrollViewSpace.name }

  override var scrollAxes: Axis.Set { axes }

  override var isScrollEnabled: Bool { environment.isScrollEnabled }

  override func takesPointer(at point: Point) -> Bool { true }

  // What is scrolled sideways begins at the left.
  override var mirrorsContent: Bool { !axes.contains(.horizontal) }

  /// What the content is offered.
  private func contentProposal(_ proposal: Proposal) -> Proposal {
    Proposal(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }

  override func measure(_ proposal: Proposal) -> Size {
    let content = children.first?.size(for: contentProposal(proposal)) ?? .zero
    return Size(
      width: axes.contains(.horizontal) ? proposal.width ?? content.width : content.width,
      height: axes.contains(.vertical) ? proposal.height ?? content.height : content.height)
  }

  override func layoutChildren() {
    children.first?.place(at: .zero, offering: contentProposal(placedProposal))
    let end = Point(
      x: axes.contains(.horizontal) ? Proposal.infinity : offset.x,
      y: axes.contains(.vertical) ? Proposal.infinity : offset.y)
    setOffset(staysAtEnd ? end : offset)
    staysAtEnd = false
    scrolling(as: .animating) { followScrollRequest() }
    lastLimit = limit
    // What shows of lazy content may be more or less, also where nothing of it moved.
    tellLazyContents()
  }

  /// The view inside to scroll to once everything is laid out.
  var scrollRequest: ScrollRequest?

  /// The farthest the content can be scrolled.
  private var limit: Point {
    Point(
      x: max(0, contentSize.width - frame.width), y: max(0, contentSize.height - frame.height))
  }

  /// Whether there is more content than room.
  final var scrolls: Bool { limit != .zero }

  /// Scrolls to a place, as far as there is content.
  func setOffset(_ newOffset: Point) {
    let clamped = Point(
      x: min(max(0, newOffset.x), limit.x), y: min(max(0, newOffset.y), limit.y))
    guard clamped != offset else { return }
    offset = clamped
    graph.mayHaveMoved = true
    setNeedsDisplay()
    tellLazyContents()
  }

  private func tellLazyContents() {
    lazyContents = lazyContents.filter { $0.isInside(self) }
    for content in lazyContents { content.scrolled() }
  }

  /// The lazy containers inside, which make other cells when it scrolls.
  private var lazyContents: [LazyBox] = []

  /// Whether it was scrolled to the end when lazy content turned out to be longer than was thought.
  private var staysAtEnd = false

  /// The farthest it could be scrolled, as of the last layout.
  private var lastLimit = Point.zero

  /// Notices, while it is laid out, that lazy content turned out to have another extent.
  func lazyContentWasMeasured(_ axis: Axis) {
    if lastLimit[axis] > 0 && offset[axis] == lastLimit[axis] { staysAtEnd = true }
  }

  /// Has a lazy container inside told of scrolling from now on.
  func notifyOfScrolling(_ content: LazyBox) {
    if !lazyContents.contains(where: { $0 === content }) { lazyContents.append(content) }
  }

  /// Scrolls, and remembers who did it.
  final func scrolling(as phase: ScrollPhase, _ scroll: () -> Void) {
    let old = offset
    scroll()
    if offset != old { lastScroll = (offset, phase) }
  }

  /// Where the content was scrolled to last other than by a layout, and by whom.
  private var lastScroll: (offset: Point, phase: ScrollPhase)?

  /// Who scrolled the content to where it is; `nil` where that is a layout's doing.
  final var phaseOfLastScroll: ScrollPhase? {
    lastScroll.flatMap { $0.offset == offset ? $0.phase : nil }
  }

  override func scroll(by delta: Point) -> Point {
    let old = offset
    scrolling(as: .interacting) { setOffset(offset + delta) }
    return delta - (offset - old)
  }

  override func handleSwipeDown(by distance: Int, hasScrolled: Bool) -> Bool { offset.y > 0 }

  override func requestScroll(_ request: ScrollRequest) {
    scrollRequest = request
    setNeedsLayout()
  }

  override func reveal(_ rect: Rect) -> Rect {
    var target = offset
    if rect.maxY > target.y + frame.height { target.y = rect.maxY - frame.height }
    if rect.minY < target.y { target.y = rect.minY }
    if rect.maxX > target.x + frame.width { target.x = rect.maxX - frame.width }
    if rect.minX < target.x { target.x = rect.minX }
    setOffset(target)
    return rect
  }

  override func handle(_ key: KeyPress) -> Bool {
    guard key.modifiers.isEmpty else { return false }
    let page = max(1, frame.height - 1)
    switch key.key {
    case .pageDown: return scroll(by: Point(x: 0, y: page)) != Point(x: 0, y: page)
    case .pageUp: return scroll(by: Point(x: 0, y: -page)) != Point(x: 0, y: -page)
    case .home: scrolling(as: .interacting) { setOffset(.zero) }
    case .end:
      scrolling(as: .interacting) { setOffset(Point(x: offset.x, y: Proposal.infinity)) }
    default: return false
    }
    return true
  }

  override func drawOver(on canvas: inout DrawingCanvas) {
    guard showsIndicators, environment.showsScrollIndicators, limit.y > 0, frame.height > 1 else {
      return
    }
    var style = canvas.style
    style.attributes.insert(.faint)
    let length = max(1, frame.height * frame.height / max(1, contentSize.height))
    let start = (frame.height - length) * offset.y / max(1, limit.y)
    for row in 0..<frame.height {
      let isThumb = row >= start && row < start + length
      let column = scope.isRightToLeft ? 0 : frame.width - 1
      canvas.write(isThumb ? "┃" : "│", at: Point(x: column, y: row), style: style)
    }
  }

  override func element() -> ElementNode? {
    var node = ElementNode(id: id, elementType: .scrollView)
    if axes.contains(.vertical) { node.states.insert(.scrollsVertically) }
    if axes.contains(.horizontal) { node.states.insert(.scrollsHorizontally) }
    return node
  }
}
