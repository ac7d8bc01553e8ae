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
    graph.focus.observers[ObjectIdentifier(self)] = { [weak self] _ in self?.focusMoved() }
    focusMoved()
  }

  private func focusMoved() {
    let isTyping = graph.focus.focused?.isTextInput == true || hasFocusInside
    guard isTyping != wasTyping else { return }
    wasTyping = isTyping
    view.action(isTyping)
  }

  override func willTearDown() {
    graph.focus.observers[ObjectIdentifier(self)] = nil
  }
}
