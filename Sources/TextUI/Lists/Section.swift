/// Rows that belong together, with a heading and a footing.
///
/// Mirrors SwiftUI's `Section`.
public struct Section<Parent: View, Content: View, Footer: View>: View {
  let header: Parent
  let content: Content
  let footer: Footer

  /// Makes a section.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.header = header()
    self.content = content()
    self.footer = footer()
  }

  /// The heading, the rows and the footing.
  public var body: some View {
    header.bold().foregroundStyle(.tint)
      .modified(by: SectionPartModifier(role: .header))
    content
    footer.foregroundStyle(.secondary)
      .modified(by: SectionPartModifier(role: .footer))
  }
}

extension Section where Footer == EmptyView {
  /// Makes a section with a heading.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(content: content, header: header, footer: { EmptyView() })
  }
}

extension Section where Parent == EmptyView {
  /// Makes a section with a footing.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(content: content, header: { EmptyView() }, footer: footer)
  }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
  /// Makes a section.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// Makes a section with a title.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(title) }, footer: { EmptyView() })
  }

  /// Makes a section with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(title) }, footer: { EmptyView() })
  }
}

/// A trait: which part of a section a view is.
enum SectionRoleTrait: BoxTrait {
  /// A part of a section, other than its rows.
  enum Value: Hashable {
    /// The heading.
    case header

    /// The footing.
    case footer
  }
}

// MARK: - Older initializers

extension Section {
  /// Makes a section with a heading and a footing.
  ///
  /// Mirrors SwiftUI's older initializer.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header }, footer: { footer })
  }
}

extension Section where Footer == EmptyView {
  /// Makes a section with a heading.
  ///
  /// Mirrors SwiftUI's older initializer.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header })
  }
}

extension Section where Parent == EmptyView {
  /// Makes a section with a footing.
  ///
  /// Mirrors SwiftUI's older initializer.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content: content, footer: { footer })
  }
}
