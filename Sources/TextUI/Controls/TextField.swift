/// A control that takes a line of text.
///
/// Mirrors SwiftUI's `TextField`.
///
/// While it has the focus in an application that a test launched, a software keyboard is in the tree, whose keys can be tapped. It lies
/// below the screen and takes no room. With the variable `TEXTUI_KEYBOARD` of the launch set to `shown` it is drawn at the bottom, and the
/// application has the room above; with `none` there is none, as with a hardware keyboard. Keys that are typed reach the field in any case.
///
/// One with a vertical axis grows with its text by lines, between those of `lineLimit(_:)`, and Return begins a new line.
public struct TextField<Label: View>: View {
  private let label: Label
  private let prompt: Text?
  private let content: FieldContent
  private let axis: Axis
  private let events: FieldEvents

  @Environment(style: TextField<ControlPart>.self) private var style

  /// Makes a field of its parts.
  init(
    label: Label, _ content: FieldContent, prompt: Text? = nil, axis: Axis = .horizontal,
    events: FieldEvents = FieldEvents()
  ) {
    self.label = label
    self.prompt = prompt
    self.content = content
    self.axis = axis
    self.events = events
  }

  /// Makes a field with a prompt of its own; what the field is called is its label then.
  ///
  /// - Parameters:
  ///   - text: What it holds.
  ///   - prompt: What it shows while it is empty; `nil` for what it is called.
  ///   - label: What it is called; its texts count.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(label: label(), .text(text), prompt: prompt)
  }

  /// Makes a field that grows along an axis.
  ///
  /// - Parameters:
  ///   - text: What it holds.
  ///   - prompt: What it shows while it is empty; `nil` for what it is called.
  ///   - axis: Where it has more room for a longer text.
  ///   - label: What it is called; its texts count.
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), .text(text), prompt: prompt, axis: axis)
  }

  /// A field, or what a style makes of it.
  public var body: some View {
    if let style {
      style.makeView(
        TextField<ControlPart>(
          label: ControlPart(label), content, prompt: prompt, axis: axis, events: events))
    } else {
      PlainTextField(label: label, prompt: prompt, content: content, axis: axis, events: events)
    }
  }
}

/// A field as it is without a style.
private struct PlainTextField<Label: View>: PrimitiveView {
  /// What it is called.
  let label: Label

  /// What it shows while it is empty; `nil` for what it is called.
  let prompt: Text?

  /// What it holds.
  let content: FieldContent

  /// Where it has more room for a longer text.
  let axis: Axis

  /// What is told of what people do.
  let events: FieldEvents

  static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    if view.axis == .vertical {
      return LeafNode(
        view, context, box: VerticalTextFieldBox(context),
        apply: { box, view in
          box.apply(
            view.content, words: FieldWords(view.label, prompt: view.prompt, for: box), view.events)
        })
    }
    return LeafNode(
      view, context, box: TextFieldBox(context, isSecure: false),
      apply: { box, view in
        box.apply(
          view.content, words: FieldWords(view.label, prompt: view.prompt, for: box), view.events)
      })
  }
}

extension TextField where Label == Text {
  /// Makes a field.
  ///
  /// - Parameters:
  ///   - title: What it is called; shown while the field is empty.
  ///   - text: What it holds.
  public init(_ title: LocalizedStringKey, text: Binding<String>) {
    self.init(label: Text(title), .text(text))
  }

  /// Makes a field.
  ///
  /// - Parameters:
  ///   - title: What it is called; shown while the field is empty.
  ///   - text: What it holds.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>) {
    self.init(label: Text(title), .text(text))
  }

  /// Makes a field that is called what a text says.
  init(titled title: Text, text: Binding<String>) {
    self.init(label: title, .text(text))
  }

  /// Makes a field with a prompt of its own; what the field is called is its label then.
  public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(label: Text(title), .text(text), prompt: prompt)
  }

  /// Makes a field with a prompt of its own; what the field is called is its label then.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, prompt: Text?) {
    self.init(label: Text(title), .text(text), prompt: prompt)
  }

  /// Makes a field that grows along an axis.
  public init(_ title: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(label: Text(title), .text(text), axis: axis)
  }

  /// Makes a field that grows along an axis.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, axis: Axis) {
    self.init(label: Text(title), .text(text), axis: axis)
  }

  /// Makes a field that grows along an axis, with a prompt of its own.
  public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(label: Text(title), .text(text), prompt: prompt, axis: axis)
  }

  /// Makes a field that grows along an axis, with a prompt of its own.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, text: Binding<String>, prompt: Text?, axis: Axis
  ) {
    self.init(label: Text(title), .text(text), prompt: prompt, axis: axis)
  }
}

// MARK: - Older spellings

extension TextField where Label == Text {
  /// Makes a field that tells when people begin and end, and of Return.
  ///
  /// Mirrors SwiftUI's older initializer.
  public init(
    _ title: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    let events = FieldEvents(onEditingChanged: onEditingChanged, onCommit: onCommit)
    self.init(label: Text(title), .text(text), events: events)
  }

  /// Makes a field that tells when people begin and end, and of Return.
  ///
  /// Mirrors SwiftUI's older initializer.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) {
    let events = FieldEvents(onEditingChanged: onEditingChanged, onCommit: onCommit)
    self.init(label: Text(title), .text(text), events: events)
  }

  /// Makes a field that tells of Return.
  ///
  /// Mirrors SwiftUI's older initializer.
  public init(
    _ title: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(label: Text(title), .text(text), events: FieldEvents(onCommit: onCommit))
  }

  /// Makes a field that tells of Return.
  ///
  /// Mirrors SwiftUI's older initializer.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(label: Text(title), .text(text), events: FieldEvents(onCommit: onCommit))
  }
}

/// The key of what Return does in a text field.
private enum SubmitKey: EnvironmentKey {
  static var defaultValue: (() -> Void)? { nil }
}

extension EnvironmentValues {
  /// What Return does in a text field.
  var submitAction: (() -> Void)? {
    get { self[SubmitKey.self] }
    set { self[SubmitKey.self] = newValue }
  }
}

extension View {
  /// Runs code when Return is pressed in a text field inside, after what the views inside want to do.
  ///
  /// Mirrors SwiftUI's modifier.
  public func onSubmit(_ action: @escaping () -> Void) -> some View {
    EnvironmentWriter(content: self, key: 0, value: action) { values in
      let outer = values.submitAction
      values.submitAction = {
        action()
        outer?()
      }
    }
  }
}
