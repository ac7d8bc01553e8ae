import AccessibilityTree
import AutomationWire
import TextRendering

/// A view whose content can be larger than its room, and be scrolled.
///
/// Mirrors SwiftUI's `ScrollView`.
///
/// Content that is higher than the room has a bar beside it, in a column of its own; content that fits has all columns.
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
      view, context, box: ScrollBox(context),
      // Recorded tests go by the element that holds what scrolls: `app.scrollViews.otherElements.buttons["OK"]`.
      content: { view in VStack { view.content }.inElement(.other) },
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

  // As on a phone it takes touches also where nothing of its content is.
  override func paints(at point: Point) -> Bool { true }

  // What is scrolled sideways begins at the left.
  override var mirrorsContent: Bool { !axes.contains(.horizontal) }

  /// What the content is offered.
  private func contentProposal(_ proposal: Proposal, beside columns: Int) -> Proposal {
    let room = proposal.inset(by: CellInsets(trailing: columns))
    return Proposal(
      width: axes.contains(.horizontal) ? nil : room.width,
      height: axes.contains(.vertical) ? nil : room.height)
  }

  /// The columns that the bar has beside the content, as of the last layout.
  private var barWidth = 0

  /// Whether a bar shows how far the content is scrolled, where there is more than fits.
  private var mayShowBar: Bool {
    showsIndicators && axes.contains(.vertical) && environment.showsScrollIndicators
  }

  /// Returns the columns that the bar takes from the content: one where the content does not fit without a bar.
  private func barColumns(_ proposal: Proposal, height: Int?) -> Int {
    guard mayShowBar, let height, height > 1, proposal.width ?? .max > 1,
      let content = children.first
    else { return 0 }
    /// Returns the height of the content beside so many columns.
    func contentHeight(beside columns: Int) -> Int {
      content.size(for: contentProposal(proposal, beside: columns)).height
    }
    // Where there was a bar, what is far too high beside it need not be measured without.
    if barWidth > 0, contentHeight(beside: barWidth) > 2 * height { return 1 }
    return contentHeight(beside: 0) > height ? 1 : 0
  }

  /// The part of the room that the content is seen in: what the bar leaves.
  final var viewport: Size { Size(width: frame.width - barWidth, height: frame.height) }

  /// What views inside that are as large as the container count by.
  ///
  /// Once there was a bar it is the room beside it, as long as the box is as wide: views as wide as that may fit then, and no longer
  /// once they have all columns.
  final var containerSize: Size { roomForContainers ?? frame.size }

  /// What a layout found for ``containerSize``; `nil` where nothing is laid out beside a bar.
  private var roomForContainers: Size?

  override func measure(_ proposal: Proposal) -> Size {
    let columns = barColumns(proposal, height: proposal.height)
    let content = children.first?.size(for: contentProposal(proposal, beside: columns)) ?? .zero
    return Size(
      width: axes.contains(.horizontal)
        ? proposal.width ?? content.width + columns : content.width + columns,
      height: axes.contains(.vertical) ? proposal.height ?? content.height : content.height)
  }

  override func layoutChildren() {
    barWidth = barColumns(placedProposal, height: frame.height)
    let least = frame.width - 1
    roomForContainers = Size(
      width: roomForContainers?.width == least ? least : viewport.width, height: frame.height)
    children.first?.place(at: .zero, offering: contentProposal(placedProposal, beside: barWidth))
    let end = Point(
      x: axes.contains(.horizontal) ? Proposal.infinity : offset.x,
      y: axes.contains(.vertical) ? Proposal.infinity : offset.y)
    let anchorPlace = offset == anchored(in: lastLimit) ? anchored(in: limit) : nil
    hadContent = hadContent || contentSize.height > 0
    hadMoreThanRoom = hadMoreThanRoom || limit != .zero
    setOffset(staysAtEnd ? end : anchorPlace ?? offset)
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
      x: max(0, contentSize.width - viewport.width), y: max(0, contentSize.height - frame.height))
  }

  /// Whether there was content, as of the last layout.
  private var hadContent = false

  /// Whether there was ever more content than room, as of the last layout.
  private var hadMoreThanRoom = false

  /// Returns how far the content is scrolled where nobody has scrolled it, if that is so far at most.
  private func anchored(in limit: Point) -> Point? {
    let anchors = environment.scrollAnchors
    let first = hadMoreThanRoom ? nil : anchors.initialOffset
    return (hadContent ? anchors.sizeChanges ?? first : first).map { anchor in
      Point(
        x: Int((CGFloat(limit.x) * anchor.x).rounded()),
        y: Int((CGFloat(limit.y) * anchor.y).rounded()))
    }
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
    noteCellsToCome()
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

  /// Whether lazy containers inside have cells that are not made yet.
  private var makesCellsWhenScrolled = false

  /// Notes whether lazy containers inside, which are laid out before, have cells that are not made yet.
  private func noteCellsToCome() {
    let makesCells = lazyContents.contains { !$0.showsAll }
    guard makesCells != makesCellsWhenScrolled else { return }
    makesCellsWhenScrolled = makesCells
    setNeedsReport()
  }

  /// Scrolls, and remembers who did it.
  final func scrolling(as phase: ScrollPhase, _ scroll: () -> Void) {
    let old = offset
    scroll()
    if offset != old { lastScroll = (offset, phase) }
  }

  /// Where the content was scrolled to last other than by a layout, and by whom.
  private var lastScroll: (offset: Point, phase: ScrollPhase)?

  /// How far it was scrolled when a finger took hold of it; `nil` while none does.
  private(set) final var heldOffset: Point?

  /// Notices that a finger is about to scroll it.
  final func hold() { heldOffset = offset }

  /// Notices that the finger is gone, and has the content come to rest.
  ///
  /// - Parameter speed: How fast the finger was, in cells a second.
  final func letGo(at speed: CGSize) {
    guard let start = heldOffset else { return }
    heldOffset = nil
    if environment.scrollTargetBehavior == nil { glide(from: start, speed) }
    comeToRest(from: start)
  }

  /// Scrolls on after a flick: 365 points after one of 1,000 points a second, or as much of the room as those are of a phone's screen.
  private func glide(from start: Point, _ speed: CGSize) {
    let way = (
      x: min(abs(speed.width) * 0.365, CGFloat(viewport.width) * 0.93),
      y: min(abs(speed.height) * 0.365, CGFloat(viewport.height) * 0.43)
    )
    let moved = offset - start
    let delta = Point(
      x: moved.x.signum() * Int(way.x.rounded()), y: moved.y.signum() * Int(way.y.rounded()))
    guard delta != .zero else { return }
    scrolling(as: .decelerating) { setOffset(offset + delta) }
  }

  /// Who scrolled the content to where it is; `nil` where that is a layout's doing.
  final var phaseOfLastScroll: ScrollPhase? {
    lastScroll.flatMap { $0.offset == offset ? $0.phase : nil }
  }

  override func scroll(by delta: Point) -> Point {
    let old = offset
    scrolling(as: .interacting) { setOffset(offset + delta) }
    return delta - (offset - old)
  }

  override func handleSwipe(by distance: Int, hasScrolled: Bool) -> Bool { offset.y > 0 }

  override func requestScroll(_ request: ScrollRequest) {
    scrollRequest = request
    setNeedsLayout()
  }

  override func reveal(_ rect: Rect) -> Rect {
    var target = offset
    if rect.maxY > target.y + frame.height { target.y = rect.maxY - frame.height }
    if rect.minY < target.y { target.y = rect.minY }
    if rect.maxX > target.x + viewport.width { target.x = rect.maxX - viewport.width }
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
    guard mayShowBar, limit.y > 0, frame.height > 1 else { return }
    var style = canvas.style
    style.attributes.insert(.faint)
    let length = max(1, frame.height * frame.height / max(1, contentSize.height))
    let start = (frame.height - length) * offset.y / max(1, limit.y)
    let column = scope.isRightToLeft && mirrorsContent ? 0 : frame.width - 1
    for row in 0..<frame.height {
      let isThumb = row >= start && row < start + length
      canvas.write(isThumb ? "┃" : "│", at: Point(x: column, y: row), style: style)
    }
  }

  override func element() -> ElementNode? {
    var node = ElementNode(id: id, elementType: .scrollView)
    if axes.contains(.vertical) { node.states.insert(.scrollsVertically) }
    if axes.contains(.horizontal) { node.states.insert(.scrollsHorizontally) }
    if makesCellsWhenScrolled { node.states.insert(.makesElementsWhenScrolled) }
    return node
  }
}
