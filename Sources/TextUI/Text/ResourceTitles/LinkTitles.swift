// Links to pages, and pages, whose title is a resource. Where a literal stands, the forms with keys are taken.

extension NavigationLink where Label == Text, Destination == Never {
  /// Makes a link with a title to the page for a value.
  @_disfavoredOverload
  public init<Value: Hashable>(_ title: LocalizedStringResource, value: Value?) {
    self.init(value: value) { Text(title) }
  }
}

extension NavigationLink where Label == Text {
  /// Makes a link with a title to a page.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(title) }
  }

  /// Makes a link with a title to a page.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }
}

extension View {
  /// Gives the page a text beside its title.
  ///
  /// Mirrors SwiftUI's modifier.
  @_disfavoredOverload
  public func navigationSubtitle(_ subtitle: LocalizedStringResource) -> some View {
    navigationSubtitle(Text(subtitle))
  }

  /// Gives the page a title.
  ///
  /// Mirrors SwiftUI's modifier.
  @_disfavoredOverload
  public func navigationTitle(_ title: LocalizedStringResource) -> some View {
    navigationTitle(Text(title))
  }
}
