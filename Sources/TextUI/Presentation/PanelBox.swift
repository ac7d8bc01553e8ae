import AccessibilityTree
import AutomationWire
import TextRendering

extension ScreenBox {
  /// Returns the size that the views take in a sheet that has some room.
  ///
  /// Views that take any height they are offered, such as lists, take what they need, and at least half of the room, so that a sheet stays
  /// as it is while a list in it gets shorter. A list whose rows are not all made needs all of it, and so does what is laid out by the room
  /// there is: a reader of it, and pages that are leafed through.
  fileprivate func sheetSize(for room: Proposal) -> Size {
    var size = contentSize(for: room)
    guard let height = room.height, size.height >= height, !needsAllRoom else { return size }
    let needed = contentSize(for: Proposal(width: room.width, height: nil)).height
    size.height = min(size.height, max(needed, height / 2))
    return size
  }
}

extension Box {
  /// Whether a list inside has rows that are not made, or something is laid out by the room there is.
  fileprivate var needsAllRoom: Bool {
    switch self {
    case let list as ListBox: list.supply.waitingCount > 0
    case let tabs as TabViewBox where tabs.isLeafed: true
    case is GeometryBox: true
    // What scrolls is as long as it is.
    case is ScrollBox: false
    default: children.contains(where: \.needsAllRoom)
    }
  }
}

/// The panel of an alert, dialog or sheet.
final class PanelBox: Box {
  private let kind: Presentation.Kind

  /// What it is called by tests.
  var title: String {
    didSet { if title != oldValue { setNeedsReport() } }
  }

  /// The heights that views inside a sheet ask for; it then takes what it is offered.
  var heights: SheetHeights?

  /// What a sheet is dragged by; `nil` where none is shown.
  private var grabber: SheetGrabberBox?

  /// Whether what is behind takes touches.
  var isOpen: () -> Bool = { false }

  /// Takes what views inside a sheet say of its heights, and of what is behind.
  func heightsChanged() {
    let isShown = kind == .sheet && heights?.showsIndicator == true
    if isShown != (grabber != nil), let heights, let sheetContent {
      grabber = isShown ? SheetGrabberBox(self, heights) : nil
      setChildren([grabber, sheetContent].compactMap(\.self))
    }
    grabber?.setNeedsReport()
    setNeedsReport()
    setNeedsLayout()
  }

  /// Makes a panel.
  init(_ owner: any BoxOwner, kind: Presentation.Kind, title: String) {
    self.kind = kind
    self.title = title
    super.init(owner)
  }

  override var buttonPlace: ButtonPlace? {
    kind == .alert || kind == .confirmationDialog ? .dialog : nil
  }

  private var insets: CellInsets {
    switch kind {
    case .cover: CellInsets()
    case .menu, .sheet, .popover: CellInsets(top: 1, leading: 2, bottom: 1, trailing: 2)
    case .alert, .confirmationDialog: CellInsets(top: 1, leading: 3, bottom: 1, trailing: 3)
    }
  }

  override func measure(_ proposal: Proposal) -> Size {
    let insets = insets
    if kind == .cover { return Size(width: proposal.width ?? 40, height: proposal.height ?? 10) }
    let room = proposal.inset(by: insets)
    let content =
      (kind == .sheet ? sheetContent?.sheetSize(for: room) : children.first?.size(for: room))
      ?? .zero
    let size = Size(
      width: max(content.width + insets.horizontal, kind.leastWidth),
      height: content.height + insets.vertical)
    guard kind == .sheet else { return size }
    return Size(
      width: min(size.width, proposal.width ?? .max),
      height: heights?.areGiven == true
        ? proposal.height ?? size.height : min(size.height, proposal.height ?? .max))
  }

  /// What is inside a sheet.
  private var sheetContent: ScreenBox? { children.last as? ScreenBox }

  override func layoutChildren() {
    let insets = insets
    let room = Size(
      width: max(0, frame.width - insets.horizontal), height: max(0, frame.height - insets.vertical)
    )
    if let grabber {
      let width = grabber.size(for: Proposal(frame.size)).width
      grabber.place(
        at: Point(x: (frame.width - width) / 2, y: 0), offering: Proposal(width: width, height: 1))
    }
    for child in children where child !== grabber {
      let size = child.size(for: Proposal(room))
      let alignment = kind == .sheet || kind == .cover ? Alignment.center : .top
      child.place(
        at: insets.origin + alignment.origin(of: size, in: room), offering: Proposal(room))
    }
  }

  override func style(_ canvas: inout DrawingCanvas) {
    canvas.style = TextStyle()
  }

  override func draw(on canvas: inout DrawingCanvas) {
    canvas.fill(Rect(origin: .zero, size: frame.size))
    guard kind != .cover else { return }
    var style = canvas.style
    style.foreground = .ansi(6)
    canvas.strokeBorder(Rect(origin: .zero, size: frame.size), symbols: .rounded, style: style)
  }

  override func paints(at point: Point) -> Bool { true }

  override var clipsContent: Bool { true }

  override func element() -> ElementNode? {
    let type: ElementType
    switch kind {
    case .alert: type = .alert
    case .confirmationDialog: type = .sheet
    case .popover: type = .popover
    case .sheet, .cover, .menu: type = .other
    }
    var node = ElementNode(id: id, elementType: type)
    node.label = title
    // What is beside a popover can be tapped, to put it away.
    if kind != .popover, !isOpen() { node.states.insert(.modal) }
    return node
  }
}
