/// Controls that belong together, side by side.
///
/// Mirrors SwiftUI's `ControlGroup`.
public struct ControlGroup<Content: View>: View {
  private let content: Content

  @Environment(style: ControlGroupStyleConfiguration.self) private var style

  /// Makes a group.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The controls.
  public var body: some View {
    if let style {
      style.makeView(ControlGroupStyleConfiguration(content: ControlPart(content)))
    } else {
      HStack { content }
    }
  }
}

extension ControlGroup {
  /// Makes a group with a label, which is not shown.
  public init<Label: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(content: content)
  }

  /// Makes a group with a title, which is not shown.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }

  /// Makes a group with a title, which is not shown.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }

  /// Makes a group with a title and a symbol, which are not shown.
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content)
  }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  /// Makes a group of what a style is told of one.
  public init(_ configuration: ControlGroupStyleConfiguration) {
    self.init { configuration.content }
  }
}
