import AccessibilityTree
import TextRendering

/// A picture of a state, with what is on it; made on the renderer's thread.
struct LazyFrame: Sendable {
  /// Something on the picture, with its frame on the screen.
  struct Item: Sendable {
    /// What tells it from the others.
    var name: String
    /// What it is inside of.
    var parent: String?
    /// The element, whose number is the builder's.
    var node: ElementNode
  }

  /// What is on the picture, those around before those inside.
  private(set) var items: [Item] = []
  /// The picture.
  private(set) var grid: CellGrid

  /// Makes the picture of a state.
  init(of state: LazyState) {
    grid = CellGrid(width: state.size.width, height: state.size.height)
    let screen = Rect(origin: .zero, size: state.size)
    add(.application, "application", nil, screen) { $0.label = "Lazy" }
    add(.window, "window", "application", screen)
    add(.staticText, "status", "window", row(0, width: 30)) { $0.label = state.status }
    addField("name", .textField, at: Rect(x: 0, y: 1, width: 20, height: 1), state)
    addField("pin", .secureTextField, at: Rect(x: 22, y: 1, width: 10, height: 1), state)
    addButton("greet", "Greet", "window", at: Point(x: 0, y: 2))
    addButton("ask", "Ask", "window", at: Point(x: 8, y: 2))
    add(.table, "list", "window", Rect(x: 0, y: 3, width: 20, height: state.page)) {
      $0.states = [.clipsContent, .scrollsVertically]
      $0.contentOffset.y = state.offset
    }
    for number in 0..<LazyState.rows {
      let frame = row(3 + number - state.offset, width: 20)
      let isSeen = (3..<3 + state.page).contains(frame.minY)
      add(.cell, "row \(number)", "list", frame, isDrawn: isSeen) { $0.label = "Row \(number)" }
    }
    guard state.isAsking else { return }
    add(.alert, "alert", "window", Rect(x: 2, y: 4, width: 20, height: 3)) {
      $0.label = "Sure?"
      $0.states = .modal
    }
    addButton("ok", "OK", "alert", at: Point(x: 4, y: 5))
  }

  private func row(_ y: Int, width: Int) -> Rect { Rect(x: 0, y: y, width: width, height: 1) }

  private mutating func addField(
    _ name: String, _ type: ElementType, at frame: Rect, _ state: LazyState
  ) {
    let text = state.texts[name] ?? ""
    add(type, name, "window", frame) {
      $0.value = type == .textField ? text : String(repeating: "•", count: text.count)
      $0.actions = [.focus, .editText]
      if state.focus == name { $0.states = .focused }
    }
  }

  private mutating func addButton(
    _ name: String, _ label: String, _ parent: String, at point: Point
  ) {
    let size = Size(width: label.count + 2, height: 1)
    add(.button, name, parent, Rect(origin: point, size: size)) {
      $0.label = label
      $0.actions = .activate
    }
  }

  private mutating func add(
    _ type: ElementType, _ name: String, _ parent: String?, _ frame: Rect, isDrawn: Bool = true,
    _ describe: (inout ElementNode) -> Void = { _ in }
  ) {
    var node = ElementNode(id: ElementID(0), elementType: type, frame: frame)
    node.identifier = name
    describe(&node)
    items.append(Item(name: name, parent: parent, node: node))
    let text = node.value ?? node.label
    if isDrawn, type != .application { grid.write(text, x: frame.minX, y: frame.minY) }
  }
}
