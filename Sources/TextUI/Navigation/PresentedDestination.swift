/// A view that shows a page over the one it is on while a condition holds.
struct PresentedDestination<Content: View, Destination: View>: WrappingView {
  let content: Content

  /// Whether the page is shown; set to false when the user goes back.
  let isPresented: Binding<Bool>

  /// Makes what the page shows.
  let destination: () -> Destination

  static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    PresentedDestinationNode(view, context)
  }
}

/// The node of a view that shows a page while a condition holds.
final class PresentedDestinationNode<Content: View, Destination: View>: ContentNode<
  PresentedDestination<Content, Destination>
>
{
  /// The page in the stack; `nil` while it is not shown.
  private var page: Int?

  /// Makes the node and the one inside.
  init(_ view: PresentedDestination<Content, Destination>, _ context: NodeContext) {
    super.init(view, context)
    evaluate()
  }

  override func update(_ view: PresentedDestination<Content, Destination>) {
    super.update(view)
    evaluate()
  }

  override func evaluate() {
    let destination = evaluating { view.isPresented.wrappedValue ? view.destination() : nil }
    graph.afterUpdate(of: self) { [weak self] in
      self?.follow(destination.map { AnyView($0) })
    }
  }

  override func willTearDown() {
    if let page {
      let navigation = scope.values.navigation
      self.page = nil
      graph.afterUpdate(of: self) { navigation?.remove(page) }
    }
  }

  /// Shows a page, or takes it away.
  private func follow(_ destination: AnyView?) {
    guard !isTornDown, let navigation = scope.values.navigation else { return }
    switch (page, destination) {
    case (let page?, let destination?): navigation.update(page, destination)
    case (nil, let destination?):
      page = navigation.push(view: destination) { [weak self] in self?.wasRemoved() }
    case (let page?, nil):
      self.page = nil
      navigation.remove(page)
    case (nil, nil): break
    }
  }

  /// Notes that the page is gone because the user, or the path of the stack, left it.
  private func wasRemoved() {
    guard page != nil else { return }
    page = nil
    graph.afterUpdate(of: self) { [weak self] in
      guard let self, !self.isTornDown else { return }
      self.view.isPresented.wrappedValue = false
    }
  }
}

extension View {
  /// Shows a page over this one while a condition holds.
  ///
  /// Mirrors SwiftUI's modifier.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the page is shown; set to false when the user goes back.
  ///   - destination: Makes what the page shows.
  /// - Returns: The changed view.
  public func navigationDestination<Destination: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) -> some View {
    let page = destination()
    return PresentedDestination(
      content: self, isPresented: isPresented, destination: { page })
  }

  /// Shows a page for a value over this one while there is one.
  ///
  /// Mirrors SwiftUI's modifier.
  ///
  /// - Parameters:
  ///   - item: The value; set to `nil` when the user goes back.
  ///   - destination: Makes what the page of a value shows.
  /// - Returns: The changed view.
  public func navigationDestination<Item: Hashable, Destination: View>(
    item: Binding<Item?>, @ViewBuilder destination: @escaping (Item) -> Destination
  ) -> some View {
    navigationDestination(isPresented: item.isPresent()) {
      item.wrappedValue.map { destination($0).id($0) }
    }
  }
}

extension Binding {
  /// Returns a binding to whether there is a value; false takes the value away.
  func isPresent<Wrapped>() -> Binding<Bool> where Value == Wrapped? {
    Binding<Bool>(get: { wrappedValue != nil }, set: { if !$0 { wrappedValue = nil } })
  }
}
