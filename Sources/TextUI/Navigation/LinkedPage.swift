/// A link that holds the page it leads to, and hands on what the page shows while it is shown.
struct LinkedPage<Content: View, Destination: View>: PrimitiveView {
  /// The page.
  let destination: Destination

  /// Makes the link, of what pushes the page.
  let link: (_ push: @escaping () -> Void) -> Content

  static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    LinkedPageNode(view, context)
  }

  static func addTexts(of view: Self?, to texts: inout RowTexts) {
    // The page, while it is shown.
    texts.noteKeeping()
    Content.addTexts(of: view?.link {}, to: &texts)
  }
}

/// The node of a link that holds the page it leads to.
final class LinkedPageNode<Content: View, Destination: View>: WrappingNode<
  LinkedPage<Content, Destination>, Content
>
{
  private var view: LinkedPage<Content, Destination>

  /// The page in the stack; `nil` while it is not shown.
  private var page: Int?

  /// Makes the node and the one of the link.
  init(_ view: LinkedPage<Content, Destination>, _ context: NodeContext) {
    self.view = view
    super.init(context)
    showLink()
  }

  override func update(_ view: LinkedPage<Content, Destination>) {
    self.view = view
    showLink()
    guard page != nil else { return }
    graph.afterUpdate(of: self) { [weak self] in self?.updatePage() }
  }

  private func showLink() {
    show(view.link { [weak self] in self?.push() })
  }

  private func push() {
    page = scope.values.navigation?.push(view: AnyView(view.destination)) { [weak self] in
      self?.page = nil
    }
  }

  private func updatePage() {
    guard !isTornDown, let page else { return }
    scope.values.navigation?.update(page, AnyView(view.destination))
  }
}
