/// A view that runs code when its content comes to the screen and when it leaves it.
struct LifecycleView<Content: View>: WrappingView {
  let content: Content
  var onAppear: (() -> Void)?
  var onDisappear: (() -> Void)?

  static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    LifecycleNode(view, context)
  }
}

/// The node of a view with code for its coming and going.
final class LifecycleNode<Content: View>: ContentNode<LifecycleView<Content>> {
  /// Whether the view has come and not gone, as far as its code was told.
  private var hasAppeared = false

  /// Makes the node, and has its code run if the view is on the screen.
  init(_ view: LifecycleView<Content>, _ context: NodeContext) {
    // The outer view's code is put in the queue after the inner one's, as in SwiftUI.
    super.init(view, context)
    if isActive { activityChanged() }
  }

  // What came and went within one update was never there. The closure keeps the node, for a view that has ended meanwhile.
  override func activityChanged() {
    graph.afterUpdate(of: self) { [self] in
      guard isActive != hasAppeared else { return }
      hasAppeared = isActive
      if isActive { view.onAppear?() } else { view.onDisappear?() }
    }
  }
}

/// A view that runs a task while its content is on the screen.
struct TaskView<Content: View, ID: Equatable>: WrappingView {
  let content: Content
  let id: ID
  let priority: TaskPriority
  let action: @Sendable @isolated(any) () async -> Void

  static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    TaskNode(view, context)
  }
}

/// The node of a view with a task.
final class TaskNode<Content: View, ID: Equatable>: ContentNode<TaskView<Content, ID>> {
  private var task: Task<Void, Never>?

  /// Makes the node, and starts the task if the view is on the screen.
  init(_ view: TaskView<Content, ID>, _ context: NodeContext) {
    super.init(view, context)
    if isActive { start() }
  }

  override func viewChanged(from old: TaskView<Content, ID>) {
    if view.id != old.id && isActive { start() }
  }

  override func activityChanged() {
    if isActive {
      start()
    } else {
      task?.cancel()
      task = nil
    }
  }

  private func start() {
    task?.cancel()
    task = nil
    graph.afterUpdate(of: self) { [weak self] in
      guard let self, !self.isTornDown, self.isActive else { return }
      self.task = Task(priority: self.view.priority, operation: self.view.action)
    }
  }
}

/// A view that runs code when a value has become another.
struct OnChangeView<Content: View, Value: Equatable>: WrappingView {
  let content: Content
  let value: Value
  let initial: Bool
  let action: (_ old: Value, _ new: Value) -> Void

  static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    OnChangeNode(view, context)
  }
}

/// The node of a view with code for a change.
final class OnChangeNode<Content: View, Value: Equatable>: ContentNode<
  OnChangeView<Content, Value>
>
{
  /// Makes the node, and has the code run if it is wanted at first too.
  init(_ view: OnChangeView<Content, Value>, _ context: NodeContext) {
    super.init(view, context)
    if view.initial { run(view.value, view.value) }
  }

  override func viewChanged(from old: OnChangeView<Content, Value>) {
    if view.value != old.value { run(old.value, view.value) }
  }

  private func run(_ old: Value, _ new: Value) {
    let action = view.action
    graph.afterUpdate(of: self) { action(old, new) }
  }
}

extension View {
  /// Runs code when the view comes to the screen.
  ///
  /// Mirrors SwiftUI's modifier.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    LifecycleView(content: self, onAppear: action)
  }

  /// Runs code when the view leaves the screen.
  ///
  /// Mirrors SwiftUI's modifier.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    LifecycleView(content: self, onDisappear: action)
  }

  /// Runs a task while the view is on the screen; it is cancelled when the view leaves it.
  ///
  /// Mirrors SwiftUI's modifier.
  public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable @isolated(any) () async -> Void
  ) -> some View {
    TaskView(content: self, id: 0, priority: priority, action: action)
  }

  /// Runs a task while the view is on the screen, anew whenever a value has become another.
  ///
  /// Mirrors SwiftUI's modifier.
  public func task<ID: Equatable>(
    id value: ID, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable @isolated(any) () async -> Void
  ) -> some View {
    TaskView(content: self, id: value, priority: priority, action: action)
  }

  /// Runs code when a value has become another.
  ///
  /// Mirrors SwiftUI's modifier.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - initial: Whether the code runs at first too.
  ///   - action: The code, which gets the value before and the one now.
  /// - Returns: The changed view.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false,
    _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    OnChangeView(content: self, value: value, initial: initial, action: action)
  }

  /// Runs code when a value has become another.
  ///
  /// Mirrors SwiftUI's modifier.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    OnChangeView(content: self, value: value, initial: initial) { _, _ in action() }
  }

  /// Runs code when a value has become another.
  ///
  /// Mirrors SwiftUI's older modifier.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - action: The code, which gets the value as it is now.
  /// - Returns: The changed view.
  public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (_ newValue: Value) -> Void
  ) -> some View {
    OnChangeView(content: self, value: value, initial: false) { action($1) }
  }
}
