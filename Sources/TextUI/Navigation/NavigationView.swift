/// Pages pushed one over the other.
///
/// Mirrors SwiftUI's older container, which on a phone is what ``NavigationStack`` is.
public struct NavigationView<Content: View>: View {
  private let content: Content

  /// Makes a container with its first page.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The stack.
  public var body: some View {
    NavigationStack { content }
  }
}

/// A look of navigation views.
///
/// Mirrors SwiftUI's protocol; in a text screen, as on a phone, they have one look.
public protocol NavigationViewStyle: Sendable {}

/// The look of a navigation view that suits the place.
///
/// Mirrors SwiftUI's structure.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Makes the style.
  public init() {}
}

/// The look of a navigation view that shows one page at a time.
///
/// Mirrors SwiftUI's structure.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// Makes the style.
  public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// As suits the place.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One page at a time.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension View {
  /// Sets the look of navigation views inside, which have one.
  ///
  /// Mirrors SwiftUI's modifier.
  public func navigationViewStyle<Style: NavigationViewStyle>(_ style: Style) -> some View { self }
}
