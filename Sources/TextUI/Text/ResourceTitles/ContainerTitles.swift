// Sections, groups and pages without content whose title is a resource. Where a literal stands, the forms with keys are taken.

extension Section where Parent == Text, Footer == EmptyView {
  /// Makes a section with a title.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(title) }, footer: { EmptyView() })
  }
}

extension Section {
  /// Makes a section with a title, by which people can show and hide its rows.
  ///
  /// Mirrors SwiftUI's initializer.
  @_disfavoredOverload
  public init<Rows: View>(
    _ title: LocalizedStringResource, isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> Rows
  ) where Parent == ExpandingHeader<Text>, Content == ExpandedRows<Rows>, Footer == EmptyView {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}

extension DisclosureGroup where Label == Text {
  /// Makes a group with a title that keeps by itself whether its views are shown.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { Text(title) }
  }

  /// Makes a group with a title.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}

extension GroupBox where Label == Text {
  /// Makes a group with a title.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content)
  }
}

extension ControlGroup {
  /// Makes a group with a title, which is not shown.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }
}

extension ContentUnavailableView
where Label == TextUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Makes a view of a title, a symbol and a description.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, systemImage name: String, description: Text? = nil
  ) {
    self.init(
      label: { TextUI.Label(title, systemImage: name) }, description: { description },
      actions: { EmptyView() })
  }
  /// Makes a view of a title, a picture and a description.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, image name: String, description: Text? = nil) {
    self.init(
      label: { TextUI.Label(title, image: name) }, description: { description },
      actions: { EmptyView() })
  }
}
