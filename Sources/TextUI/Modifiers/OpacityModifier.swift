import AccessibilityTree
import TextRendering

/// A modifier that lets through what is behind a view.
struct OpacityModifier: BoxModifier, Equatable {
  /// How much of the view is left, from 0 to 1.
  let opacity: Double

  /// Whether it is on its way to another.
  var isMoving = false

  func makeBox(_ node: ViewNode) -> OpacityBox { OpacityBox(node) }

  func apply(to box: OpacityBox) {
    let wasShown = box.isShown
    box.opacity = opacity
    box.isMoving = isMoving
    if box.isShown == wasShown { box.setNeedsDisplay() } else { box.shownChanged() }
  }

  static func addTexts(
    of modifier: Self?, to texts: inout RowTexts, _ addContent: (inout RowTexts) -> Void
  ) {
    // What cannot be seen is nothing that a control around is called by.
    let isShown = modifier.map { $0.opacity > 0 } ?? true
    if isShown { addContent(&texts) } else { texts.addApart(addContent) }
  }
}

/// The box of a view that lets through what is behind it.
final class OpacityBox: Box {
  /// How much of the view is left, from 0 to 1.
  var opacity = 1.0

  /// Whether it is on its way to another: then its colours are blended with what is behind.
  var isMoving = false

  /// What was drawn before what is inside, while it is on its way or hardly shows.
  private var behind: CellGrid?

  /// The grounds before what is inside, while it stays.
  private var grounds: [TerminalColor]?

  /// The room of the view.
  private var room: Rect { Rect(origin: .zero, size: frame.size) }

  /// Whether anything of it is left.
  var isShown: Bool { opacity > 0 }

  /// Has what is inside reported anew, and lets go of the focus where it is not to be reached.
  func shownChanged() {
    reportAllChildren()
    if !isShown, let focused = graph.focus.focused, focused.isInside(self) {
      graph.focus.didRemove(focused)
    }
  }

  override func style(_ canvas: inout DrawingCanvas) {
    // What hardly shows, such as an area that takes taps, hides nothing: it is taken away again.
    if isMoving || opacity < 0.05 {
      behind = canvas.grid
    } else if opacity < 1 {
      grounds = canvas.grounds(in: room)
      if opacity < 0.75 { canvas.style.attributes.insert(.faint) }
    }
  }

  override func drawOver(on canvas: inout DrawingCanvas) {
    if let behind, !isMoving {
      canvas.restore(behind)
    } else if let behind {
      canvas.blend(room, over: behind, opacity, environment.terminalPalette)
    }
    if let grounds { canvas.blend(room, over: grounds, opacity, environment.terminalPalette) }
    (behind, grounds) = (nil, nil)
  }

  override func visibleChildren(in rect: Rect) -> ArraySlice<Box> { isShown ? children[...] : [] }

  override var reportedChildren: [Box] { isShown ? children : [] }

  override func reports(_ child: Box) -> Bool { isShown }

  override func collectFocusables(into boxes: inout [Box]) {
    if isShown { super.collectFocusables(into: &boxes) }
  }
}

extension View {
  /// Lets through what is behind the view.
  ///
  /// Mirrors SwiftUI's modifier.
  ///
  /// - Parameter opacity: How much of the view is left, from 0 to 1. A view of which nothing is left keeps its room, and
  ///   neither people nor tests see or reach it. In a terminal grounds and lines are blended with what is behind, and text of which less
  ///   than three quarters are left is faint.
  /// - Returns: The changed view.
  public func opacity(_ opacity: Double) -> some View {
    modified(by: OpacityModifier(opacity: opacity))
  }
}
