/// A piece of a screen, described by what it is made of.
///
/// Mirrors SwiftUI's `View`: conform by giving a `body`. Values of views are cheap and made anew whenever something they read
/// changes; what lasts (state, focus, scroll positions) is kept by the view's identity: its place among its siblings, or its
/// explicit `id`.
@MainActor @preconcurrency public protocol View {
  /// The type of the view that makes up this one.
  associatedtype Body: View

  /// What this view is made of.
  @ViewBuilder var body: Body { get }

  /// Makes the node of a view. TextUI's own views implement it; yours get it from their `body`.
  static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self>

  /// Adds the texts by which the view's elements can be found. TextUI's own views implement it where they can tell; yours get it from
  /// their `body`.
  ///
  /// - Parameters:
  ///   - view: The view; `nil` where only its type is known, to see whether views of it can tell.
  ///   - texts: The texts, which it is added to, or which it gives up.
  static func addTexts(of view: Self?, to texts: inout RowTexts)
}

extension View {
  /// Makes a node that evaluates `body`.
  public static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    BodyNode(view, context)
  }
}

extension Never: View {
  /// Never there: views without a body are TextUI's own.
  public var body: Never { self }

  /// Adds nothing.
  public static func addTexts(of view: Self?, to texts: inout RowTexts) {}
}

/// A view that TextUI draws or arranges itself, instead of being made of other views.
protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  /// Never asked for.
  public var body: Never {
    preconditionFailure("\(Self.self) has no body.")
  }
}
