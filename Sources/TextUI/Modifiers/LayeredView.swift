import AccessibilityTree

/// A view with another one before or behind it.
struct LayeredView<Content: View, Layer: View>: LayeringView {
  let content: Content
  let layer: Layer
  let alignment: Alignment
  let isOverlay: Bool

  func makeBox(_ node: ViewNode, around content: Box) -> LayeredBox {
    LayeredBox(node, around: content)
  }

  func apply(to box: LayeredBox) {
    box.alignment = alignment
    box.isOverlay = isOverlay
    box.setNeedsLayout()
  }
}

/// A view each of whose boxes has a layer: a box of another view, in the room that it takes.
protocol LayeringView: PrimitiveView, SurroundingView {
  /// The type of the other one.
  associatedtype Layer: View

  /// The kind of box that holds both.
  associatedtype LayersBox: LayeredBox

  /// The other one, which is made anew for each box.
  var layer: Layer { get }

  /// Makes a box that holds both.
  ///
  /// - Parameters:
  ///   - node: The node of this view.
  ///   - content: A box of the view.
  /// - Returns: The box.
  func makeBox(_ node: ViewNode, around content: Box) -> LayersBox

  /// Hands what the view says to a box.
  func apply(to box: LayersBox)
}

extension LayeringView {
  static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    LayeringNode(view, context)
  }
}

extension LayeredView {
  static func addTexts(of view: Self?, to texts: inout RowTexts) {
    Content.addTexts(of: view?.content, to: &texts)
    Layer.addTexts(of: view?.layer, to: &texts)
  }
}

/// The node of a view each of whose boxes has a layer.
///
/// A view that puts several boxes on the screen (a group, a `ForEach`) gets a layer for each, as in SwiftUI.
final class LayeringNode<Layering: LayeringView>: WrappingNode<Layering, Layering.Content> {
  private var view: Layering

  /// The boxes that hold one of the view's each, with the parts of their layers.
  private var layers: [(box: Layering.LayersBox, node: TypedNode<Layering.Layer>)] = []

  /// Makes the node with that of the view, and those of the layers.
  init(_ view: Layering, _ context: NodeContext) {
    self.view = view
    super.init(context)
    show(view.content)
    collectBoxes()
  }

  override var arrangesContent: Bool { true }

  override func update(_ view: Layering) {
    guard isDirty || !graph.comparison.isSame(self.view, view) else { return }
    self.view = view
    evaluate()
    show(view.content)
    for layer in layers { layer.node.update(view.layer) }
  }

  override func evaluate() {
    evaluating {
      for layer in layers { view.apply(to: layer.box) }
    }
  }

  override func visitChildren(_ visit: (ViewNode) -> Void) {
    super.visitChildren(visit)
    for layer in layers { visit(layer.node) }
  }

  override func appendBoxes(to boxes: inout [Box]) {
    for layer in layers { boxes.append(layer.box) }
  }

  override func childOutputChanged() {
    setNeedsCollecting()
  }

  override func collectBoxes() {
    let contents = child?.boxes ?? []
    if contents.count != layers.count
      || !zip(contents, layers).allSatisfy({ $0 === $1.box.content })
    {
      follow(contents)
    }
    for layer in layers { layer.box.layers = layer.node.boxes }
  }

  /// Has a layer for each of some boxes: those there are, and new ones.
  private func follow(_ contents: [Box]) {
    var known: [ObjectIdentifier: (box: Layering.LayersBox, node: TypedNode<Layering.Layer>)] = [:]
    for layer in layers { known[ObjectIdentifier(layer.box.content)] = layer }
    layers = contents.map { content in
      if let layer = known.removeValue(forKey: ObjectIdentifier(content)) { return layer }
      return (
        view.makeBox(self, around: content), Layering.Layer.makeNode(view.layer, childContext())
      )
    }
    for layer in known.values.sorted(by: { $0.node.number < $1.node.number }) {
      layer.node.tearDown()
    }
    evaluate()
    outputChanged()
  }
}

/// The box of a view with another one before or behind it.
class LayeredBox: Box {
  final var alignment = Alignment.center
  final var isOverlay = true

  /// The box of the view.
  final let content: Box

  /// The boxes of the other one.
  final var layers: [Box] = [] {
    didSet {
      setChildren([content] + layers)
      // A button inside, which may have brackets now, or none, is measured anew.
      let isSame = layers.elementsEqual(oldValue, by: ===)
      if !isSame { content.soleChain.reduce(content) { $1 }.setNeedsLayout() }
    }
  }

  /// Makes a box around that of a view.
  init(_ owner: any BoxOwner, around content: Box) {
    self.content = content
    super.init(owner)
    setChildren([content])
  }

  override func measure(_ proposal: Proposal) -> Size { content.size(for: proposal) }

  override func layoutChildren() {
    content.place(at: .zero, offering: placedProposal)
    let room = content.dimensions(for: placedProposal)
    let offer = Proposal(frame.size)
    for layer in layers {
      layer.place(at: origin(of: layer, offering: offer, alignment, in: room), offering: offer)
    }
  }

  override var soleContent: Box? { content }

  override var groundPart: GroundPart {
    // What lies over a view and takes room of its own is a mark on it.
    let grounds = isOverlay ? layers.filter(\.children.isEmpty) : layers
    return grounds.contains(where: \.isOnGround) ? .ground : .hugging
  }

  override func guide(_ key: AlignmentKey, for proposal: Proposal) -> CGFloat? {
    content.guide(key, for: proposal)
  }

  override func visibleChildren(in rect: Rect) -> ArraySlice<Box> {
    isOverlay ? children[...] : children.reversed()[...]
  }
}
