import AccessibilityTree
import TextRendering

/// A modifier of how a view comes and goes.
struct TransitionModifier: SilentModifier {
  /// The way.
  let transition: AnyTransition

  func makeBox(_ node: ViewNode) -> TransitionBox { TransitionBox(node) }

  func apply(to box: TransitionBox) { box.transition = transition }
}

/// The box of a view that comes and goes.
final class TransitionBox: Box {
  /// How it does.
  var transition = AnyTransition.identity

  /// Where its view was taken out; `nil` while it is there.
  var leaving: Insertion?

  /// How it looks on its way; `nil` while it is there.
  var effect: TransitionEffect? {
    didSet { if effect != oldValue { graph.needsDisplay = true } }
  }

  /// What was drawn before what is inside.
  private var behind: CellGrid?

  /// How far from its place it is drawn; to people's input and to tests it is in its place.
  private func distance(_ effect: TransitionEffect) -> Point {
    let along = effect.offset.width + effect.shift.width * CGFloat(frame.width)
    let down = effect.offset.height + effect.shift.height * CGFloat(frame.height)
    // Where lines run from right to left the leading edge is at the right.
    let sign: CGFloat = scope.isRightToLeft ? -1 : 1
    return Point(x: Int((along * sign).rounded()), y: Int(down.rounded()))
  }

  override func visibleChildren(in rect: Rect) -> ArraySlice<Box> {
    effect?.opacity == 0 || effect?.scale == 0 ? [] : children[...]
  }

  override func style(_ canvas: inout DrawingCanvas) {
    guard let effect else { return }
    canvas.move(by: distance(effect))
    if effect.scale < 1 { canvas.clip(to: clip(of: effect)) }
    behind = effect.opacity < 1 ? canvas.grid : nil
  }

  override func drawOver(on canvas: inout DrawingCanvas) {
    guard let effect, let behind else { return }
    self.behind = nil
    canvas.blend(
      Rect(origin: .zero, size: frame.size), over: behind, effect.opacity,
      environment.terminalPalette)
  }

  /// The part that shows of a view that grows.
  private func clip(of effect: TransitionEffect) -> Rect {
    let width = Int((CGFloat(frame.width) * CGFloat(effect.scale)).rounded(.up))
    let height = Int((CGFloat(frame.height) * CGFloat(effect.scale)).rounded(.up))
    return Rect(
      x: Int((CGFloat(frame.width - width) * effect.anchor.x).rounded()),
      y: Int((CGFloat(frame.height - height) * effect.anchor.y).rounded()),
      width: width, height: height)
  }
}

/// The node of a view that comes and goes.
final class TransitionNode<Content: View>: ModifierNode<Content, TransitionModifier>,
  TransitionTaking
{
  /// Makes the node; where it is put in among views that are there, it begins its way.
  override init(_ view: ModifiedView<Content, TransitionModifier>, _ context: NodeContext) {
    super.init(view, context)
    guard graph.motion.isOn else { return }
    graph.motion.come(self)
  }

  var transitionBoxes: [TransitionBox] { wrappers }
}

/// A node of a view that comes and goes.
@MainActor protocol TransitionTaking: ViewNode {
  /// Its boxes.
  var transitionBoxes: [TransitionBox] { get }
}

/// A view that comes and goes in some way.
struct TransitionView<Content: View>: PrimitiveView {
  /// The view with the way.
  let inner: ModifiedView<Content, TransitionModifier>

  static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    TransitionViewNode(view, context)
  }

  static func addTexts(of view: Self?, to texts: inout RowTexts) {
    ModifiedView.addTexts(of: view?.inner, to: &texts)
  }
}

extension TransitionView: SubviewSource {
  func addSubviews(to list: inout SubviewList) { list.add(inner) }
}

/// The node around that of a view that comes and goes: it makes one which knows its way.
private final class TransitionViewNode<Content: View>: WrappingNode<
  TransitionView<Content>, ModifiedView<Content, TransitionModifier>
>
{
  /// Makes both nodes.
  init(_ view: TransitionView<Content>, _ context: NodeContext) {
    super.init(context)
    child = TransitionNode(view.inner, childContext())
  }

  override func update(_ view: TransitionView<Content>) {
    child?.update(view.inner)
  }
}

extension View {
  /// Has the view come and go in some way, in changes that have a course of time; where motion is off it does so at once.
  ///
  /// Mirrors SwiftUI's modifier.
  ///
  /// - Parameter transition: The way.
  /// - Returns: The changed view.
  public func transition(_ transition: AnyTransition) -> some View {
    TransitionView(inner: modified(by: TransitionModifier(transition: transition)))
  }
}
