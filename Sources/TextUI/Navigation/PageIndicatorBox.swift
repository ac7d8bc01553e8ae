import AccessibilityTree
import AutomationWire
import TextRendering

/// The box of the number of a page: a dot for each.
final class PageIndicatorBox: Box {
  /// Where it is shown.
  var mode = PageTabViewStyle.IndexDisplayMode.automatic

  /// Shows another page.
  var turn: (Int) -> Void = { _ in }

  /// The place of the page that is shown.
  private var page = 0

  /// How many pages there are.
  private var count = 0

  /// Whether it is shown.
  var isShown: Bool { count >= mode.leastCount }

  /// Shows the place of a page.
  func show(_ page: Int, of count: Int) {
    guard page != self.page || count != self.count else { return }
    self.page = page
    self.count = count
    setNeedsLayout()
  }

  /// Returns whether there is a page so many further on.
  func canTurn(by step: Int) -> Bool { step != 0 && (0..<count).contains(page + step) }

  /// Shows the page that comes so many further on; returns whether there is one.
  @discardableResult
  func turn(by step: Int) -> Bool {
    guard !environment.isDisabled, canTurn(by: step) else { return false }
    turn(page + step)
    return true
  }

  override func measure(_ proposal: Proposal) -> Size {
    Size(width: proposal.width ?? max(0, 2 * count - 1), height: 1)
  }

  /// The column of the first dot.
  private var start: Int { max(0, (frame.width - (2 * count - 1)) / 2) }

  override func draw(on canvas: inout DrawingCanvas) {
    if graph.focus.focused === self { canvas.style.showFocus() }
    for dot in 0..<count {
      canvas.write(dot == page ? "●" : "○", at: Point(x: start + 2 * dot, y: 0))
    }
  }

  override func paints(at point: Point) -> Bool { true }

  override func element() -> ElementNode? {
    var node = ElementNode(id: id, elementType: .pageIndicator)
    node.value = "page \(page + 1) of \(count)"
    node.actions = [.adjust, .focus]
    return node
  }

  // MARK: - Input

  override var isFocusable: Bool { true }

  override func handle(_ key: KeyPress) -> Bool {
    guard key.modifiers.isEmpty else { return false }
    switch key.key {
    case .leftArrow: return turn(by: scope.isRightToLeft ? 1 : -1)
    case .rightArrow: return turn(by: scope.isRightToLeft ? -1 : 1)
    default: return false
    }
  }

  // As on a phone, a tap beside the present dot leads one page on.
  override func handleTap(_ event: PointerEvent, at point: Point) -> Bool {
    turn(by: (point.x - start - 2 * page).signum() * (scope.isRightToLeft ? -1 : 1))
    return true
  }
}
