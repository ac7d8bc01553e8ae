/// Views that are shown or not, below a button that says which.
///
/// Mirrors SwiftUI's `DisclosureGroup`. For tests the label is a button, whose value is "Expanded" or "Collapsed"; in a list each view
/// inside is a row.
public struct DisclosureGroup<Label: View, Content: View>: View {
  private let isStatedExpanded: Binding<Bool>?
  private let content: () -> Content
  private let label: Label

  @State private var isOwnExpanded = false

  /// Makes a group that keeps by itself whether its views are shown, which at first they are not.
  public init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    isStatedExpanded = nil
    self.content = content
    self.label = label()
  }

  /// Makes a group.
  ///
  /// - Parameters:
  ///   - isExpanded: Whether its views are shown.
  ///   - content: The views.
  ///   - label: What it is called.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    isStatedExpanded = isExpanded
    self.content = content
    self.label = label()
  }

  /// Whether its views are shown.
  private var isExpanded: Binding<Bool> { isStatedExpanded ?? $isOwnExpanded }

  @Environment(style: DisclosureGroupStyleConfiguration.self) private var style

  /// The button, and the views below it.
  @ViewBuilder public var body: some View {
    if let style {
      style.makeView(
        DisclosureGroupStyleConfiguration(
          label: ControlPart(label), content: ControlPart(DeferredContent(content: content)),
          isExpanded: isExpanded))
    } else {
      usual
    }
  }

  @ViewBuilder private var usual: some View {
    Button {
      isExpanded.wrappedValue.toggle()
    } label: {
      HStack {
        label
        Spacer(minLength: 1)
        Text(isExpanded.wrappedValue ? "⌄" : "›").foregroundStyle(.secondary)
          .unlisted()
      }
    }
    .wholeLabelButtons()
    .accessibilityValue(isExpanded.wrappedValue ? "Expanded" : "Collapsed")
    if isExpanded.wrappedValue { content() }
  }
}

/// Views that are made when they are shown.
private struct DeferredContent<Content: View>: View {
  /// Makes the views.
  let content: () -> Content

  var body: some View { content() }
}

extension DisclosureGroup where Label == Text {
  /// Makes a group with a title that keeps by itself whether its views are shown.
  public init(
    _ title: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { Text(title) }
  }

  /// Makes a group with a title that keeps by itself whether its views are shown.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { Text(title) }
  }

  /// Makes a group with a title.
  public init(
    _ title: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }

  /// Makes a group with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}
