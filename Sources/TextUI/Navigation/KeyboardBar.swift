import AccessibilityTree

/// What stands in the bar above a software keyboard: it is there while people type.
struct KeyboardBarItem<Content: View>: View {
  /// What it shows.
  let content: Content

  @State private var isTyping = false

  var body: some View {
    TypingReader(
      content: Group { if isTyping { content } }, action: { isTyping = $0 })
  }
}

/// A view that tells whether a text input, or something inside of the view itself, has the focus.
private struct TypingReader<Content: View>: WrappingView {
  /// The view.
  let content: Content

  /// Takes what has become of it.
  let action: (Bool) -> Void

  static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    TypingReaderNode(view, context)
  }
}

/// The node of a view that tells whether people type.
private final class TypingReaderNode<Content: View>: ContentNode<TypingReader<Content>> {
  private var wasTyping = false

  /// Makes the node.
  init(_ view: TypingReader<Content>, _ context: NodeContext) {
    super.init(view, context)
    graph.focus.observers[self] = { [weak self] _ in self?.focusMoved() }
    focusMoved()
  }

  private func focusMoved() {
    let isTyping = graph.focus.focused?.isTextInput == true || hasFocusInside
    guard isTyping != wasTyping else { return }
    wasTyping = isTyping
    view.action(isTyping)
  }

  override func willTearDown() {
    graph.focus.observers[self] = nil
  }
}

/// The box of a view outside of a navigation stack, with the bar for typing below it.
final class KeyboardBarBox: Box {
  private let bar: ToolbarBox
  private var content: [Box] = []

  /// Makes the box, without anything in it.
  override init(_ owner: any BoxOwner) {
    bar = ToolbarBox(owner)
    bar.hasLineAbove = true
    super.init(owner)
  }

  /// Shows a view, and what is in the bar.
  func show(_ content: [Box], bar items: [Box]) {
    self.content = content
    bar.setChildren(items)
    setChildren(content + [bar])
  }

  /// How many rows the bar takes: one, and the line above.
  private static let barHeight = 2

  override func measure(_ proposal: Proposal) -> Size {
    let offer = proposal.inset(by: CellInsets(bottom: Self.barHeight))
    let sizes = content.map { $0.size(for: offer) }
    let width = sizes.map(\.width).max() ?? 0
    return Size(
      width: max(width, proposal.width ?? 0),
      height: sizes.reduce(Self.barHeight) { $0 + $1.height })
  }

  override func layoutChildren() {
    let offer = placedProposal.inset(by: CellInsets(bottom: Self.barHeight))
    var y = 0
    for box in content {
      let width = box.size(for: offer).width
      box.place(at: Point(x: max(0, (frame.width - width) / 2), y: y), offering: offer)
      y += box.frame.height
    }
    bar.place(
      at: Point(x: 0, y: max(y, frame.height - Self.barHeight)),
      offering: Proposal(width: frame.width, height: Self.barHeight))
  }
}
