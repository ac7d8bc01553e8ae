/// A result builder that turns the statements of a `body` into one view.
///
/// Mirrors SwiftUI's `ViewBuilder`. As there, it is of no actor: enumerations of routes and coordinators build views with it, too.
@resultBuilder public enum ViewBuilder {
  /// Builds a view of nothing.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// Builds a view of one.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Builds a view of several.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<repeat each Content> {
    TupleView(repeat each content)
  }

  /// Builds an expression.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// Builds an `if` without `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// Builds the first branch of a choice.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> ConditionalContent<First, Second> {
    ConditionalContent(.first(first))
  }

  /// Builds the second branch of a choice.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> ConditionalContent<First, Second> {
    ConditionalContent(.second(second))
  }

  /// Builds a view that is only there on some versions.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
