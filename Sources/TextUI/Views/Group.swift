/// Several views as one, without arranging them.
///
/// Mirrors SwiftUI's `Group`.
public struct Group<Content: View>: View {
  /// The views.
  let content: Content

  /// Makes a group of views.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The views of the group.
  public var body: some View { content }
}
