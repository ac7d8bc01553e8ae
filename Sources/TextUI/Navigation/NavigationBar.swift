import AccessibilityTree
import AutomationWire
import TextRendering

/// The way back and the title, in the bar of a navigation stack.
struct NavigationBarContent: View {
  let title: String
  let subtitle: String
  let backTitle: String?
  let goBack: () -> Void

  var body: some View {
    if let backTitle {
      Button(action: goBack) {
        HStack(spacing: 1) {
          Text("‹").unlisted()
          if backTitle.isEmpty {
            Text(SystemWord.back)
          } else {
            // As on a phone, where the title of the page before would leave none for that of this one.
            ViewThatFits(in: .horizontal) {
              Text(backTitle).lineLimit(1)
              Text(SystemWord.back).lineLimit(1)
            }
          }
        }
      }
      .buttonStyle(.borderless)
      .accessibilityIdentifier("BackButton")
      .modified(by: TraitModifier<BarPlacementTrait>(value: .back))
    }
    if !subtitle.isEmpty {
      HStack(spacing: 1) {
        titleText
        Text(subtitle).lineLimit(1).foregroundStyle(.secondary)
      }
      .modified(by: TraitModifier<BarPlacementTrait>(value: .title))
    } else if !title.isEmpty {
      titleText.modified(by: TraitModifier<BarPlacementTrait>(value: .title))
    }
  }

  private var titleText: some View {
    Text(title).bold().lineLimit(1).accessibilityAddTraits(.isHeader)
  }
}

/// A trait: where a view stands in a bar.
enum BarPlacementTrait: BoxTrait {
  /// A place in a bar.
  enum Value: Hashable {
    /// At the beginning of the bar above, before all others, in what the title leaves.
    case back

    /// At the beginning of the bar above.
    case leading

    /// In the middle of the bar above, where nothing else is.
    case title

    /// In the middle of the bar above, in place of the title.
    case principal

    /// At the end of the bar above.
    case trailing

    /// In the bar below.
    case bottom

    /// In the bar above the keyboard, which is the one below.
    case keyboard

    /// In a row of its own below the title.
    case search

    /// The place among those in the bar above, as it is read.
    fileprivate var order: Int {
      switch self {
      case .back: 0
      case .leading: 1
      case .title, .principal: 2
      case .trailing, .bottom, .keyboard: 3
      case .search: 4
      }
    }
  }
}

/// The box of a bar: something at its beginning, in its middle and at its end, and a line below or above.
class BarBox: Box {
  override var buttonPlace: ButtonPlace? { .bar }

  /// Whether the line is above.
  var hasLineAbove = false

  override func measure(_ proposal: Proposal) -> Size {
    Size(width: proposal.width ?? 40, height: rowCount)
  }

  /// How many rows it takes: those of the items, one for the line, and one for a field for a search.
  final var rowCount: Int {
    itemRows + 1 + (children.contains { placement(of: $0) == .search } ? 1 : 0)
  }

  /// How many rows the items take: one, or as many as what stands in the middle has, such as a title with a line below; three at most.
  private var itemRows: Int {
    let middle = children.filter(isInMiddle)
    let heights = middle.map { $0.size(for: Proposal(width: nil, height: 1)).height }
    return min(3, max(1, heights.max() ?? 1))
  }

  override func layoutChildren() {
    let row = hasLineAbove ? 1 : 0
    var leading = 1
    var trailing = frame.width - 1
    for child in children where placement(of: child) == .back {
      let title = children.first(where: isInMiddle)
      let taken = title.map { $0.size(for: offer(trailing - leading)).width + 2 } ?? 0
      let room = max(min(Self.backWidth, trailing - leading), trailing - leading - taken)
      place(child, at: leading, in: row, room)
      leading += child.frame.width + 2
    }
    for child in children where placement(of: child) == .leading {
      place(child, at: leading, in: row, trailing - leading)
      leading += child.frame.width + 2
    }
    trailing = layOut(
      children.filter { [.trailing, .bottom, .keyboard].contains(placement(of: $0)) }, in: row,
      leading,
      trailing)
    for child in children where placement(of: child) == .search {
      child.place(at: Point(x: 1, y: row + itemRows), offering: offer(frame.width - 2))
    }
    for child in children where isInMiddle(child) {
      let width = child.size(for: offer(trailing - leading)).width
      let centered = (frame.width - width) / 2
      let x = max(leading, min(centered, trailing - width))
      child.place(at: Point(x: x, y: row), offering: offer(width))
    }
  }

