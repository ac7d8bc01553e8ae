/// A modifier that makes and updates a box around the box of a view.
@MainActor protocol BoxModifier {
  /// The kind of box it puts around.
  associatedtype ModifierBox: Box

  /// Makes the box.
  func makeBox(_ node: ViewNode) -> ModifierBox

  /// Hands the modifier's values to the box.
  func apply(to box: ModifierBox)

  /// Adds the texts by which the elements of a view with the modifier can be found.
  ///
  /// - Parameters:
  ///   - modifier: The modifier; `nil` where only its type is known.
  ///   - texts: The texts, which they are added to, or which the modifier gives up.
  ///   - addContent: Adds those of the view.
  static func addTexts(
    of modifier: Self?, to texts: inout RowTexts, _ addContent: (inout RowTexts) -> Void)
}

extension BoxModifier {
  static func addTexts(
    of modifier: Self?, to texts: inout RowTexts, _ addContent: (inout RowTexts) -> Void
  ) {
    texts.giveUp()
  }
}

/// A modifier of looks and room alone, or which does something only when people use it: the elements are the same without it.
protocol SilentModifier: BoxModifier {}

extension SilentModifier {
  static func addTexts(
    of modifier: Self?, to texts: inout RowTexts, _ addContent: (inout RowTexts) -> Void
  ) {
    addContent(&texts)
  }
}

/// A modifier with which the elements are the same, and which keeps how far a use of it has come.
protocol KeepingModifier: BoxModifier {}

extension KeepingModifier {
  static func addTexts(
    of modifier: Self?, to texts: inout RowTexts, _ addContent: (inout RowTexts) -> Void
  ) {
    texts.noteKeeping()
    addContent(&texts)
  }
}

/// A view with a box around each of its boxes.
struct ModifiedView<Content: View, Modifier: BoxModifier>: PrimitiveView {
  /// The view.
  let content: Content

  /// What is put around it.
  let modifier: Modifier

  static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    ModifierNode(view, context)
  }

  static func addTexts(of view: Self?, to texts: inout RowTexts) {
    Modifier.addTexts(of: view?.modifier, to: &texts) {
      Content.addTexts(of: view?.content, to: &$0)
    }
  }
}

/// The node of a view with a box around each of its boxes.
///
/// A view that puts several boxes on the screen (a group, a `ForEach`) gets one around each, as in SwiftUI.
class ModifierNode<Content: View, Modifier: BoxModifier>: WrappingNode<
  ModifiedView<Content, Modifier>, Content
>
{
  private(set) final var modifier: Modifier
  private(set) final var wrappers: [Modifier.ModifierBox] = []

  /// Makes the node with those inside.
  init(_ view: ModifiedView<Content, Modifier>, _ context: NodeContext) {
    modifier = view.modifier
    super.init(context)
    show(view.content)
    collectBoxes()
  }

  override func update(_ view: ModifiedView<Content, Modifier>) {
    if isDirty || !graph.comparison.isSame(modifier, view.modifier) {
      let old = modifier
      modifier = view.modifier
      if !graph.motion.moveIfPossible(self, from: old, to: modifier) { evaluate() }
    }
    show(view.content)
  }

  override func evaluate() {
    let modifier = graph.motion.presented(self, modifier)
    evaluating {
      for box in wrappers { modifier.apply(to: box) }
    }
  }

  override func appendBoxes(to boxes: inout [Box]) {
    for box in wrappers { boxes.append(box) }
  }

  override func childOutputChanged() {
    setNeedsCollecting()
  }

  override func collectBoxes() {
    let newWrappers = wrappers.following(child?.boxes ?? []) { content in
      let box = modifier.makeBox(self)
      box.setChildren([content])
      return box
    }
    guard newWrappers.count != wrappers.count || !zip(newWrappers, wrappers).allSatisfy(===) else {
      return
    }
    wrappers = newWrappers
    evaluate()
    outputChanged()
  }
}

extension Array where Element: Box {
  /// Returns boxes each around one of some others, as these are: those there are, where they are around one of the others, and new ones.
  @MainActor func following(_ contents: [Box], make: (Box) -> Element) -> [Element] {
    var known: [ObjectIdentifier: Element] = [:]
    for box in self {
      if let content = box.children.first { known[ObjectIdentifier(content)] = box }
    }
    return contents.map { known[ObjectIdentifier($0)] ?? make($0) }
  }
}

extension View {
  /// Puts a box around each box of the view.
  func modified<Modifier: BoxModifier>(by modifier: Modifier) -> ModifiedView<Self, Modifier> {
    ModifiedView(content: self, modifier: modifier)
  }
}
