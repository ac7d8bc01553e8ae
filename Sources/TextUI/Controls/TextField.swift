/// A control that takes a line of text.
///
/// Mirrors SwiftUI's `TextField`.
///
/// While it has the focus in an application that a test launched, a software keyboard is in the tree, whose keys can be tapped. It lies
/// below the screen and takes no room. With the variable `TEXTUI_KEYBOARD` of the launch set to `shown` it is drawn at the bottom, and the
/// application has the room above; with `none` there is none, as with a hardware keyboard. Keys that are typed reach the field in any case.
public struct TextField: PrimitiveView {
  private let title: Text
  private var prompt: Text?
  private let text: Binding<String>

  /// Makes a field.
  ///
  /// - Parameters:
  ///   - title: What it is called; shown while the field is empty.
  ///   - text: What it holds.
  public init(_ title: LocalizedStringKey, text: Binding<String>) {
    self.title = Text(title)
    self.text = text
  }

  /// Makes a field.
  ///
  /// - Parameters:
  ///   - title: What it is called; shown while the field is empty.
  ///   - text: What it holds.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>) {
    self.title = Text(title)
    self.text = text
  }

  /// Makes a field that is called what a text says.
  init(titled title: Text, text: Binding<String>) {
    self.title = title
    self.text = text
  }

  /// Makes a field with a prompt of its own; what the field is called is its label then.
  public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.title = Text(title)
    self.prompt = prompt
    self.text = text
  }

  /// Makes a field with a prompt of its own; what the field is called is its label then.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, prompt: Text?) {
    self.title = Text(title)
    self.prompt = prompt
    self.text = text
  }

  /// Makes the node.
  public static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    LeafNode(
      view, context, box: TextFieldBox(context, isSecure: false),
      apply: { box, view in
        box.apply(view.text, words: FieldWords(view.title, prompt: view.prompt, for: box))
      })
  }
}

/// A control that takes a secret.
///
/// Mirrors SwiftUI's `SecureField`: one dot is shown, and reported, for each character.
public struct SecureField: PrimitiveView {
  private let title: Text
  private var prompt: Text?
  private let text: Binding<String>

  /// Makes a field.
  ///
  /// - Parameters:
  ///   - title: What it is called; shown while the field is empty.
  ///   - text: What it holds.
  public init(_ title: LocalizedStringKey, text: Binding<String>) {
    self.title = Text(title)
    self.text = text
  }

  /// Makes a field.
  ///
  /// - Parameters:
  ///   - title: What it is called; shown while the field is empty.
  ///   - text: What it holds.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>) {
    self.title = Text(title)
    self.text = text
  }

  /// Makes a field with a prompt of its own; what the field is called is its label then.
  public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.title = Text(title)
    self.prompt = prompt
    self.text = text
  }

  /// Makes a field with a prompt of its own; what the field is called is its label then.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, prompt: Text?) {
    self.title = Text(title)
    self.prompt = prompt
    self.text = text
  }

  /// Makes the node.
  public static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    LeafNode(
      view, context, box: TextFieldBox(context, isSecure: true),
      apply: { box, view in
        box.apply(view.text, words: FieldWords(view.title, prompt: view.prompt, for: box))
      })
  }
}

/// The words of a field: what it is called, and what it shows while it is empty.
struct FieldWords: Hashable {
  /// What it is called.
  let title: String

  /// What it shows while it is empty; `nil` for what it is called.
  var prompt: String?
}

extension FieldWords {
  /// Reads the words of a field at its place.
  @MainActor init(_ title: Text, prompt: Text?, for box: Box) {
    self.init(
      title: title.content.string(for: box), prompt: prompt?.content.string(for: box))
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
  /// Runs code when Return is pressed in a text field inside.
  ///
  /// Mirrors SwiftUI's modifier.
  public func onSubmit(_ action: @escaping () -> Void) -> some View {
    EnvironmentWriter(content: self, key: 0, value: action) { $0.submitAction = action }
  }
}
