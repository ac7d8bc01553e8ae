extension Section {
  /// Makes a section whose rows people can show and hide by its heading.
  ///
  /// Mirrors SwiftUI's initializer.
  ///
  /// - Note: Unlike SwiftUI's, its heading can be tapped in every style of lists.
  ///
  /// - Parameters:
  ///   - isExpanded: Whether the rows are shown.
  ///   - content: The rows.
  ///   - header: The heading.
  public init<Rows: View, Heading: View>(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Rows,
    @ViewBuilder header: () -> Heading
  )
  where Parent == ExpandingHeader<Heading>, Content == ExpandedRows<Rows>, Footer == EmptyView {
    let heading = header()
    let rows = content()
    self.init(
      content: { ExpandedRows(isExpanded: isExpanded, content: rows) },
      header: { ExpandingHeader(isExpanded: isExpanded, content: heading) })
  }

  /// Makes a section with a title, by which people can show and hide its rows.
  ///
  /// Mirrors SwiftUI's initializer.
  public init<Rows: View>(
    _ title: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> Rows
  ) where Parent == ExpandingHeader<Text>, Content == ExpandedRows<Rows>, Footer == EmptyView {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }

  /// Makes a section with a title, by which people can show and hide its rows.
  ///
  /// Mirrors SwiftUI's initializer.
  @_disfavoredOverload
  public init<Title: StringProtocol, Rows: View>(
    _ title: Title, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Rows
  ) where Parent == ExpandingHeader<Text>, Content == ExpandedRows<Rows>, Footer == EmptyView {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}

/// The heading of a section that shows and hides its rows: a button.
///
/// Sections make it; there is nothing in it for you.
public struct ExpandingHeader<Content: View>: View {
  /// Whether the rows are shown.
  let isExpanded: Binding<Bool>

  /// The heading.
  let content: Content

  /// A button with the heading, whose value says whether the rows are shown.
  public var body: some View {
    Button {
      isExpanded.wrappedValue.toggle()
    } label: {
      HStack {
        content
        Spacer(minLength: 1)
        Text(isExpanded.wrappedValue ? "⌄" : "›").unlisted()
      }
    }
    .wholeLabelButtons()
    .accessibilityValue(isExpanded.wrappedValue ? "Expanded" : "Collapsed")
  }
}

/// The rows of a section that can be hidden.
///
/// Sections make them; there is nothing in it for you.
public struct ExpandedRows<Content: View>: View {
  /// Whether they are shown.
  let isExpanded: Binding<Bool>

  /// Makes the rows.
  let content: Content

  /// The rows, while they are shown.
  @ViewBuilder public var body: some View {
    if isExpanded.wrappedValue { content }
  }
}
