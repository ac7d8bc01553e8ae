/// Tabs that belong together; as text they stand beside the others.
///
/// Mirrors SwiftUI's `TabSection`.
public struct TabSection<Header: View, Content: View>: View {
  private let content: Content

  /// Puts tabs together, with a heading, which is not shown.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
    self.content = content()
  }

  /// The tabs.
  public var body: some View { content }
}

extension TabSection where Header == EmptyView {
  /// Puts tabs together.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension TabSection where Header == Text {
  /// Puts tabs together, with a title, which is not shown.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Puts tabs together, with a title, which is not shown.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Puts tabs together, with a title, which is not shown.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}
