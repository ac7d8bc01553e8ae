import AccessibilityTree
import AutomationWire

/// A rectangle on the screen: what a view measures, arranges, draws, reports to assistive technology and takes input with.
///
/// The boxes of an application form a tree. Each keeps what it was measured as, where it was placed, and whether anything inside
/// changed since, so that an update follows the changes and leaves the rest alone.
@MainActor class Box {
  /// The identity of the box, and of the element it reports.
  final let id: ElementID

  /// The hierarchy it belongs to.
  final unowned let graph: ViewGraph

  /// The environment of the view it belongs to.
  final let scope: EnvironmentScope

  /// The box around it; `nil` for the outermost, and for one that was taken out.
  final var parent: Box? { around }

  /// The storage of ``parent``: unsafe, as a weak one would make every use slower, but right.
  ///
  /// Boxes are held and let go on the main actor, and the box around takes it back when it ends: that needs no isolation.
  private nonisolated(unsafe) unowned(unsafe) var around: Box?

  /// The boxes inside, in reading order; later ones are drawn over earlier ones.
  private(set) final var children: [Box] = []

  /// Where it is, in cells, from the content origin of the box around it.
  private(set) final var frame = Rect.zero

  /// What was offered when it was placed.
  private(set) final var placedProposal = Proposal.unspecified

  /// The element of a collection whose view it is, where containers around want to know.
  final var elementMark: ElementMark?

  /// Whether it or one inside has to be laid out anew.
  private(set) final var needsLayout = true

  /// Whether it or one inside may report other elements than last time.
  private(set) final var needsReport = true

  /// Whether it was moved or resized since it was reported.
  final var movedSinceReport = true

  /// The elements reported at the top level of this box, as of the last report.
  final var reportedIDs: [ElementID] = []

  /// The boxes directly inside that asked to be reported since the last time.
  private(set) final var pendingReports: [Box] = []

  /// Whether all boxes inside have to be reported, because others are there than last time.
  private(set) final var reportsAllChildren = true

  private var measured = SizeMemory()

  /// Makes a box in the place of a view, or of another box.
  init(_ owner: any BoxOwner) {
    graph = owner.graph
    scope = owner.scope
    id = owner.graph.makeID()
  }

  deinit {
    for child in children where child.around === self { child.around = nil }
  }

  // MARK: - What kinds of boxes override

  /// Returns the size the box takes when offered some room.
  func measure(_ proposal: Proposal) -> Size {
    children.first?.size(for: proposal) ?? .zero
  }

  /// Places the boxes inside; ``frame`` and ``placedProposal`` are set.
  func layoutChildren() {
    for child in children { child.place(at: .zero, offering: placedProposal) }
  }

  /// Returns where the box says a guide is, in cells; `nil` when it does not, for ``explicitGuide(_:for:)``.
  func guide(_ key: AlignmentKey, for proposal: Proposal) -> CGFloat? {
    children.count == 1 ? children[0].guide(key, for: proposal) : nil
  }

  /// Whether the boxes inside stand the other way round where lines run from right to left.
  var mirrorsContent: Bool { true }

  /// Draws the box itself, before those inside it.
  func draw(on canvas: inout DrawingCanvas) {}

  /// Draws over those inside it.
  func drawOver(on canvas: inout DrawingCanvas) {}

  /// Returns the boxes inside that may show in a rectangle from the content origin; few of a long list, whose drawing costs just these.
  func visibleChildren(in rect: Rect) -> ArraySlice<Box> { children[...] }

  /// What the canvas looks like for the boxes inside.
  func style(_ canvas: inout DrawingCanvas) {}

  /// How far the content is scrolled, in cells.
  var contentOffset: Point { .zero }

  /// Whether boxes inside show only within this one.
  var clipsContent: Bool { false }

  /// The name of the coordinates that count from the box's corner; `nil` when they have none.
  var coordinateSpaceName: AnyHashable? { nil }

  /// The direction in which the boxes inside follow each other; `nil` when they do not.
  var stackAxis: Axis? { nil }

  /// The place that the box is for buttons inside; `nil` for what is none in particular.
  var buttonPlace: ButtonPlace? { nil }

  /// The text the box draws, as it is said in the label of a control around; `nil` when it draws none.
  var ownText: String? { nil }

  /// The picture that the box is; `nil` for what is none.
  var picture: ImageBox? { nil }

  /// The actions that assistive technology offers for the box by name, as buttons.
  var namedActions: [AnyView] { [] }

  /// The boxes inside that are reported.
  var reportedChildren: [Box] { children }

  /// The boxes inside by whose labels the box is called.
  var namingChildren: [Box] { reportedChildren }

  /// Whether a box inside is among those that are reported.
  func reports(_ child: Box) -> Bool { true }

  /// Whether something of the box itself shows at a cell, counted from its own origin.
  func paints(at point: Point) -> Bool { false }

