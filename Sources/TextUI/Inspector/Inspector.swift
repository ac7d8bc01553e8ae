import AccessibilityTree
import AutomationWire

/// What shows people who write tests what a test sees of an element: F12 in a debug build, or anywhere with `--inspect`.
@MainActor final class Inspector {
  /// The option of the command line that begins with it.
  static let option = "--inspect"

  /// Returns the tree as a test would get it.
  var tree: () -> ElementTree = { ElementTree() }

  /// Returns the innermost box at a cell.
  var box: (Point) -> Box? = { _ in nil }

  private let window: WindowBox
  private let graph: ViewGraph
  private var panel: InspectorBox?
  private var clicked: Point?

  /// Makes the inspector of a window.
  init(_ window: WindowBox) {
    self.window = window
    graph = window.graph
  }

  /// Whether F12 opens it where no argument asks for it.
  static var isInBuild: Bool {
    #if DEBUG
    true
    #else
    false
    #endif
  }

  /// Whether it is shown.
  var isShown: Bool { panel != nil }

  /// Opens or closes it.
  func toggle() {
    clicked = nil
    panel = panel == nil ? InspectorBox(window) : nil
    window.show(inspector: panel)
    graph.needsDisplay = true
  }

  /// Takes a key while it is shown; returns whether it meant something.
  func handle(_ key: KeyPress) -> Bool {
    guard let panel, key.modifiers.isEmpty else { return false }
    switch key.key {
    case .function(9):
      guard let line = panel.shown?.pageObjectLine else { return false }
      UIPasteboard.general.string = line
      panel.wasCopied = true
      panel.setNeedsDisplay()
      return true
    case .function(12):
      toggle()
      return true
    default: return false
    }
  }

  /// Takes a pointer while it is shown: a click chooses the element under it, and does not press it.
  func handle(_ event: PointerEvent) -> Bool {
    guard isShown else { return false }
    if event.phase == .began {
      clicked = event.position
      graph.needsDisplay = true
    }
    return true
  }

  /// Brings what is shown up to date.
  func refresh() {
    guard let panel, graph.needsDisplay else { return }
    let tree = tree()
    let start = clicked.flatMap(box) ?? graph.focus.focused
    let element = start?.selfAndAncestors.lazy.map(\.id).first { tree[$0] != nil } ?? tree.root
    let shown = element.flatMap { InspectedElement($0, in: tree) }
    if shown != panel.shown { panel.wasCopied = false }
    panel.shown = shown
    panel.frameOfElement = element.flatMap(tree.absoluteFrame) ?? .zero
  }
}
