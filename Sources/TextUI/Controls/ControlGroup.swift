/// Controls that belong together, side by side.
///
/// Mirrors SwiftUI's `ControlGroup`.
public struct ControlGroup<Content: View>: View {
  private let content: Content
  private let label: AnyView

  @Environment(style: ControlGroupStyleConfiguration.self) private var style

  /// Makes a group.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content(), label: EmptyView())
  }

  /// Makes a group with a label, which styles of the author's may show.
  private init<Label: View>(_ content: Content, label: Label) {
    self.content = content
    self.label = AnyView(label)
  }

  /// The controls.
  public var body: some View {
    if let style {
      style.makeView(
        ControlGroupStyleConfiguration(content: ControlPart(content), label: ControlPart(label)))
    } else {
      HStack { content }
    }
  }
}

extension ControlGroup {
  /// Makes a group with a label, which is shown where a style of the author's shows it.
  public init<Label: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(content(), label: label())
  }

  /// Makes a group with a title, which is shown where a style of the author's shows it.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content(), label: Text(title))
  }

  /// Makes a group with a title, which is shown where a style of the author's shows it.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(content(), label: Text(title))
  }

  /// Makes a group with a title and a symbol, which are shown where a style of the author's shows them.
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content(), label: Label(title, systemImage: systemImage))
  }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  /// Makes a group of what a style is told of one.
  public init(_ configuration: ControlGroupStyleConfiguration) {
    self.init(configuration.content, label: configuration.label)
  }
}
