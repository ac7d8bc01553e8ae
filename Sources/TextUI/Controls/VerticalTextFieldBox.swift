import AccessibilityTree
import Primitives
import TextRendering

/// The box of a field that grows by lines with its text.
///
/// ```
/// Milk and eggs      a limit of 1...3 lines
/// for the cake_
/// ```
final class VerticalTextFieldBox: TextEditorBox {
  private var words = FieldWords(title: "")

  /// What is shown while the field is empty.
  private var prompt: String { words.prompt ?? words.title }

  /// Takes the content and the words of a new value of the view.
  func apply(_ content: FieldContent, words: FieldWords, _ events: FieldEvents) {
    if words != self.words { setNeedsLayout() }
    self.words = words
    apply(content, events)
  }

  override func measure(_ proposal: Proposal) -> Size {
    let width = max(3, min(proposal.width ?? 20, Proposal.infinity))
    let limits = environment.text
    let text = shownText.isEmpty ? prompt : shownText
    let count = TextEditorRows.rows(of: Array(text), width: width).count
    let most = max(limits.lineLimit ?? .max, max(1, limits.reservedLines))
    let height = min(max(count, limits.reservedLines, 1), most)
    return Size(width: width, height: min(height, max(1, proposal.height ?? height)))
  }

  override func textChanged() {
    super.textChanged()
    setNeedsLayout()
  }

  override func draw(on canvas: inout DrawingCanvas) {
    super.draw(on: &canvas)
    guard shownText.isEmpty else { return }
    var style = canvas.style
    style.attributes.insert(.faint)
    let characters = Array(prompt)
    let rows = TextEditorRows.rows(of: characters, width: max(1, frame.width))
    for (y, row) in rows.prefix(frame.height).enumerated() {
      if y == frame.height - 1 { style.attributes.insert(.underline) }
      canvas.write(DrawnText.safe(String(characters[row])), at: Point(x: 0, y: y), style: style)
    }
    guard isFocused, let cursor else { return }
    canvas.restyle(Rect(origin: cursor, size: Size(width: 1, height: 1))) {
      $0.attributes.insert(.reverse)
    }
  }

  override func element() -> ElementNode? {
    var node = ElementNode(id: id, elementType: .textField)
    node.placeholder = prompt
    if words.prompt != nil { node.label = words.title }
    node.value = shownText.isEmpty ? prompt : shownText
    node.actions = [.activate, .focus, .editText]
    node.states.insert(.multiline)
    return node
  }
}
