/// What a modifier does to the box of a view: a value that makes and updates a box around it.
@MainActor protocol BoxModifier {
  /// The kind of box it puts around.
  associatedtype ModifierBox: Box

  /// Makes the box.
  func makeBox(_ node: ViewNode) -> ModifierBox

  /// Hands the modifier's values to the box.
  func apply(to box: ModifierBox)
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
}

/// The lasting part of a view with a box around each of its boxes.
///
/// A view that puts several boxes on the screen (a group, a `ForEach`) gets one around each, as in SwiftUI.
final class ModifierNode<Content: View, Modifier: BoxModifier>: TypedNode<
  ModifiedView<Content, Modifier>
>, BoxCollecting
{
  private var modifier: Modifier
  private var child: TypedNode<Content>?
  private var boxes: [Modifier.ModifierBox] = []
  private var isCollecting = false

  /// Makes the part with those inside.
  init(_ view: ModifiedView<Content, Modifier>, _ context: NodeContext) {
    modifier = view.modifier
    super.init(context)
    child = Content.makeNode(view.content, childContext())
    collectBoxes()
  }

  override func update(_ view: ModifiedView<Content, Modifier>) {
    if isDirty || !graph.comparison.isSame(modifier, view.modifier) {
      modifier = view.modifier
      evaluate()
    }
    child?.update(view.content)
  }

  override func evaluate() {
    evaluating {
      for box in boxes { modifier.apply(to: box) }
    }
  }

  override func visitChildren(_ visit: (ViewNode) -> Void) {
    if let child { visit(child) }
  }

  override func appendBoxes(to boxes: inout [Box]) {
    for box in self.boxes { boxes.append(box) }
  }

  override func childOutputChanged() {
    guard !isCollecting else { return }
    isCollecting = true
    graph.enqueue(collecting: self)
  }

  func collectBoxes() {
    isCollecting = false
    guard !isTornDown else { return }
    var contents: [Box] = []
    child?.appendBoxes(to: &contents)
    var old: [ObjectIdentifier: Modifier.ModifierBox] = [:]
    for box in boxes {
      if let content = box.children.first { old[ObjectIdentifier(content)] = box }
    }
    let newBoxes = contents.map { content in
      if let box = old[ObjectIdentifier(content)] { return box }
      let box = modifier.makeBox(self)
      box.setChildren([content])
      return box
    }
    let isChanged =
      newBoxes.count != boxes.count || !zip(newBoxes, boxes).allSatisfy { $0 === $1 }
    guard isChanged else { return }
    boxes = newBoxes
    evaluate()
    outputChanged()
  }
}

extension View {
  /// Puts a box around each box of the view.
  func modified<Modifier: BoxModifier>(by modifier: Modifier) -> ModifiedView<Self, Modifier> {
    ModifiedView(content: self, modifier: modifier)
  }
}
