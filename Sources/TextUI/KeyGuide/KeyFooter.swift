import AccessibilityTree
import AutomationWire
import TextRendering

/// The view in the line at the bottom of the screen: what the author's style makes of the hints.
struct KeyFooter: View {
  /// The hints, the most useful first.
  let hints: [KeyHint]

  var body: some View {
    StyledView {
      KeyFooterStyleConfiguration(hints: hints)
    } usual: {
      KeyHintRow(hints: hints)
    }
  }
}

/// The box of the line at the bottom of the screen.
final class KeyFooterBox: Box {
  /// A mode of the line: whether it is there, and for whom.
  ///
  /// The variable `TEXTUI_FOOTER` in the environment of the launch says it.
  enum Mode: String, LaunchChoice {
    /// On the screen, and in the tree of an application that a test launched with it.
    case shown

    /// Its row is taken, so that all else is where people see it, but nothing is in it.
    case row

    /// Nowhere, nor what its keys open.
    case none

    static let variable = "TEXTUI_FOOTER"
  }

  /// Takes the keys of hints that are tapped.
  var send: (KeyPress) -> Void = { _ in }

  /// The smallest screen that has room for the line.
  static let smallestScreen = Size(width: 30, height: 16)

  override func measure(_ proposal: Proposal) -> Size {
    Size(width: proposal.width ?? 40, height: min(1, proposal.height ?? 1))
  }

  override var clipsContent: Bool { true }

  // What is higher than the screen must not show between the keys.
  override func draw(on canvas: inout DrawingCanvas) {
    canvas.fill(Rect(origin: .zero, size: frame.size))
  }
}

/// The node of views that TextUI shows itself beside those of the application.
final class GuestNode: WrappingNode<AnyView, AnyView> {
  /// Takes the boxes of the views.
  private let takeBoxes: ([Box]) -> Void

  /// Makes the node of a view.
  init(_ view: AnyView, _ context: NodeContext, takeBoxes: @escaping ([Box]) -> Void) {
    self.takeBoxes = takeBoxes
    super.init(context)
    show(view)
    collectBoxes()
  }

  override func update(_ view: AnyView) { show(view) }

  override func childOutputChanged() { setNeedsCollecting() }

  override func collectBoxes() { takeBoxes(child?.boxes ?? []) }
}
