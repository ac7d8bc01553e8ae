import AccessibilityTree
import AutomationWire

/// An action that brings the content of a scrolling view up to date.
///
/// Mirrors SwiftUI's `RefreshAction`.
@MainActor @preconcurrency public struct RefreshAction: Sendable {
  /// What the author gave.
  fileprivate let action: @MainActor @Sendable () async -> Void

  /// Brings the content up to date, and returns when it is.
  public func callAsFunction() async { await action() }
}

/// The key of what brings content up to date.
private enum RefreshKey: EnvironmentKey {
  static var defaultValue: RefreshAction? { nil }
}

extension EnvironmentValues {
  /// What brings the content around up to date; `nil` where nothing does.
  ///
  /// Mirrors SwiftUI's value.
  public var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

extension View {
  /// Brings the content of the view up to date when it is pulled down, or Ctrl-R is pressed inside.
  ///
  /// Mirrors SwiftUI's modifier. While the action runs, an indicator shows above the content. An action that people asked for is cancelled,
  /// as on a phone, when the view goes for good meanwhile, such as for an indicator of the author's; a warning says so.
  ///
  /// - Parameter action: Brings the content up to date.
  /// - Returns: The changed view.
  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    RefreshableView(content: self, action: action)
  }

  /// Keeps people from scrolling the views inside.
  ///
  /// Mirrors SwiftUI's modifier. Code still scrolls them, and so does the focus.
  ///
  /// - Parameter disabled: Whether it does.
  /// - Returns: The changed view.
  public func scrollDisabled(_ disabled: Bool) -> some View {
    environment(\.isScrollEnabled, !disabled)
  }
}

/// The key of whether people can scroll.
private enum ScrollEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  /// Whether people can scroll the views inside.
  ///
  /// Mirrors SwiftUI's value.
  public var isScrollEnabled: Bool {
    get { self[ScrollEnabledKey.self] }
    set { self[ScrollEnabledKey.self] = newValue }
  }
}

/// A view whose content is brought up to date when it is pulled.
struct RefreshableView<Content: View>: View {
  /// The view.
  let content: Content

  /// Brings the content up to date.
  let action: @Sendable () async -> Void

  @State private var isRefreshing = false
  @State private var pulled = PulledTask()

  var body: some View {
    VStack(spacing: 0) {
      if isRefreshing { ProgressView() }
      EndedView(
        content: content.environment(\.refresh, RefreshAction(action: refresh))
          .modified(by: RefreshModifier { pulled.start(refresh) })
      ) { pulled.cancel() }
    }
  }

  @Sendable private func refresh() async {
    guard !isRefreshing else { return }
    isRefreshing = true
    await action()
    isRefreshing = false
  }
}

/// The task of a view that was pulled.
@MainActor private final class PulledTask {
  /// The task, while it runs.
  private var task: Task<Void, Never>?

  /// Starts the task, unless it runs.
  func start(_ action: @escaping @Sendable () async -> Void) {
    guard task == nil else { return }
    task = Task {
      await action()
      task = nil
    }
  }

  /// Cancels the task, if it runs; returns what is to be said of that.
  func cancel() -> String? {
    guard let task else { return nil }
    task.cancel()
    return
      "A list was taken away while it was brought up to date, which cancels the action of refreshable(action:), as on a phone. "
      + "Keep the list while it loads."
  }
}

/// A view that runs code when it has gone for good.
///
/// As on a phone, what brings a list up to date is cancelled when its own state takes the list away, such as for an indicator.
private struct EndedView<Content: View>: WrappingView {
  let content: Content

  /// Called when the view has gone; returns what the author is to be told.
  let ended: () -> String?

  static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    EndedNode(view, context)
  }
}

/// The node of a view that runs code when it has gone for good.
private final class EndedNode<Content: View>: ContentNode<EndedView<Content>> {
  override func willTearDown() {
    if let warning = view.ended() { graph.warn(warning) }
    super.willTearDown()
  }
}

/// A modifier that puts a box around content that is pulled.
struct RefreshModifier: BoxModifier {
  /// Called when it is pulled.
  let pull: () -> Void

  func makeBox(_ node: ViewNode) -> RefreshBox { RefreshBox(node) }

  func apply(to box: RefreshBox) { box.pull = pull }
}

/// The box of content that is brought up to date when it is pulled.
final class RefreshBox: Box {
  /// Called when it is pulled.
  var pull: () -> Void = {}

  /// How far, in cells, content is pulled down to bring it up to date.
  private static let pullDistance = 2

  override func handleSwipe(by distance: Int, hasScrolled: Bool) -> Bool {
    guard !hasScrolled, distance >= Self.pullDistance else { return false }
    pull()
    return true
  }

  override func handle(_ key: KeyPress) -> Bool {
    guard key.modifiers == .control, key.key == .character("r") else { return false }
    pull()
    return true
  }
}
