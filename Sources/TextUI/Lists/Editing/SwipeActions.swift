import AccessibilityTree

extension View {
  /// Puts buttons beside the row of the view, which a swipe reveals.
  ///
  /// Mirrors SwiftUI's modifier.
  ///
  /// A swipe to the left reveals those at the trailing edge, one to the right those at the leading edge; so do the arrow keys
  /// while the row has the focus. A tap on a button runs it and closes the row; a tap elsewhere in the list, or scrolling, closes it.
  ///
  /// - Note: Unlike SwiftUI's, where the row slides out of the screen at the other side, it gives up the room of the buttons and keeps
  ///   what it shows, shortened if need be, so that one can read what the buttons mean. The buttons are as high as the row.
  ///
  /// - Parameters:
  ///   - edge: The side the buttons are on.
  ///   - allowsFullSwipe: Whether a swipe over most of the row runs the first button.
  ///   - content: The buttons; the first is nearest to the edge.
  /// - Returns: The changed view.
  public func swipeActions<Actions: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> Actions
  ) -> some View {
    SwipeActionsView(
      content: self, edge: edge, allowsFullSwipe: allowsFullSwipe, actions: content())
  }
}

/// A view with buttons beside its row.
struct SwipeActionsView<Content: View, Actions: View>: WrappingView {
  /// The view.
  let content: Content

  /// The side the buttons are on.
  let edge: HorizontalEdge

  /// Whether a swipe over most of the row runs the first button.
  let allowsFullSwipe: Bool

  /// The buttons.
  let actions: Actions

  static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    SwipeActionsNode(view, context)
  }

  static func addTexts(of view: Self?, to texts: inout RowTexts) {
    // The buttons, while they are revealed.
    texts.noteKeeping()
    Content.addTexts(of: view?.content, to: &texts)
  }
}

/// The node of a view with buttons beside its row; the buttons are made when they are revealed.
final class SwipeActionsNode<Content: View, Actions: View>: ContentNode<
  SwipeActionsView<Content, Actions>
>
{
  private let source: SwipeActions
  private var actions: TypedNode<Actions>?

  /// Makes the node and that of the view.
  init(_ view: SwipeActionsView<Content, Actions>, _ context: NodeContext) {
    let source = SwipeActions(outer: context.scope.values.swipeActions)
    self.source = source
    super.init(
      view, context, scope: EnvironmentScope(in: context.scope) { $0.swipeActions = source })
    applyView()
    source.make = { [weak self] in self?.makeActions(for: $0) }
    source.end = { [weak self] in self?.endActions() }
  }

  private func applyView() {
    source.edge = view.edge
    source.allowsFullSwipe = view.allowsFullSwipe
  }

  override func viewChanged(from old: SwipeActionsView<Content, Actions>) {
    applyView()
    if actions != nil { evaluate() }
  }

  override func evaluate() {
    guard let actions else { return }
    actions.update(view.actions)
  }

  override var handsLazinessOn: Bool { true }

  override func visitChildren(_ visit: (ViewNode) -> Void) {
    super.visitChildren(visit)
    if let actions { visit(actions) }
  }

  private func makeActions(for row: ListRowBox) -> ViewNode? {
    endActions()
    let node = Actions.makeNode(
      view.actions, childContext(scope: .swipeActions(in: scope, row)))
    actions = node
    return node
  }

  private func endActions() {
    actions?.tearDown()
    actions = nil
  }
}

/// The buttons beside a row at one of its edges.
@MainActor final class SwipeActions {
  /// The side they are on.
  var edge = HorizontalEdge.trailing

  /// Whether a swipe over most of the row runs the first.
  var allowsFullSwipe = true

  /// Makes their node.
  var make: (ListRowBox) -> ViewNode? = { _ in nil }

  /// Ends it.
  var end: () -> Void = {}

  /// What another modifier around the same view says.
  let outer: SwipeActions?

  /// Makes what a modifier says.
  init(outer: SwipeActions?) {
    self.outer = outer
  }

  /// Returns the buttons at an edge: these, or what is said further out.
  func actions(at edge: HorizontalEdge) -> SwipeActions? {
    self.edge == edge ? self : outer?.actions(at: edge)
  }
}

/// The key of the buttons beside rows.
private enum SwipeActionsKey: EnvironmentKey {
  static var defaultValue: SwipeActions? { nil }
}

extension EnvironmentValues {
  /// The buttons beside the row here.
  var swipeActions: SwipeActions? {
    get { self[SwipeActionsKey.self] }
    set { self[SwipeActionsKey.self] = newValue }
  }
}

/// The box of the buttons beside a row, as high as the row.
///
///     ▌ A title of      ██████████ ████████████
///       several lines   █[ Flag ]█ █[ Delete ]█
final class SwipeActionsBox: Box {
  /// The side it is on.
  let edge: HorizontalEdge

  /// Whether a swipe over most of the row runs the first button.
  let allowsFullSwipe: Bool

  /// Ends the buttons' node.
  let end: () -> Void

  /// Makes the box.
  init(
    _ owner: any BoxOwner, edge: HorizontalEdge, allowsFullSwipe: Bool, end: @escaping () -> Void
  ) {
    self.edge = edge
    self.allowsFullSwipe = allowsFullSwipe
    self.end = end
    super.init(owner)
  }

  /// The first button.
  var firstButton: PressableBox? {
    graph.focus.focusables(in: self).lazy.compactMap(\.rowButton).first
  }

  override var buttonPlace: ButtonPlace? { .besideRow }

  override var clipsContent: Bool { true }

  override func measure(_ proposal: Proposal) -> Size {
    let sizes = children.map { $0.size(for: .unspecified) }
    return Size(
      width: sizes.reduce(max(0, sizes.count - 1)) { $0 + $1.width },
      height: proposal.height ?? sizes.reduce(1) { max($0, $1.height) })
  }

  override func layoutChildren() {
    // The first button is nearest to the edge.
    var x = 0
    for child in edge == .leading ? children : children.reversed() {
      let offer = Proposal(width: nil, height: frame.height)
      let spare = frame.height - child.size(for: offer).height
      child.place(at: Point(x: x, y: max(0, spare / 2)), offering: offer)
      x += child.frame.width + 1
    }
  }

  override func draw(on canvas: inout DrawingCanvas) {
    canvas.fill(Rect(origin: .zero, size: frame.size))
  }

  override func paints(at point: Point) -> Bool { true }
}
