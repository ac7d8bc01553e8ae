/// A control that takes a secret.
///
/// Mirrors SwiftUI's `SecureField`: one dot is shown, and reported, for each character. As on a phone, the first key after the focus came takes the
/// place of all that it holds.
public struct SecureField<Label: View>: PrimitiveView {
  private let label: Label
  private let prompt: Text?
  private let text: Binding<String>
  private let events: FieldEvents

  /// Makes a field of its parts.
  private init(
    label: Label, text: Binding<String>, prompt: Text? = nil, events: FieldEvents = FieldEvents()
  ) {
    self.label = label
    self.prompt = prompt
    self.text = text
    self.events = events
  }

  /// Makes a field with a prompt of its own; what the field is called is its label then.
  ///
  /// - Parameters:
  ///   - text: What it holds.
  ///   - prompt: What it shows while it is empty; `nil` for what it is called.
  ///   - label: What it is called; its texts count.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(label: label(), text: text, prompt: prompt)
  }

  /// Makes the node.
  public static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    LeafNode(
      view, context, box: TextFieldBox(context, isSecure: true),
      apply: { box, view in
        box.apply(
          .text(view.text), words: FieldWords(view.label, prompt: view.prompt, for: box),
          view.events)
      })
  }
}

extension SecureField where Label == Text {
  /// Makes a field.
  ///
  /// - Parameters:
  ///   - title: What it is called; shown while the field is empty.
  ///   - text: What it holds.
  public init(_ title: LocalizedStringKey, text: Binding<String>) {
    self.init(label: Text(title), text: text)
  }

  /// Makes a field.
  ///
  /// - Parameters:
  ///   - title: What it is called; shown while the field is empty.
  ///   - text: What it holds.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>) {
    self.init(label: Text(title), text: text)
  }

  /// Makes a field with a prompt of its own; what the field is called is its label then.
  public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(label: Text(title), text: text, prompt: prompt)
  }

  /// Makes a field with a prompt of its own; what the field is called is its label then.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, prompt: Text?) {
    self.init(label: Text(title), text: text, prompt: prompt)
  }

  /// Makes a field that tells of Return.
  ///
  /// Mirrors SwiftUI's older initializer.
  public init(
    _ title: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(label: Text(title), text: text, events: FieldEvents(onCommit: onCommit))
  }

  /// Makes a field that tells of Return.
  ///
  /// Mirrors SwiftUI's older initializer.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(label: Text(title), text: text, events: FieldEvents(onCommit: onCommit))
  }
}
