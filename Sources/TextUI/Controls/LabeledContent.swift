import AccessibilityTree

/// A value, or a control, with what it is called.
///
/// Mirrors SwiftUI's `LabeledContent`: the label stands at the beginning of the line, the value at its end. For tests a text with a label is one
/// text, "Version, 1.2"; unlike on a phone it has the two texts inside.
public struct LabeledContent<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content

  /// Makes a value with a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  @Environment(style: LabeledContentStyleConfiguration.self) private var style
  @Environment(\.areLabelsHidden) private var isLabelHidden

  /// The label and the value.
  public var body: some View {
    if let style {
      style.makeView(
        LabeledContentStyleConfiguration(label: ControlPart(label), content: ControlPart(content)))
    } else if isLabelHidden {
      content
    } else {
      HStack {
        VStack(alignment: .leading) { label }
        Spacer(minLength: 1)
        content.foregroundStyle(.secondary)
      }
      .modified(by: LabeledTextModifier())
    }
  }
}

extension LabeledContent
where
  Label == LabeledContentStyleConfiguration.Label,
  Content == LabeledContentStyleConfiguration.Content
{
  /// Makes a value of what a style is told of one.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}

extension LabeledContent where Label == Text {
  /// Makes a value with a title.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Makes a value with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Makes a text with a title.
  public init<Value: StringProtocol>(_ title: LocalizedStringKey, value: Value) {
    self.init(title) { Text(value) }
  }

  /// Makes a text with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: StringProtocol>(_ title: Title, value: Value) {
    self.init(title) { Text(value) }
  }

  /// Makes a value in a format with a title.
  public init<Format: FormatStyle>(
    _ title: LocalizedStringKey, value: Format.FormatInput, format: Format
  ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(title) { Text(value, format: format) }
  }

  /// Makes a value in a format with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol, Format: FormatStyle>(
    _ title: Title, value: Format.FormatInput, format: Format
  ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(title) { Text(value, format: format) }
  }
}

/// A modifier that makes a label and a text one text for tests.
private struct LabeledTextModifier: BoxModifier, Equatable {
  func makeBox(_ node: ViewNode) -> LabeledTextBox { LabeledTextBox(node) }

  func apply(to box: LabeledTextBox) {}

  static func addTexts(
    of modifier: Self?, to texts: inout RowTexts, _ addContent: (inout RowTexts) -> Void
  ) {
    texts.addJoined(addContent)
  }
}

/// The box of a label and what it belongs to.
private final class LabeledTextBox: Box {
  // What holds a control is none.
  override func element() -> ElementNode? {
    isOfTexts ? ElementNode(id: id, elementType: .staticText) : nil
  }

  override var childReporting: ChildReporting { .labelAndChildren }
}