  /// The least room of the way back: `‹ Back`, and what a button takes around it.
  private static let backWidth = 8

  /// Places items at the end of the bar; where there are spacers among them, these take the room that is left.
  ///
  /// - Returns: Where the room before the items ends.
  private func layOut(_ items: [Box], in row: Int, _ start: Int, _ end: Int) -> Int {
    var end = end
    let spacers = items.filter(\.isSpacer)
    let others = items.filter { !$0.isSpacer }
    let widths = others.map { $0.size(for: offer(end - start)).width }
    var rest = max(0, end - start - widths.reduce(0, +) - 2 * max(0, others.count - 1))
    var restSpacers = spacers.count
    for child in items.reversed() {
      if child.isSpacer {
        let width = rest / restSpacers
        rest -= width
        restSpacers -= 1
        end -= width
        child.place(at: Point(x: end, y: row), offering: offer(width))
      } else {
        let width = child.size(for: offer(end - start)).width
        end -= width
        place(child, at: end, in: row, width)
        end -= 2
      }
    }
    return end
  }

  /// Places an item in the middle of the rows of the items, also one that is higher, as by a frame of the least height that fingers find.
  private func place(_ item: Box, at x: Int, in row: Int, _ width: Int) {
    let height = item.size(for: offer(width)).height
    item.place(at: Point(x: x, y: row + min(0, (itemRows - height) / 2)), offering: offer(width))
  }

  private func offer(_ width: Int) -> Proposal { Proposal(width: max(0, width), height: 1) }

  /// Whether a view stands in the middle.
  private func isInMiddle(_ box: Box) -> Bool { [.title, .principal].contains(placement(of: box)) }

  private func placement(of box: Box) -> BarPlacementTrait.Value {
    box.trait(BarPlacementTrait.self) ?? .trailing
  }

  override func draw(on canvas: inout DrawingCanvas) {
    var style = canvas.style
    style.attributes.insert(.faint)
    canvas.fill(
      Rect(x: 0, y: hasLineAbove ? 0 : rowCount - 1, width: frame.width, height: 1), with: "─",
      style: style)
  }

  override func paints(at point: Point) -> Bool { true }
}

/// The box of the bar of a navigation stack.
final class NavigationBarBox: BarBox {
  /// What tests call it: the title of the page in front, unless the page says otherwise.
  var identifier = ""

  override func element() -> ElementNode? {
    var node = ElementNode(id: id, elementType: .navigationBar)
    node.identifier = identifier
    return node
  }
}

/// The box of a bar of tools below a page.
final class ToolbarBox: BarBox {
  override func element() -> ElementNode? {
    var node = ElementNode(id: id, elementType: .toolbar)
    node.identifier = "Toolbar"
    node.label = "Toolbar"
    return node
  }
}

/// The box of a navigation stack: the bar and the page in front.
final class NavigationBox: ControllerBox, TouchObserver {
  /// Goes back one page; returns whether there was one.
  var goBack: () -> Bool = { false }

  /// Goes back to the first page.
  var goToRoot: () -> Void = {}

  /// Whether there is a page to go back to.
  var canGoBack = false

  /// Whether a swipe from the leading edge goes back: where there is a button that does.
  var canSwipeBack = false

  private let bar: NavigationBarBox
  private let toolbar: ToolbarBox
  private let page: PageBox
  private let content: ContainerBox

  /// Makes the box of a stack.
  override init(_ owner: any BoxOwner) {
    bar = NavigationBarBox(owner)
    toolbar = ToolbarBox(owner)
    toolbar.hasLineAbove = true
    page = PageBox(owner)
    content = ContainerBox(around: ContainerBox(around: page))
    super.init(owner)
  }

