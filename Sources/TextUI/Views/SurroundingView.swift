/// A view that is another one with something said or done about it, and has the tag of that one.
protocol SurroundingView: View, TagCarrying {
  /// The type of the view inside.
  associatedtype Content: View

  /// The view inside.
  var content: Content { get }
}

extension SurroundingView {
  /// The tag of the view inside.
  var carriedTag: AnyHashable? { (content as? any TagCarrying)?.carriedTag }
}

/// A view that surrounds another one, and stands around each of those that one is made of, as a modifier of a `Group` does.
protocol DistributedView: SurroundingView, SubviewSource {
  /// Returns the same around another view.
  func around(_ other: AnyView) -> AnyView
}

extension DistributedView {
  func addSubviews(to list: inout SubviewList) {
    list.add(content) { around($0) }
  }
}

// MARK: - Modifiers that stand around each

extension LifecycleView: DistributedView {
  func around(_ other: AnyView) -> AnyView {
    AnyView(
      LifecycleView<AnyView>(content: other, onAppear: onAppear, onDisappear: onDisappear))
  }
}

extension TaskView: DistributedView {
  func around(_ other: AnyView) -> AnyView {
    AnyView(TaskView<AnyView, ID>(content: other, id: id, priority: priority, action: action))
  }
}

extension OnChangeView: DistributedView {
  func around(_ other: AnyView) -> AnyView {
    AnyView(
      OnChangeView<AnyView, Value>(content: other, value: value, initial: initial, action: action))
  }
}

extension LayeredView: DistributedView {
  func around(_ other: AnyView) -> AnyView {
    AnyView(
      LayeredView<AnyView, Layer>(
        content: other, layer: layer, alignment: alignment, isOverlay: isOverlay))
  }
}

extension PageModifierView: DistributedView {
  func around(_ other: AnyView) -> AnyView {
    AnyView(
      PageModifierView<AnyView, Value>(
        content: other, value: value, apply: apply, remove: remove))
  }
}

extension ToolbarView: DistributedView {
  func around(_ other: AnyView) -> AnyView {
    AnyView(ToolbarView<AnyView, Items>(content: other, items: items))
  }
}

extension PreferenceView: DistributedView {
  func around(_ other: AnyView) -> AnyView {
    AnyView(PreferenceView<AnyView, Key>(content: other, value: value, transform: transform))
  }
}

extension TabBarHidingView: DistributedView {
  func around(_ other: AnyView) -> AnyView {
    AnyView(TabBarHidingView<AnyView>(content: other, isHiding: isHiding))
  }
}

// MARK: - Others

extension ModifiedContent: TagCarrying where Content: View, Modifier: ViewModifier {
  /// The tag of the view that is modified.
  var carriedTag: AnyHashable? { (content as? any TagCarrying)?.carriedTag }
}

extension AnyView: TagCarrying {
  /// The tag of the view inside.
  var carriedTag: AnyHashable? { (content as? any TagCarrying)?.carriedTag }
}

extension AnchorGiver: SurroundingView {}
extension ContainerValueView: SurroundingView {}
extension ContextMenuView: SurroundingView {}
extension EnvironmentWriter: SurroundingView {}
extension EquatableView: SurroundingView {}
extension IdentifiedView: SurroundingView {}
extension NamedActionsView: SurroundingView {}
extension PreferenceLayerView: SurroundingView {}
extension RefreshableView: SurroundingView {}
extension ScrollGeometryView: SurroundingView {}
extension SearchableView: SurroundingView {}
extension SearchCompletionView: SurroundingView {}
extension TransitionView: SurroundingView {
  var content: Content { inner.content }
}
