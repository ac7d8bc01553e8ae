package import AccessibilityTree
package import AutomationWire
package import TextRendering

/// An application without a toolkit, for tests: its tree is written by hand.
///
/// ```
///  0 Ready                            the status: what happened last
///  1 [Next] [Off] [Same] [Same]       Off is disabled, Same is there twice
///  2 [Reset] [Later] [Never ready]    Reset shows an alert, Later changes the status after three seconds
///  3 Name_____                        a text field
///  4 Row 0 … Row 29                   a list of four rows' height
///  9 -a -b                            the arguments
/// 10 [Crash] [Exit] [Hang]
/// ```
@MainActor
package final class HandmadeApp: AutomationHostable {
  /// Why the application does not start.
  package struct StartError: Error, CustomStringConvertible {
    /// The reason.
    package let description: String
  }

  /// Starts the application, unless it is told to refuse.
  package static func makeHost(
    _ configuration: LaunchConfiguration
  ) throws -> any AutomationHost {
    if configuration.arguments.contains("-refuse") {
      throw StartError(description: "the store is locked")
    }
    return HandmadeHost(configuration)
  }
}

/// A running ``HandmadeApp``.
@MainActor
package final class HandmadeHost: AutomationHost {
  /// What the application was launched with.
  private let configuration: LaunchConfiguration

  /// The size of the screen.
  private var size: Size

  /// What happened last.
  private var status = "Ready"

  /// The text of the field.
  private var name = ""

  /// The button or field with the focus, by its identifier.
  private var focus = ""

  /// Whether the alert is shown.
  private var isAlerting = false

  /// How many rows of the list are scrolled out at the top.
  private var offset = 0

  /// Where the finger was last, while it is down.
  private var finger: Point?

  /// What the host still has to do.
  package var pendingWork: [String] = []

  /// Whether something changed since the last update.
  private var isDirty = true
  /// What hands out the changes of the tree.
  private var recorder = TreeRecorder()
  /// The warnings that were not handed out.
  private var warnings: [String] = []

  /// How often the application was asked to bring itself up to date; counts what a test asks of it.
  package private(set) var updates = 0

  /// Starts the application.
  init(_ configuration: LaunchConfiguration) {
    self.configuration = configuration
    size = configuration.screenSize
    if configuration.arguments.contains("-warn") { warnings.append("A row has no identifier.") }
    if configuration.arguments.contains("-later") { later(milliseconds: 3_000) }
    if configuration.arguments.contains("-soon") { later(milliseconds: 50) }
  }

  /// Writes the tree anew if something changed.
  package func update() -> Bool {
    updates += 1
    guard isDirty else { return false }
    isDirty = false
    recorder.replace(with: branches)
    return true
  }

  /// The tree as it stands.
  package var tree: ElementTree { recorder.tree }

  /// Hands out what changed in the tree.
  package func treeDifference(since version: UInt64?) -> TreeDifference {
    recorder.difference(since: version)
  }

  /// Hands out the warnings.
  package func takeEvents() -> [HostEvent] {
    defer { warnings = [] }
    return warnings.map(HostEvent.warning)
  }

  /// Draws texts, buttons and the field.
  package func screen() -> CellGrid {
    var grid = CellGrid(width: size.width, height: size.height)
    guard let root = recorder.tree.root else { return grid }
    recorder.tree.walkWithFrames(from: root) { node, frame, _ in
      let text = node.elementType == .button ? "[\(node.label)]" : node.value ?? node.label
      guard [.button, .staticText, .textField].contains(node.elementType) else { return }
      let visible = recorder.tree.visibleFrame(of: node.id) ?? .zero
      if !visible.isEmpty { grid.write(text, x: frame.minX, y: frame.minY) }
    }
    return grid
  }

  /// Shows the phase.
  package func setPhase(_ phase: HostPhase) { show("Phase \(phase)") }

  /// Says what happened.
  private func show(_ text: String) {
    status = text
    isDirty = true
  }

  /// Changes the status after a while.
  private func later(milliseconds: Int) {
    Task {
      try await Task.sleep(for: .milliseconds(milliseconds))
      show("Later")
    }
  }
}

// MARK: - Input

extension HandmadeHost {
  /// Takes input.
  package func perform(_ event: InputEvent) {
    switch event {
    case .key(let press): perform(press)
    case .pointer(let pointer): perform(pointer)
    case .resize(let newSize): size = newSize
    case .scroll, .paste, .hold: break
    }
    isDirty = true
  }

  /// Says where an element can be hit; rows are scrolled into view.
  package func hitPoint(
    of id: ElementID, scrollingIntoView scrollIntoView: Bool
  ) -> HostHitPoint {
    guard let node = recorder.tree[id] else { return .missing }
    if scrollIntoView, node.elementType == .cell, let row = Int(node.label.dropFirst(4)) {
      offset = min(max(offset, row - 3), row)
      isDirty = true
      _ = update()
    }
    return recorder.tree.hitPoint(of: id)
  }

  /// Scrolls the list, or activates what is let go on.
  private func perform(_ pointer: PointerEvent) {
    switch pointer.phase {
    case .began: finger = pointer.position
    case .moved:
      if let finger, (4..<8).contains(finger.y) {
        offset = min(max(0, offset + finger.y - pointer.position.y), 26)
      }
      finger = pointer.position
    case .ended:
      finger = nil
      guard let id = recorder.tree.topmostElement(at: pointer.position),
        let node = recorder.tree[id]
      else { return }
      activate(node, clicks: pointer.clickCount)
    case .hovered: break
    }
  }