  /// Has the page give way to another that is shown now.
  func turnPage(isForward: Bool) {
    graph.motion.move(page, .push(isForward: isForward)) { [unowned page] in [page.visibleFrame] }
  }

  /// Shows a page.
  ///
  /// - Parameters:
  ///   - content: The boxes of the page.
  ///   - barBoxes: Those of the bars above and below.
  ///   - isBarHidden: Whether the bar above is not shown.
  ///   - isBottomBarHidden: Whether the bar below is not shown.
  ///   - identifier: What tests call the bar.
  func show(
    content: [Box], bar barBoxes: [Box], isBarHidden: Bool, isBottomBarHidden: Bool,
    identifier: String
  ) {
    page.setChildren(content)
    if bar.identifier != identifier {
      bar.identifier = identifier
      bar.setNeedsReport()
    }
    let isBelow = { (box: Box) in
      [.bottom, .keyboard].contains(box.trait(BarPlacementTrait.self))
    }
    let isTitled = !barBoxes.contains { $0.trait(BarPlacementTrait.self) == .principal }
    // As they stand, and not in the order in which the author names them; that one keeps for those of one place.
    let above = barBoxes.filter {
      !isBelow($0) && (isTitled || $0.trait(BarPlacementTrait.self) != .title)
    }.enumerated().sorted { first, second in
      let (one, other) = (order(first.element), order(second.element))
      return one == other ? first.offset < second.offset : one < other
    }
    bar.setChildren(above.map(\.element))
    toolbar.setChildren(barBoxes.filter(isBelow))
    let hasBar = !bar.children.isEmpty && !isBarHidden
    let hasToolbar = !toolbar.children.isEmpty && !isBottomBarHidden
    setChildren((hasBar ? [bar] : []) + [self.content] + (hasToolbar ? [toolbar] : []))
  }

  /// The place of a view among those of the bar above.
  private func order(_ box: Box) -> Int {
    (box.trait(BarPlacementTrait.self) ?? .trailing).order
  }

  override func measure(_ proposal: Proposal) -> Size {
    let size = content.size(for: proposal)
    return Size(
      width: proposal.width ?? size.width, height: proposal.height ?? size.height + 2)
  }

  override func layoutChildren() {
    var y = 0
    var bottom = frame.height
    let width = frame.width
    if bar.parent === self {
      y = bar.rowCount
      bar.place(at: .zero, offering: Proposal(width: width, height: y))
    }
    if toolbar.parent === self {
      bottom = max(y, bottom - 2)
      toolbar.place(at: Point(x: 0, y: bottom), offering: Proposal(width: width, height: 2))
    }
    content.place(
      at: Point(x: 0, y: y), offering: Proposal(width: width, height: max(0, bottom - y)))
  }

  override func handle(_ key: KeyPress) -> Bool {
    key.key == .escape && key.modifiers.isEmpty && leadBack()
  }

  override func leadBack() -> Bool { goBack() }

  // MARK: - A swipe from the leading edge

  override var touchObserver: (any TouchObserver)? { self }

  // As on a phone it comes before what a row under the finger would do with it.
  var claimsDragsFirst: Bool { canSwipeBack }

  // The edge is there where nothing of the page is.
  override func takesPointer(at point: Point) -> Bool {
    super.takesPointer(at: point) || canSwipeBack && isAtLeadingEdge(point)
  }

  override func claimsDrag(from start: Point, by distance: Point) -> Bool {
    canSwipeBack && isAtLeadingEdge(start) && forward(distance.x) > abs(distance.y)
  }

  override func drag(to point: Point, from start: Point, isEnded: Bool) {
    if isEnded, canSwipeBack, forward(point.x - start.x) > frame.width / 3 { _ = goBack() }
  }

  private func isAtLeadingEdge(_ point: Point) -> Bool {
    point.x == (scope.isRightToLeft ? frame.width - 1 : 0)
  }

  /// A distance from side to side, positive away from the leading edge.
  private func forward(_ distance: Int) -> Int { scope.isRightToLeft ? -distance : distance }
}
