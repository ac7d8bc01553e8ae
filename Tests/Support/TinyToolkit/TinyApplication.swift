package import AccessibilityTree
package import AutomationWire
package import TextRendering

/// An application of the tiny toolkit: widgets one below the other.
///
/// Subclass it and fill ``widgets``.
@MainActor package class TinyApplication: AutomationHost {
  /// What is on the screen, from top to bottom.
  package var widgets: [Widget] = []

  private var size: Size
  private var builder = ElementTreeBuilder<String>()
  private var isDirty = true

  /// Starts with an empty screen.
  package required init(_ configuration: LaunchConfiguration) {
    size = configuration.screenSize
  }

  package func update() -> Bool {
    guard isDirty else { return false }
    isDirty = false
    let bounds = Rect(origin: .zero, size: size)
    builder.rebuild { screen in
      screen.add(.application, "application", frame: bounds) { $0.label = "Tiny" }
      screen.add(.window, "window", in: "application", frame: bounds)
      for (row, widget) in widgets.enumerated() {
        widget.frame = Rect(x: 1, y: row, width: max(1, size.width - 2), height: 1)
        screen.add(widget.elementType, widget.identifier, in: "window", frame: widget.frame) {
          widget.describe(&$0)
        }
      }
    }
    return true
  }

  package var tree: ElementTree { builder.tree }

  package func treeDifference(since version: UInt64?) -> TreeDifference {
    builder.difference(since: version)
  }

  package func screen() -> CellGrid {
    var grid = CellGrid(width: size.width, height: size.height)
    for widget in widgets { grid.write(widget.text, x: widget.frame.minX, y: widget.frame.minY) }
    return grid
  }

  package func hitPoint(
    of id: ElementID, scrollingIntoView scrollIntoView: Bool
  ) -> HostHitPoint {
    tree.hitPoint(of: id)
  }

  package func perform(_ event: InputEvent) {
    switch event {
    case .pointer(let pointer) where pointer.phase == .ended:
      for case let field as FieldWidget in widgets { field.isFocused = false }
      widgets.first { $0.frame.contains(pointer.position) }?.tapped()
    case .key(let press):
      guard case .character(let character) = press.key else { return }
      for case let field as FieldWidget in widgets where field.isFocused { field.typed(character) }
    case .resize(let newSize):
      size = newSize
    case .pointer, .scroll, .paste, .hold:
      break
    }
    isDirty = true
  }

  package func takeEvents() -> [HostEvent] {
    builder.takeWarnings().map(HostEvent.warning)
  }
}