  /// The element the box reports; `nil` when it reports only those inside it.
  func element() -> ElementNode? { nil }

  /// How the box changes what is reported inside it; `nil` when it does not.
  var attributes: AccessibilityAttributes? { nil }

  /// The element's place from the end of the sibling before it, in cells, where it counts from there; `nil` where it does not.
  var flowOrigin: Point? { nil }

  /// The box inside whose element modifiers around this one tell of; `nil` for its own.
  var describedBox: Box? { nil }

  /// How the elements inside are reported.
  var childReporting: ChildReporting { .children }

  /// What the container should know about the box: tags, priorities, tab items.
  func trait<Trait: BoxTrait>(_ trait: Trait.Type) -> Trait.Value? { soleContent?.trait(trait) }

  /// Notices that the box left the screen for good.
  func willRemove() {}

  // MARK: - What takes input

  /// Whether the box can have the keyboard's focus.
  var isFocusable: Bool { false }

  /// Whether the box takes text.
  var isTextInput: Bool { false }

  /// Where the cursor is, from the box's own origin.
  var cursor: Point? { nil }

  /// Appends the boxes that Tab stops at, this one or those inside, in reading order.
  func collectFocusables(into boxes: inout [Box]) {
    if takesFocus { boxes.append(self) }
    for child in children { child.collectFocusables(into: &boxes) }
  }

  /// Notices that the focus came or went.
  func focusChanged(_ isFocused: Bool) {}

  /// Notices that the focus came to the box or to one inside it.
  func focusEntered() {}

  /// Takes a key while it, or a box inside it, has the focus; if it returns false, the box around is asked.
  func handle(_ key: KeyPress) -> Bool { false }

  /// Leads back from what the box shows to what was there before, for Escape; returns whether that meant something here.
  func leadBack() -> Bool { false }

  /// Takes pasted text while it has the focus; returns whether it did.
  func paste(_ text: String) -> Bool { false }

  /// The box as a button, which alone in the row of a list stands for the whole row; `nil` for what is none.
  var rowButton: PressableBox? { nil }

  /// The box that is all there is inside it; `nil` when there are several, or none.
  var soleContent: Box? { children.count == 1 ? children[0] : nil }

  /// What it has to do with a ground behind a view.
  var groundPart: GroundPart { .none }

  /// Whether a pointer at a cell, counted from its own origin, means the box, and not what lies below.
  func takesPointer(at point: Point) -> Bool { paints(at: point) }

  /// Takes a tap or click at a cell counted from its own origin; returns whether it meant something here.
  func handleTap(_ event: PointerEvent, at point: Point) -> Bool { false }

  /// Whether touches mean the box, or those inside; they go to what is behind otherwise.
  var takesTouches: Bool { true }

  /// The box as one that is told of touches on those inside; `nil` for others.
  var touchObserver: (any TouchObserver)? { nil }

  /// The box as one that is told of keys meant for others; `nil` for others.
  var keyObserver: (any KeyObserver)? { nil }

  /// Takes a tap meant for a box inside, before that one has it; returns whether it did.
  func interceptsTap(on box: Box) -> Bool { false }

  /// Whether a drag that began here, at a cell counted from its own origin, is for the box and not for what scrolls around it.
  func claimsDrag(from start: Point, by distance: Point) -> Bool { false }

  /// Takes a step of a drag it claimed, at a cell counted from its own origin.
  func drag(to point: Point, from start: Point, isEnded: Bool) {}

  /// Takes a swipe down, or up by less than 0 cells, that nothing claimed; returns whether it meant something here.
  func handleSwipe(by distance: Int, hasScrolled: Bool) -> Bool { false }

  /// Takes the value an assistive technology or a test sets at once; not called while it is disabled.
  func adjust(to target: HostAdjustment) -> HostAdjustmentOutcome { .unsupported }

  /// The directions the content scrolls in; none for what does not scroll.
  var scrollAxes: Axis.Set { [] }

  /// Whether people can scroll the content, where it scrolls.
  var isScrollEnabled: Bool { true }

  /// Whether arrows scroll the content while the focus is elsewhere.
  var scrollsByArrows: Bool { !scrollAxes.isEmpty }

  /// Moves the content by some cells, as far as it goes; returns what is left over.
  func scroll(by delta: Point) -> Point { delta }

  /// Scrolls so that a rectangle, counted from the content origin, can be seen, and returns it as it is then.
  func reveal(_ rect: Rect) -> Rect { rect }

  /// Remembers a view inside to which the content is scrolled once it is laid out.
  func requestScroll(_ request: ScrollRequest) {}

  /// Returns where an element of a lazy container inside stands, by its id in the collection; `nil` when there is none.
  func lazyCell(of id: AnyHashable) -> LazyCell? {
    children.lazy.compactMap { $0.lazyCell(of: id) }.first
  }

