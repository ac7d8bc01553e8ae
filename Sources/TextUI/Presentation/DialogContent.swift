/// The words and the buttons of an alert or dialog.
struct DialogWords<Actions: View, Message: View> {
  /// The title.
  let title: Text

  /// The buttons.
  let actions: Actions

  /// What stands below the title.
  let message: Message
}

/// The content of an alert or dialog.
struct DialogContent<Actions: View, Message: View>: View {
  /// What it says.
  let words: DialogWords<Actions, Message>

  /// Whether the title is shown.
  let isTitleVisible: Bool

  /// Whether the buttons stand below each other, the last one cancelling.
  let isVertical: Bool

  // As on a phone, the texts are in one part that could be scrolled, and the buttons in another.
  var body: some View {
    VStack(spacing: 1) {
      VStack {
        if isTitleVisible { words.title.bold().multilineTextAlignment(.center) }
        words.message.multilineTextAlignment(.center)
      }
      .inElement(.other).inElement(.scrollView)
      DialogButtons(actions: words.actions, isVertical: isVertical)
        .inElement(.other).inElement(.scrollView)
    }
  }
}

/// The buttons of an alert, side by side where they fit, or of a dialog, below each other; with one of TextUI's where one is missing.
struct DialogButtons<Actions: View>: PrimitiveView {
  /// The author's buttons.
  let actions: Actions

  /// Whether they stand below each other, the last one cancelling.
  let isVertical: Bool

  static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    ContainerNode(
      view, context, box: DialogButtonsBox(context, isVertical: view.isVertical),
      content: { view in
        let fallback =
          view.isVertical ? Button(SystemWord.cancel, role: .cancel) {} : Button(SystemWord.ok) {}
        return TupleView(
          view.actions, fallback.modified(by: TraitModifier<FallbackTrait>(value: true)))
      })
  }
}

/// A trait: what a button is for.
enum ButtonRoleTrait: BoxTrait {
  typealias Value = ButtonRole
}

/// A trait that marks the button that is there where the author has none of its kind.
enum FallbackTrait: BoxTrait {
  typealias Value = Bool
}
