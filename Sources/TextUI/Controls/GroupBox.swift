/// Views that belong together, with a line around them and a label over them.
///
/// Mirrors SwiftUI's `GroupBox`.
public struct GroupBox<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content

  /// Makes a group with a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// Makes a group with a label.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }

  @Environment(style: GroupBoxStyleConfiguration.self) private var style

  /// The label over the views.
  public var body: some View {
    if let style {
      style.makeView(
        GroupBoxStyleConfiguration(label: ControlPart(label), content: ControlPart(content)))
    } else {
      VStack(alignment: .leading) {
        label.font(.headline)
        content
      }
      .padding(.horizontal, 1)
      .border(.secondary)
    }
  }
}

extension GroupBox where Label == EmptyView {
  /// Makes a group.
  public init(@ViewBuilder content: () -> Content) {
    self.init(label: EmptyView(), content: content)
  }
}

extension GroupBox where Label == Text {
  /// Makes a group with a title.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content)
  }

  /// Makes a group with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content)
  }
}

extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// Makes a group of what a style is told of one.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(label: configuration.label) { configuration.content }
  }
}
