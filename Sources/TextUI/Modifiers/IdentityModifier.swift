/// A view with an identity of its own.
struct IdentifiedView<Content: View, ID: Hashable>: PrimitiveView {
  let content: Content
  let id: ID

  static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    IdentifiedNode(view, context)
  }

  static func addTexts(of view: Self?, to texts: inout RowTexts) {
    Content.addTexts(of: view?.content, to: &texts)
  }
}

/// The node of a view with an identity of its own: another identity makes another node inside.
final class IdentifiedNode<Content: View, ID: Hashable>: WrappingNode<
  IdentifiedView<Content, ID>, Content
>
{
  private var id: ID

  /// Makes the node and the one inside.
  init(_ view: IdentifiedView<Content, ID>, _ context: NodeContext) {
    id = view.id
    super.init(context)
    show(view.content)
  }

  override func update(_ view: IdentifiedView<Content, ID>) {
    guard id != view.id else { return show(view.content) }
    let former = child
    id = view.id
    child = nil
    show(view.content)
    former?.tearDown()
    outputChanged()
  }

  override func appendBoxes(to boxes: inout [Box]) {
    let start = boxes.count
    super.appendBoxes(to: &boxes)
    if scope.values.marksElements { boxes.mark(from: start, asExplicit: id) }
  }

  override func appendSegments(to segments: inout [LazySegment]) {
    let start = segments.count
    super.appendSegments(to: &segments)
    guard scope.values.marksElements else { return }
    for case .boxes(let boxes, _) in segments[start...] { boxes.mark(from: 0, asExplicit: id) }
  }

  override var handsLazinessOn: Bool { true }
}

extension View {
  /// Ties the view's identity to a value: with another value it is another view, whose state begins anew.
  ///
  /// Mirrors SwiftUI's modifier.
  public func id<ID: Hashable>(_ id: ID) -> some View {
    IdentifiedView(content: self, id: id)
  }
}