  /// Does what a button does.
  private func activate(_ node: ElementNode, clicks: Int) {
    if node.states.contains(.disabled) { return }
    focus = node.actions.contains(.focus) ? node.identifier : ""
    switch node.label {
    case "Reset": isAlerting = true
    case "OK": isAlerting = false
    case "Later": later(milliseconds: 3_000)
    case "Crash": preconditionFailure("the button was tapped")
    case "Exit": HandmadeProcess.exit()
    case "Hang": HandmadeProcess.hang()
    case "Never ready": pendingWork = ["a download"]
    default: if node.elementType == .button { show("Tapped \(node.label) \(clicks)") }
    }
  }

  /// Types into the field, or says which key was pressed.
  private func perform(_ press: KeyPress) {
    guard focus == "name" else { return show("Key \(press.key) \(press.modifiers.rawValue)") }
    switch press.key {
    case .character(let character): name.append(character)
    case .delete: name = String(name.dropLast())
    case .return: show("Hello \(name)")
    default: break
    }
  }
}

// MARK: - Tree

extension HandmadeHost {
  /// A line of elements from left to right, a cell apart.
  private func row(_ y: Int, _ elements: [(id: UInt64, node: ElementNode)]) -> [ElementTree.Branch]
  {
    var x = 0
    return elements.map { element in
      var node = element.node
      node.frame.origin = Point(x: x, y: y)
      x += node.frame.width + 1
      return ElementTree.Branch(node)
    }
  }

  /// A button.
  private func button(
    _ id: UInt64, _ label: String, identifier: String = "", _ states: ElementNode.States = []
  ) -> (UInt64, ElementNode) {
    var node = ElementNode(
      id: ElementID(id), elementType: .button,
      frame: Rect(x: 0, y: 0, width: label.count + 2, height: 1))
    node.label = label
    node.identifier = identifier
    node.states = states
    node.actions = .activate
    return (id, node)
  }

  /// A text.
  private func text(_ id: UInt64, _ label: String, identifier: String = "") -> (UInt64, ElementNode)
  {
    var node = ElementNode(
      id: ElementID(id), elementType: .staticText,
      frame: Rect(x: 0, y: 0, width: max(1, label.count), height: 1))
    node.label = label
    node.identifier = identifier
    return (id, node)
  }

  /// The text field.
  private var field: (UInt64, ElementNode) {
    var node = ElementNode(
      id: ElementID(20), elementType: .textField, frame: Rect(x: 0, y: 0, width: 20, height: 1))
    node.identifier = "name"
    node.placeholder = "Name"
    node.value = name
    node.actions = [.focus, .editText]
    if focus == "name" { node.states.insert(.focused) }
    return (20, node)
  }

  /// The list.
  private var list: ElementTree.Branch {
    var node = ElementNode(
      id: ElementID(30), elementType: .collectionView, frame: Rect(x: 0, y: 4, width: 20, height: 4)
    )
    node.states = [.clipsContent, .scrollsVertically]
    node.arrangement = .column
    node.contentOffset = Point(x: 0, y: offset)
    let rows = (0..<30).map { row in
      var cell = ElementNode(
        id: ElementID(UInt64(100 + row)), elementType: .cell,
        frame: Rect(x: 0, y: 0, width: 20, height: 1))
      cell.label = "Row \(row)"
      if row < 2, configuration.arguments.contains("-headings") {
        cell.states.insert(.sectionPart)
      }
      let label = text(UInt64(200 + row), "Row \(row)").1
      return ElementTree.Branch(cell, [ElementTree.Branch(label)])
    }
    return ElementTree.Branch(node, rows)
  }

  /// The alert.
  private var alert: ElementTree.Branch {
    var node = ElementNode(
      id: ElementID(40), elementType: .alert, frame: Rect(x: 0, y: 1, width: 30, height: 3))
    node.label = "Reset"
    node.states = .modal
    var title = text(41, "Really?").1
    title.frame.origin = Point(x: 1, y: 0)
    var confirm = button(42, "OK").1
    confirm.frame.origin = Point(x: 1, y: 1)
    return ElementTree.Branch(node, [ElementTree.Branch(title), ElementTree.Branch(confirm)])
  }

  /// The whole tree.
  private var branches: ElementTree {
    let frame = Rect(origin: .zero, size: size)
    var application = ElementNode(id: ElementID(1), elementType: .application, frame: frame)
    application.label = "Handmade"
    var window = ElementNode(id: ElementID(2), elementType: .window, frame: frame)
    window.states = .main
    var content: [ElementTree.Branch] = row(0, [text(3, status, identifier: "status")])
    content += row(
      1,
      [
        button(10, "Next", identifier: "next"), button(11, "Off", .disabled), button(12, "Same"),
        button(13, "Same"),
      ])
    content += row(2, [button(14, "Reset"), button(15, "Later"), button(16, "Never ready")])
    content += row(3, [field])
    content.append(list)
    let arguments = configuration.arguments.joined(separator: " ")
    content += row(9, [text(50, arguments, identifier: "arguments")])
    content += row(10, [button(60, "Crash"), button(61, "Exit"), button(62, "Hang")])
    let variable = configuration.environment["HANDMADE"] ?? ""
    content += row(11, [text(70, variable, identifier: "variable")])
    let shows = configuration.arguments.contains("-home")
    let home = shows ? configuration.environment["HOME"] ?? "" : ""
    content += row(8, [text(71, home, identifier: "home")])
    if isAlerting { content.append(alert) }
    return ElementTree(
      ElementTree.Branch(application, [ElementTree.Branch(window, content)]))
  }
}
