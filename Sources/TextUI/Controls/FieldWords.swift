/// The words of a field: what it is called, and what it shows while it is empty.
struct FieldWords: Hashable {
  /// What it is called.
  let title: String

  /// What it shows while it is empty; `nil` for what it is called.
  var prompt: String?
}

extension FieldWords {
  /// Reads the words of a field at its place.
  @MainActor init<Label: View>(_ label: Label, prompt: Text?, for box: Box) {
    let text = (label as? Text) ?? (label as? ControlPart)?.text
    let title = text?.content.string(for: box) ?? RowTexts.words(of: label, for: box)
    self.init(title: title, prompt: prompt?.content.string(for: box))
  }
}

/// What a field holds: a text, or a value that is written as one.
enum FieldContent {
  /// A text.
  case text(Binding<String>)

  /// A value.
  case value(FieldFormat)
}

/// A format of a value in a field.
struct FieldFormat {
  /// Returns the value as a locale writes it.
  let text: (Locale) -> String

  /// Reads a text, and sets the value to what it says; where the text says nothing, leaves it or sets it to none.
  let read: (String, Locale) -> Void
}

/// The code that is told of what people do in a field.
struct FieldEvents {
  /// Told when people begin, and when they end.
  var onEditingChanged: (Bool) -> Void = { _ in }

  /// Told of Return.
  var onCommit: () -> Void = {}

  /// What is selected; `nil` where the author does not ask.
  var selection: Binding<TextSelection?>?
}

extension RowTexts {
  /// Returns what a control with a label is called at a place, told from the label's value alone.
  static func words<Label: View>(of label: Label, for box: Box) -> String {
    let context = NodeContext(graph: box.graph, parent: nil, scope: box.scope, isActive: false)
    var texts = RowTexts(RowTextsReader(context))
    Label.addTexts(of: label, to: &texts)
    return texts.label
  }
}
