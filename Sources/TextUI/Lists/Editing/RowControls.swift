import AccessibilityTree
import AutomationWire
import TextRendering

/// The controls that delete and move a row in edit mode.
@MainActor struct RowControls {
  /// What deletes it.
  var remove: RowControlBox?

  /// What moves it.
  var handle: RowControlBox?

  /// Whether the content makes room for what deletes or selects rows, also where this one cannot be.
  var isIndented = false

  /// Whether it shows a circle, because it can be one of several that are selected.
  var isMarked = false

  /// Has both reported anew, because the content may be called otherwise.
  func setNeedsReport() {
    remove?.setNeedsReport()
    handle?.setNeedsReport()
  }
}

/// The box of a control at the side of a row in edit mode.
final class RowControlBox: PressableBox {
  /// A purpose of a control.
  enum Purpose {
    /// It reveals the button that deletes the row.
    case remove

    /// It moves the row when it is dragged.
    case reorder
  }

  private let purpose: Purpose
  private unowned let row: ListRowBox

  /// Makes the control of a row.
  init(_ row: ListRowBox, _ purpose: Purpose) {
    self.row = row
    self.purpose = purpose
    super.init(row)
    if purpose == .remove { setChildren([RemoveImageBox(self)]) }
  }

  /// Whether it is that of a table.
  private var isOfTable: Bool { row.list?.environment.listElementType == .table }

  override func layoutChildren() {
    children.first?.place(at: .zero, offering: Proposal(frame.size))
  }

  override func measure(_ proposal: Proposal) -> Size { Size(width: 1, height: 1) }

  override func draw(on canvas: inout DrawingCanvas) {
    var style = canvas.style
    switch purpose {
    case .remove: style.foreground = .ansi(1)
    case .reorder: style.attributes.insert(.faint)
    }
    if graph.focus.focused === self { style.showFocus() }
    canvas.write(purpose == .remove ? "⊖" : "≡", at: .zero, style: style)
  }

  override func element() -> ElementNode? {
    // As on a phone, what deletes is around its picture in a collection view, and a button in a table.
    let isPicture = purpose == .remove && !isOfTable
    var node = ElementNode(id: id, elementType: isPicture ? .other : .button)
    node.actions = [.activate, .focus]
    if isPicture { return node }
    // In a collection view a handle is called by the first text of its row alone.
    let isOfFirst = purpose == .reorder && !isOfTable
    let name = isOfFirst ? row.content.firstSpokenLabel : row.content.spokenLabel
    let verb = purpose == .remove ? "Remove" : "Reorder"
    node.label = name.isEmpty ? verb : "\(verb) \(name)"
    return node
  }

  override var childReporting: ChildReporting { isOfTable ? .none : .children }

  override func press() {
    if purpose == .remove { row.openActions(at: .trailing) }
  }

  // MARK: - Moving

  override func claimsDrag(from start: Point, by distance: Point) -> Bool {
    purpose == .reorder && !environment.isDisabled
  }

  override func drag(to point: Point, from start: Point, isEnded: Bool) {
    if isEnded { row.drop(at: absoluteOrigin + point - row.absoluteOrigin) }
  }
}

/// The box of the picture of what deletes a row, which it draws itself.
private final class RemoveImageBox: Box {
  override func measure(_ proposal: Proposal) -> Size { Size(width: 1, height: 1) }

  override func paints(at point: Point) -> Bool { true }

  override func element() -> ElementNode? {
    var node = ElementNode(id: id, elementType: .image)
    node.identifier = "minus.circle.fill"
    node.label = "remove"
    return node
  }
}

// MARK: - Rows

extension ListRowBox {
  /// Whether the row shows what deletes and moves it.
  var isEditing: Bool { controls != nil }

  /// Brings what deletes and moves the row in line with the list's edit mode.
  func updateControls() {
    guard let list else { return }
    let old = controls
    var new: RowControls?
    if list.isEditing {
      let selects = list.selection?.isMultiple == true
      let remove = deleting == nil || selects ? nil : old?.remove ?? RowControlBox(self, .remove)
      let handle = moving == nil ? nil : old?.handle ?? RowControlBox(self, .reorder)
      let isIndented = isCell && (selects || contentEnvironment.rowEdits?.deleting != nil)
      new = RowControls(
        remove: remove, handle: handle, isIndented: isIndented,
        isMarked: selects && selectionValue != nil)
    }
    controls = new
    if list.selection != nil { setNeedsReport() }
    if new?.isIndented != old?.isIndented { setNeedsLayout() }
    if new?.remove !== old?.remove || new?.handle !== old?.handle { arrangeChildren() }
  }

  /// Whether a drag up or down moves the row, in edit mode or not, as on a phone after a long press.
  func canBeLifted(by distance: Point) -> Bool {
    !environment.isDisabled && actions == nil && abs(distance.y) >= abs(distance.x)
      && moving?.move != nil
  }

  /// Moves the row to where another one is, whose place is counted from this one's.
  func drop(at point: Point) {
    isLifted = false
    guard let list else { return }
    let y = absoluteOrigin.y + point.y - list.absoluteOrigin.y + list.contentOffset.y
    _ = list.move(self, toRow: list.index(ofRowAt: y))
  }

  /// Takes what is there of content, controls and buttons as the boxes inside.
  func arrangeChildren() {
    // Buttons that a swipe revealed take the place of what moves the row.
    let boxes: [Box?] = [
      controls?.remove, content, actions, actions == nil ? controls?.handle : nil,
    ]
    setChildren(boxes.compactMap { $0 })
  }

  /// Places what deletes and moves the row.
  func placeAccessories() {
    let row = content.frame.minY
    controls?.remove?.place(at: Point(x: 2, y: row), offering: .unspecified)
    guard actions == nil else { return }
    controls?.handle?.place(at: Point(x: max(0, frame.width - 2), y: row), offering: .unspecified)
  }
}

// MARK: - Lists

extension ListBox {
  /// Takes away the buttons beside a row.
  func closeActions() {
    openRow?.closeActions()
  }

  /// Takes away the buttons beside a row when a tap is meant for something else; returns whether it did.
  func closesActions(onTap box: Box) -> Bool {
    guard let actions = openRow?.actions, !box.isInside(actions) else { return false }
    closeActions()
    return true
  }

  /// Returns the place of the row at a distance from the top of the content; of the last one when there is none.
  func index(ofRowAt y: Int) -> Int {
    let visible = visibleChildren(in: Rect(x: 0, y: max(0, y), width: 1, height: 1))
    return visible.isEmpty ? rows.count - 1 : visible.startIndex
  }

  /// Has a row's element moved to where another row is.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - target: The place among all rows; where a row of another collection is, the nearest one of the same is meant.
  /// - Returns: Whether it was moved.
  func move(_ row: ListRowBox, toRow target: Int) -> Bool {
    guard let moving = row.moving, let move = moving.move, let source = moving.offset(of: row)
    else {
      return false
    }
    var target = min(max(0, target), children.count - 1)
    while target != row.index {
      let other = rows[target]
      if other.contentEnvironment.rowEdits?.moving === moving,
        let offset = moving.offset(of: other), offset != source
      {
        closeActions()
        move(IndexSet(integer: source), offset > source ? offset + 1 : offset)
        return true
      }
      target += target < row.index ? 1 : -1
    }
    return false
  }
}
