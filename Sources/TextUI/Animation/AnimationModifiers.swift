/// A node that changes the transactions of what is inside.
@MainActor protocol TransactionChanging: ViewNode {
  /// Changes the transaction of a change inside.
  func changeTransaction(_ transaction: inout Transaction)
}

/// A view that gives changes inside a course when a value becomes another.
private struct AnimationView<Content: View, Value: Equatable>: WrappingView {
  let content: Content
  let value: Value

  /// Changes the transaction of such a change.
  let transform: (inout Transaction) -> Void

  static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    AnimationNode(view, context)
  }

  static func addTexts(of view: Self?, to texts: inout RowTexts) {
    Content.addTexts(of: view?.content, to: &texts)
  }
}

extension AnimationView: SubviewSource {
  func addSubviews(to list: inout SubviewList) {
    let (value, transform) = (value, transform)
    list.add(content) {
      AnyView(AnimationView<AnyView, Value>(content: $0, value: value, transform: transform))
    }
  }
}

/// The node of a view that gives changes a course when a value becomes another.
private final class AnimationNode<Content: View, Value: Equatable>: ContentNode<
  AnimationView<Content, Value>
>
{
  override var handsLazinessOn: Bool { true }

  override func update(_ view: AnimationView<Content, Value>) {
    guard graph.motion.isOn, view.value != self.view.value else { return super.update(view) }
    graph.motion.changing(view.transform) { super.update(view) }
  }
}

/// A view that changes the transactions of all changes inside.
private struct TransactionView<Content: View>: WrappingView {
  let content: Content

  /// Changes a transaction.
  let transform: (inout Transaction) -> Void

  static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    TransactionNode(view, context)
  }

  static func addTexts(of view: Self?, to texts: inout RowTexts) {
    Content.addTexts(of: view?.content, to: &texts)
  }
}

extension TransactionView: SubviewSource {
  func addSubviews(to list: inout SubviewList) {
    let transform = transform
    list.add(content) { AnyView(TransactionView<AnyView>(content: $0, transform: transform)) }
  }
}

/// The node of a view that changes the transactions of all changes inside.
private final class TransactionNode<Content: View>: ContentNode<TransactionView<Content>>,
  TransactionChanging
{
  /// Makes the node and the one of the view inside.
  init(_ view: TransactionView<Content>, _ context: NodeContext) {
    context.graph.motion.transformerCount += 1
    super.init(view, context)
  }

  override var handsLazinessOn: Bool { true }

  override func update(_ view: TransactionView<Content>) {
    guard graph.motion.isOn else { return super.update(view) }
    graph.motion.changing(view.transform) { super.update(view) }
  }

  func changeTransaction(_ transaction: inout Transaction) { view.transform(&transaction) }

  override func willTearDown() {
    graph.motion.transformerCount -= 1
  }
}

/// The transaction of a change as it is outside of what a view has put around it.
private final class TransactionAround {
  /// The transaction; `nil` before there was a change.
  var transaction: Transaction?
}

extension View {
  /// Has what changes inside together with a value be shown in a course of time; where motion is off it is shown at once.
  ///
  /// Mirrors SwiftUI's modifier.
  ///
  /// - Parameters:
  ///   - animation: The course; at once when `nil`, whatever the change says.
  ///   - value: The value.
  /// - Returns: The changed view.
  public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View {
    AnimationView(content: self, value: value) {
      if !$0.disablesAnimations { $0.animation = animation }
    }
  }

  /// Has all that changes inside be shown in a course of time; where motion is off it is shown at once.
  ///
  /// Mirrors SwiftUI's older modifier.
  ///
  /// - Parameter animation: The course; at once when `nil`, whatever the change says.
  /// - Returns: The changed view.
  public func animation(_ animation: Animation?) -> some View {
    transaction { if !$0.disablesAnimations { $0.animation = animation } }
  }

  /// Changes the transactions of all changes inside.
  ///
  /// Mirrors SwiftUI's modifier.
  ///
  /// - Parameter transform: Changes a transaction.
  /// - Returns: The changed view.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    TransactionView(content: self, transform: transform)
  }

  /// Changes the transactions of what is put around the view, and not those of changes in the view itself.
  ///
  /// Mirrors SwiftUI's modifier.
  ///
  /// ```swift
  /// Toggle("Sound", isOn: $isOn).transaction { $0.animation = .spring } body: { content in
  ///   content.opacity(isOn ? 1 : 0.25)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - transform: Changes a transaction.
  ///   - body: Puts something around a view that stands for this one.
  /// - Returns: The changed view.
  public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    let around = TransactionAround()
    let content = transaction { if let transaction = around.transaction { $0 = transaction } }
    return body(PlaceholderContentView(content: AnyView(content))).transaction {
      around.transaction = $0
      transform(&$0)
    }
  }

  /// Changes the transaction of changes inside when a value becomes another.
  ///
  /// Mirrors SwiftUI's modifier.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - transform: Changes a transaction.
  /// - Returns: The changed view.
  public func transaction<Value: Equatable>(
    value: Value, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    AnimationView(content: self, value: value, transform: transform)
  }
}
