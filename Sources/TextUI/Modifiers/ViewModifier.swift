/// A modifier: a change of a view that can be used in several places.
///
/// Mirrors SwiftUI's `ViewModifier`.
@MainActor @preconcurrency public protocol ViewModifier {
  /// The type of the view that comes out.
  associatedtype Body: View

  /// The view that is changed.
  typealias Content = PlaceholderContentView<Self>

  /// Returns the changed view.
  @ViewBuilder func body(content: Content) -> Body
}

/// A view that stands for another which is changed.
///
/// Mirrors SwiftUI's `PlaceholderContentView`.
public struct PlaceholderContentView<Value>: View {
  /// The view.
  let content: AnyView

  /// The view.
  public var body: some View { content }

  /// Adds the texts of the view.
  public static func addTexts(of view: Self?, to texts: inout RowTexts) {
    if let view {
      AnyView.addTexts(of: view.content, to: &texts)
    } else {
      texts.addChangedView(by: Value.self)
    }
  }
}

/// A view with a modifier that changes it.
///
/// Mirrors SwiftUI's `ModifiedContent`; `modifier(_:)` makes it.
public struct ModifiedContent<Content, Modifier> {
  /// The view.
  public var content: Content

  /// What changes it.
  public var modifier: Modifier

  /// Makes a view with a modifier.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// What the modifier makes of the view.
  public var body: some View {
    ModifierBody(content: content, modifier: modifier)
  }
}

/// A modifier that changes nothing.
///
/// Mirrors SwiftUI's `EmptyModifier`.
public struct EmptyModifier: ViewModifier {
  /// A modifier that changes nothing.
  public static let identity = EmptyModifier()

  /// Makes the modifier.
  public nonisolated init() {}

  /// Returns the view as it is.
  public func body(content: Content) -> some View { content }
}

/// Two modifiers, one after the other.
private struct ModifierPair<First: ViewModifier, Second: ViewModifier>: ViewModifier {
  /// What changes the view.
  let first: First

  /// What changes that.
  let second: Second

  func body(content: Content) -> some View { content.modifier(first).modifier(second) }
}

extension ViewModifier {
  /// Returns a modifier that changes a view by this one, and then by another.
  ///
  /// Mirrors SwiftUI's method.
  public func concat<Next: ViewModifier>(_ modifier: Next) -> some ViewModifier {
    ModifierPair(first: self, second: modifier)
  }
}

/// A modifier that depends on the environment: it stands for another one.
///
/// Mirrors SwiftUI's `EnvironmentalModifier`.
public protocol EnvironmentalModifier: ViewModifier {
  /// The type of the other one.
  associatedtype ResolvedModifier: ViewModifier

  /// Returns the modifier for an environment.
  func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
  /// Returns the view, changed by the modifier that this one stands for.
  public func body(content: Content) -> some View {
    EnvironmentalContent(content: content, modifier: self)
  }
}

/// A view that is changed by what a modifier makes of the environment.
private struct EnvironmentalContent<Content: View, Modifier: EnvironmentalModifier>: View {
  /// The view.
  let content: Content

  /// What makes the modifier.
  let modifier: Modifier

  @Environment(\.self) private var environment

  var body: some View { content.modifier(modifier.resolve(in: environment)) }
}

/// A view that evaluates a modifier of the author's, so that its state has a place.
struct ModifierBody<Content: View, Modifier: ViewModifier>: PrimitiveView {
  let content: Content
  var modifier: Modifier

  static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    CustomModifierNode(view, context)
  }

  static func addTexts(of view: Self?, to texts: inout RowTexts) {
    texts.addBody(of: view.map { ($0.content, $0.modifier) }, (Content.self, Modifier.self))
  }
}

/// The node of a modifier of the author's.
final class CustomModifierNode<Content: View, Modifier: ViewModifier>: WrappingNode<
  ModifierBody<Content, Modifier>, Modifier.Body
>
{
  private var view: ModifierBody<Content, Modifier>

  /// What the properties of the modifier keep, in order.
  private var storage: [AnyObject] = []

  /// Makes the node and evaluates the modifier.
  init(_ view: ModifierBody<Content, Modifier>, _ context: NodeContext) {
    self.view = view
    super.init(context)
    connectProperties(of: &self.view.modifier, keeping: &storage)
    evaluate()
  }

  override func update(_ view: ModifierBody<Content, Modifier>) {
    let old = self.view.modifier
    self.view = view
    connectProperties(of: &self.view.modifier, keeping: &storage)
    guard graph.motion.isOn else { return evaluate() }
    graph.motion.evaluating(self, isInside: true) {
      if !graph.motion.moveIfPossible(self, from: old, to: self.view.modifier) { evaluate() }
    }
  }

  override func evaluate() {
    let content = Modifier.Content(content: AnyView(view.content))
    var modifier = graph.motion.presented(self, view.modifier)
    let body = evaluating {
      updateProperties(of: &modifier)
      return modifier.body(content: content)
    }
    show(body)
  }

  override var handsLazinessOn: Bool { true }
}

extension View {
  /// Changes the view by a modifier.
  ///
  /// Mirrors SwiftUI's modifier.
  public func modifier<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
