import AccessibilityTree

/// The box of what a sheet is dragged by, in the line above it: a tap takes the sheet to its next height, and from the highest to the lowest.
final class SheetGrabberBox: PressableBox {
  /// The heights of the sheet.
  private let heights: SheetHeights

  /// Makes the box of a sheet.
  init(_ sheet: PanelBox, _ heights: SheetHeights) {
    self.heights = heights
    super.init(sheet)
  }

  /// The height of the screen that the sheet is shown over, in cells.
  private var screenHeight: Int { parent?.parent?.frame.height ?? 0 }

  override func measure(_ proposal: Proposal) -> Size {
    Size(width: min(6, proposal.width ?? 6), height: 1)
  }

  // The keys leave sheets by Escape; what is in it has the focus.
  override var isFocusable: Bool { false }

  override func press() {
    let height = screenHeight
    if !heights.advance(by: 1, on: height) { heights.goBack(on: height) }
  }

  override func draw(on canvas: inout DrawingCanvas) {
    canvas.fill(Rect(origin: .zero, size: frame.size))
    let line = String(repeating: "━", count: max(0, frame.width - 2))
    canvas.write(line, at: Point(x: 1, y: 0))
  }

  override func element() -> ElementNode? {
    var node = ElementNode(id: id, elementType: .button)
    node.label = "Sheet Grabber"
    node.value = heights.nameOfCurrent(on: screenHeight)
    node.actions = [.activate]
    return node
  }
}
