public import Publishing

/// A view that runs code with what a publisher sends.
struct ReceivingView<Content: View, Source: Publisher>: WrappingView
where Source.Failure == Never {
  let content: Content
  let publisher: Source
  let action: (Source.Output) -> Void

  static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    ReceivingNode(view, context)
  }
}

/// The node of a view that runs code with what a publisher sends: subscribed for as long as there is the view.
final class ReceivingNode<Content: View, Source: Publisher>: ContentNode<
  ReceivingView<Content, Source>
>
where Source.Failure == Never {
  private var cancellable: AnyCancellable?

  /// Makes the node, and has it subscribe.
  init(_ view: ReceivingView<Content, Source>, _ context: NodeContext) {
    super.init(view, context)
    subscribe()
  }

  override var handsLazinessOn: Bool { true }

  override func viewChanged(from old: ReceivingView<Content, Source>) {
    if !graph.comparison.isSame(old.publisher, view.publisher) { subscribe() }
  }

  override func willTearDown() {
    cancellable = nil
  }

  /// Subscribes after this update: a publisher may send at once, and the code changes state.
  private func subscribe() {
    graph.afterUpdate(of: self) { [weak self] in
      guard let self, !self.isTornDown else { return }
      self.cancellable = self.view.publisher.sink { [weak self] value in self?.receive(value) }
    }
  }

  /// Runs the code on the main thread, at once if this is it.
  private nonisolated func receive(_ value: Source.Output) {
    let received = Received(value: value)
    if MainActor.isCurrent {
      MainActor.assumeIsolated { run(received) }
    } else {
      Task { @MainActor in run(received) }
    }
  }

  private func run(_ received: Received<Source.Output>) {
    if !isTornDown { view.action(received.value) }
  }
}

/// A value that a publisher sent.
///
/// `@unchecked Sendable` holds as far as it does for Combine: who sends a value from another thread lets go of it.
private struct Received<Value>: @unchecked Sendable {
  /// The value.
  let value: Value
}

extension View {
  /// Runs code with each value that a publisher sends, for as long as there is the view.
  ///
  /// Mirrors SwiftUI's modifier.
  ///
  /// - Parameters:
  ///   - publisher: The publisher.
  ///   - action: Takes a value, on the main thread.
  /// - Returns: The changed view.
  public func onReceive<Source: Publisher>(
    _ publisher: Source, perform action: @escaping (Source.Output) -> Void
  ) -> some View where Source.Failure == Never {
    ReceivingView(content: self, publisher: publisher, action: action)
  }
}
