package import AccessibilityTree
package import AutomationWire
package import TextRendering

/// An application of the tiny toolkit: widgets one below the other.
///
/// Subclass it and fill ``widgets``.
@MainActor package class TinyApplication: AutomationHost {
  /// What is on the screen, from top to bottom.
  package var widgets: [Widget] = []

  private let size: Size
  private var recorder = TreeRecorder()
  private var isDirty = true

  /// Starts with an empty screen.
  package required init(_ configuration: LaunchConfiguration) {
    size = configuration.screenSize
  }

  package func update() -> Bool {
    guard isDirty else { return false }
    isDirty = false
    for (row, widget) in widgets.enumerated() {
      widget.frame = Rect(x: 1, y: row, width: max(1, size.width - 2), height: 1)
    }
    var window = ElementNode(id: ElementID(2), elementType: .window)
    window.frame = Rect(origin: .zero, size: size)
    var application = ElementNode(id: ElementID(1), elementType: .application, frame: window.frame)
    application.label = "Tiny"
    let branches = widgets.map { ElementTree.Branch($0.node) }
    recorder.replace(with: ElementTree(.init(application, [.init(window, branches)])))
    return true
  }

  package func treeDifference(since version: UInt64?) -> TreeDifference {
    recorder.difference(since: version)
  }

  package func screen() -> CellGrid {
    var grid = CellGrid(width: size.width, height: size.height)
    for widget in widgets { grid.write(widget.text, x: widget.frame.minX, y: widget.frame.minY) }
    return grid
  }

  package func hitPoint(
    of id: ElementID, scrollingIntoView scrollIntoView: Bool
  ) -> HostHitPoint {
    guard recorder.tree[id] != nil else { return .missing }
    guard let frame = recorder.tree.visibleFrame(of: id), !frame.isEmpty else { return .offscreen }
    return .at(frame.center)
  }

  package func perform(_ event: InputEvent) {
    switch event {
    case .pointer(let pointer) where pointer.phase == .ended:
      for case let field as FieldWidget in widgets { field.isFocused = false }
      widgets.first { $0.frame.contains(pointer.position) }?.tapped()
    case .key(let press):
      guard case .character(let character) = press.key else { return }
      for case let field as FieldWidget in widgets where field.isFocused { field.typed(character) }
    case .pointer, .scroll, .paste, .resize, .hold:
      break
    }
    isDirty = true
  }
}
