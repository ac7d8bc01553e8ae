/// One of two views.
///
/// Mirrors SwiftUI's `_ConditionalContent`; made by ``ViewBuilder`` for `if`–`else` and `switch`.
///
/// Going from one branch to the other ends the state of the first; what comes appears before what goes disappears, as between pages.
public struct ConditionalContent<First: View, Second: View>: PrimitiveView {
  /// The two cases.
  enum Branch {
    case first(First)
    case second(Second)
  }

  /// The view that is there, which nobody changes: a builder of no actor puts it here.
  nonisolated(unsafe) let branch: Branch

  /// Makes a view of one branch.
  nonisolated init(_ branch: Branch) {
    self.branch = branch
  }

  /// Makes the node.
  public static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    ConditionalNode(view, context)
  }

  /// Adds the texts of the view that is there.
  public static func addTexts(of view: Self?, to texts: inout RowTexts) {
    switch view?.branch {
    case .first(let view): First.addTexts(of: view, to: &texts)
    case .second(let view): Second.addTexts(of: view, to: &texts)
    case nil:
      First.addTexts(of: nil, to: &texts)
      Second.addTexts(of: nil, to: &texts)
    }
  }
}

/// The node of a choice.
final class ConditionalNode<First: View, Second: View>: TypedNode<ConditionalContent<First, Second>>
{
  /// The part of the branch that is there.
  private enum BranchNode {
    case first(TypedNode<First>)
    case second(TypedNode<Second>)

    /// Whether it is the first of the two.
    var isFirst: Bool {
      if case .first = self { true } else { false }
    }

    /// The part.
    var node: ViewNode {
      switch self {
      case .first(let node): node
      case .second(let node): node
      }
    }
  }

  private var branch: BranchNode?

  /// Makes the part of the branch that is there.
  init(_ view: ConditionalContent<First, Second>, _ context: NodeContext) {
    super.init(context)
    branch = makeBranch(view)
  }

  override func update(_ view: ConditionalContent<First, Second>) {
    switch (view.branch, branch) {
    case (.first(let view), .first(let node)): node.update(view)
    case (.second(let view), .second(let node)): node.update(view)
    default:
      let former = branch
      if let former { graph.motion.remove(former.node, Insertion(self, branch: former.isFirst)) }
      branch = graph.motion.insert(Insertion(self, branch: former?.isFirst == false)) {
        makeBranch(view)
      }
      former?.node.tearDown()
      outputChanged()
    }
  }

  override var handsLazinessOn: Bool { true }

  override func visitChildren(_ visit: (ViewNode) -> Void) {
    if let branch { visit(branch.node) }
  }

  private func makeBranch(_ view: ConditionalContent<First, Second>) -> BranchNode {
    switch view.branch {
    case .first(let view): .first(First.makeNode(view, childContext()))
    case .second(let view): .second(Second.makeNode(view, childContext()))
    }
  }
}

extension Optional: View where Wrapped: View {
  /// Never asked for.
  public var body: Never {
    preconditionFailure("An optional view has no body.")
  }

  /// Makes the node.
  public static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    OptionalNode(view, context)
  }

  /// Adds the texts of the view, if it is there.
  public static func addTexts(of view: Self?, to texts: inout RowTexts) {
    if case .some(nil) = view { return }
    Wrapped.addTexts(of: view ?? nil, to: &texts)
  }
}

extension Optional: PrimitiveView where Wrapped: View {}

/// The node of a view that may be there.
final class OptionalNode<Wrapped: View>: WrappingNode<Wrapped?, Wrapped> {
  /// Makes the node of the view, if it is there.
  init(_ view: Wrapped?, _ context: NodeContext) {
    super.init(context)
    if let view { show(view) }
  }

  override func update(_ view: Wrapped?) {
    let isOther = (view == nil) != (child == nil)
    if let view {
      if isOther {
        graph.motion.insert(Insertion(self)) { show(view) }
      } else {
        show(view)
      }
    } else {
      if let child { graph.motion.remove(child, Insertion(self)) }
      child?.tearDown()
      child = nil
    }
    if isOther { outputChanged() }
  }

  override var handsLazinessOn: Bool { true }
}