  // MARK: - Measuring and placing

  /// Returns the size the box takes when offered some room, from memory where it was asked before.
  final func size(for proposal: Proposal) -> Size {
    if let known = measured[proposal] { return known }
    let size = measure(proposal)
    measured[proposal] = size
    return size
  }

  /// Puts the box in its place and, if anything about its room or content changed, lays out those inside.
  ///
  /// - Parameters:
  ///   - origin: The place, from the content origin of the box around.
  ///   - proposal: The room offered, which decides the size.
  final func place(at origin: Point, offering proposal: Proposal) {
    // The size answered to the same offer is still good when nothing inside asked for a layout.
    let isSettled = !needsLayout && proposal == placedProposal
    var newFrame = Rect(origin: origin, size: isSettled ? frame.size : size(for: proposal))
    if let around, around.scope.isRightToLeft, around.mirrorsContent {
      newFrame.origin.x = around.frame.width - origin.x - newFrame.width
    }
    let isResized = newFrame.size != frame.size
    if newFrame != frame {
      frame = newFrame
      graph.needsDisplay = true
      // What counts its place from the sibling before it has not moved when that one did.
      if isResized || flowOrigin == nil {
        movedSinceReport = true
        setNeedsReport()
      }
    }
    guard needsLayout || isResized || proposal != placedProposal else { return }
    placedProposal = proposal
    needsLayout = false
    layoutChildren()
  }

  /// Gives the box a frame, for a container that places what is inside itself.
  final func fill(_ rect: Rect) {
    if rect != frame {
      frame = rect
      graph.needsDisplay = true
      movedSinceReport = true
      setNeedsReport()
    }
    placedProposal = Proposal(rect.size)
    needsLayout = false
  }

  /// Notes that the box may measure otherwise than before, and everything around it too.
  final func setNeedsLayout() {
    var child: Box?
    for box in selfAndAncestors {
      if let child { box.childNeedsLayout(child) }
      if box.needsLayout && box.measured.isEmpty && child != nil { break }
      box.needsLayout = true
      box.measured.forget()
      box.forgetMeasures()
      child = box
    }
    graph.needsLayout = true
    setNeedsReport()
  }

  /// Forgets what was worked out from the boxes inside or the values of the view, because one of them changed.
  func forgetMeasures() {}

  /// Notices that a box directly inside will be laid out anew, or has one inside that will.
  func childNeedsLayout(_ child: Box) {}

  /// Notes that the box or one inside may report otherwise.
  final func setNeedsReport() {
    for box in selfAndAncestors {
      if box.needsReport { break }
      box.needsReport = true
      box.parent?.pendingReports.append(box)
    }
    graph.needsDisplay = true
  }

  /// Has all boxes inside reported, because others of them show.
  final func reportAllChildren() {
    reportsAllChildren = true
    movedSinceReport = true
    setNeedsReport()
  }

  /// Notes that the box was reported.
  final func didReport() {
    needsReport = false
    movedSinceReport = false
    reportsAllChildren = false
    pendingReports.removeAll(keepingCapacity: true)
  }

  // MARK: - Structure

  /// Replaces the boxes inside; one that stands inside of another box leaves it.
  final func setChildren(_ newChildren: [Box]) {
    let (oldRange, newRange) = children.difference(to: newChildren)
    let oldChildren = children[oldRange]
    let newcomers = newChildren.filter { $0.around !== self }
    if oldRange.isEmpty && newRange.isEmpty && newcomers.isEmpty { return }
    children = newChildren
    // First: what leaves a box that is removed stays on the screen.
    for child in newcomers {
      child.around = self
      child.movedSinceReport = true
    }
    let kept = Set(newChildren[newRange].map(ObjectIdentifier.init))
    for child in oldChildren
    where child.around === self && !kept.contains(ObjectIdentifier(child)) {
      child.around = nil
      child.removeRecursively()
      if graph.motion.isMoving { graph.motion.left(child, from: self) }
    }
    reportsAllChildren = true
    childrenChanged()
    setNeedsLayout()
  }

  /// Notices that other boxes are inside.
  func childrenChanged() {}

  private func removeRecursively() {
    for child in children where child.around === self { child.removeRecursively() }
    // Its elements are gone; should it come back, all are reported anew.
    (needsReport, movedSinceReport, reportsAllChildren) = (true, true, true)
    pendingReports.removeAll()
    willRemove()
    graph.focus.didRemove(self)
  }

  /// Has everything inside measured, laid out, drawn and reported anew, because the environment became another.
  final func invalidateRecursively() {
    measured.forget()
    forgetMeasures()
    needsLayout = true
    (needsReport, movedSinceReport, reportsAllChildren) = (true, true, true)
    for child in children {
      childNeedsLayout(child)
      child.invalidateRecursively()
    }
  }
}
