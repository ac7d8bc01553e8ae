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
final class LifecycleNode<Content: View>: PresenceNode<LifecycleView<Content>> {
  override func presenceChanged() {
    if isPresent { view.onAppear?() } else { view.onDisappear?() }
  }
}

/// A view that runs a task while its content is on the screen.
struct TaskView<Content: View, ID: Equatable>: WrappingView {
  let content: Content
  let id: ID
  let priority: TaskPriority
  let action: @Sendable @isolated(any) () async -> Void

  /// Whether the task runs also while there is nothing of the content.
  var isOwn = false

  static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    TaskNode(view, context)
  }
}

/// The node of a view with a task.
final class TaskNode<Content: View, ID: Equatable>: PresenceNode<TaskView<Content, ID>> {
  private var task: Task<Void, Never>?

  override var needsContent: Bool { !view.isOwn }

  override func viewChanged(from old: TaskView<Content, ID>) {
    guard view.id != old.id else { return }
    cancel()
    startAfterUpdate()
  }

  override func activityChanged() {
    // At once: it may be the end of the application.
    if !isActive { cancel() }
    super.activityChanged()
    // A view that went and came within one update was there all the time, and its task is not.
    startAfterUpdate()
  }

  override func presenceChanged() {
    if isPresent { start() } else { cancel() }
  }

  /// Starts the task once the views were evaluated, if the view is present then and the task was cancelled.
  private func startAfterUpdate() {
    graph.afterUpdate(of: self) { [weak self] in
      if let self, self.isActive, self.isPresent, self.task == nil { self.start() }
    }
  }

  private func start() {
    task = Task(priority: view.priority, operation: view.action)
  }

  private func cancel() {
    task?.cancel()
    task = nil
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
  /// Runs a task of a view of TextUI's own, which makes content that there may be nothing of at first.
  func ownTask<ID: Equatable>(
    id value: ID,
    @_inheritActorContext _ action: @escaping @Sendable @isolated(any) () async -> Void
  ) -> some View {
    TaskView(content: self, id: value, priority: .userInitiated, action: action, isOwn: true)
  }

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
