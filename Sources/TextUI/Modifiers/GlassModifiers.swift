// Panes of glass, which a text screen has none of. Each modifier is accepted and leaves the view as it is.

extension View {
  /// Puts a pane of glass behind the view, which a text screen has none of.
  ///
  /// Mirrors SwiftUI's modifier.
  public func glassEffect<S: Shape>(_ glass: Glass = .regular, in shape: S) -> some View { self }

  /// Puts a pane of glass behind the view, which a text screen has none of.
  ///
  /// Mirrors SwiftUI's modifier.
  public func glassEffect(_ glass: Glass = .regular) -> some View { self }

  /// Names the pane of glass behind the view, so that it can become that of another view.
  ///
  /// Mirrors SwiftUI's modifier.
  public func glassEffectID(
    _ id: (some Hashable & Sendable)?, in namespace: Namespace.ID
  ) -> some View {
    self
  }

  /// Has the pane of glass behind the view be one with those of other views.
  ///
  /// Mirrors SwiftUI's modifier.
  public func glassEffectUnion(
    id: (some Hashable & Sendable)?, namespace: Namespace.ID
  ) -> some View {
    self
  }

  /// Sets how the pane of glass behind the view comes and goes.
  ///
  /// Mirrors SwiftUI's modifier.
  public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }

  /// Sets whether an item of a bar stands on the pane of glass of those beside it.
  ///
  /// Mirrors the method of SwiftUI's `ToolbarContent`, which here is any view.
  public func sharedBackgroundVisibility(_ visibility: Visibility) -> some View { self }
}

/// A way in which a pane of glass comes and goes, which a text screen has none of.
///
/// Mirrors SwiftUI's `GlassEffectTransition`.
public struct GlassEffectTransition: Sendable, Hashable {
  /// Out of the pane beside it.
  public static let matchedGeometry = GlassEffectTransition()

  /// By becoming visible.
  public static let materialize = GlassEffectTransition()

  /// At once.
  public static let identity = GlassEffectTransition()
}

/// A pane of glass behind a view, which a text screen has none of.
///
/// Mirrors SwiftUI's `Glass`.
public struct Glass: Sendable, Hashable {
  /// The usual one.
  public static let regular = Glass()

  /// One that lets through more.
  public static let clear = Glass()

  /// None.
  public static let identity = Glass()

  /// Returns the pane in a colour.
  public func tint(_ color: Color?) -> Glass { self }

  /// Returns the pane, answering to touches or not.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// Views whose panes of glass flow together, which a text screen has none of.
///
/// Mirrors SwiftUI's `GlassEffectContainer`.
public struct GlassEffectContainer<Content: View>: View {
  private let content: Content

  /// Puts views together.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The views.
  public var body: some View { content }
}
