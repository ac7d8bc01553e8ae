import AccessibilityTree
import AutomationWire
import Primitives
import TextRendering

/// A control that takes a text of several lines.
///
/// Mirrors SwiftUI's `TextEditor`. It takes all the room it is offered, and is a text view for tests; Return begins a new line.
public struct TextEditor: PrimitiveView {
  private let text: Binding<String>
  private let selection: Binding<TextSelection?>?

  /// Makes an editor.
  ///
  /// - Parameter text: What it holds.
  public init(text: Binding<String>) {
    self.text = text
    selection = nil
  }

  /// Makes an editor of which the author knows what is selected.
  ///
  /// - Parameters:
  ///   - text: What it holds.
  ///   - selection: What is selected; `nil` before people come to it.
  public init(text: Binding<String>, selection: Binding<TextSelection?>) {
    self.text = text
    self.selection = selection
  }

  /// Makes the node.
  public static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    LeafNode(
      view, context, box: TextEditorBox(context),
      apply: { box, view in
        box.apply(.text(view.text), FieldEvents(selection: view.selection))
      })
  }
}

/// The box of an editor of several lines, which break at blanks where the room ends.
///
/// ```
/// Milk and eggs   ← rows[0]: characters 0..<14
/// for the cake    ← rows[1]: characters 14..<26
/// Bread           ← rows[2]: characters 27..<32, after a line feed
/// ```
class TextEditorBox: TextInputBox {
  /// How many rows are scrolled out above the first one shown.
  private var firstRow = 0

  /// The characters of each row, without the line feeds between them.
  private var rows: [Range<Int>] {
    TextEditorRows.rows(of: Array(shownText), width: max(1, frame.width))
  }

  override func measure(_ proposal: Proposal) -> Size {
    Size(
      width: max(3, min(proposal.width ?? 20, Proposal.infinity)),
      height: max(1, min(proposal.height ?? 3, Proposal.infinity)))
  }

  override func draw(on canvas: inout DrawingCanvas) {
    var style = canvas.style
    if environment.isDisabled { style.attributes.insert(.faint) }
    if isFocused { style.attributes.insert(.bold) }
    let rows = rows
    let characters = Array(shownText)
    // As on a phone, a text shows from its beginning until people come to it.
    if isFocused { scroll(toRow: row(ofCursorIn: rows)) }
    firstRow = min(firstRow, max(0, rows.count - frame.height))
    for y in 0..<frame.height {
      var rowStyle = style
      // Where no text is, a line shows that there is room for it.
      if y == frame.height - 1 { rowStyle.attributes.insert(.underline) }
      canvas.fill(Rect(x: 0, y: y, width: frame.width, height: 1), style: rowStyle)
      guard rows.indices.contains(firstRow + y) else { continue }
      // A blank that has no room at the end of its row is not seen.
      let row = rows[firstRow + y]
      let end = place(atColumn: frame.width, of: characters[row], from: row.lowerBound)
      let text = String(characters[row.lowerBound..<min(row.upperBound, end)])
      canvas.write(DrawnText.safe(text), at: Point(x: 0, y: y), style: rowStyle)
    }
    if let selection { drawSelection(selection, rows, on: &canvas) }
    if isFocused, selection == nil, let cursor {
      canvas.restyle(Rect(origin: cursor, size: Size(width: 1, height: 1))) {
        $0.attributes.insert(.reverse)
      }
    }
  }

  /// Marks the characters that are selected.
  private func drawSelection(
    _ selection: Range<Int>, _ rows: [Range<Int>], on canvas: inout DrawingCanvas
  ) {
    for y in 0..<frame.height where rows.indices.contains(firstRow + y) {
      let row = rows[firstRow + y]
      let part = selection.clamped(to: row)
      guard !part.isEmpty else { continue }
      let start = column(of: part.lowerBound, in: row)
      let width = column(of: part.upperBound, in: row) - start
      canvas.restyle(Rect(x: start, y: y, width: width, height: 1)) {
        $0.attributes.insert(.reverse)
      }
    }
  }

  /// Scrolls so far that a row shows.
  private func scroll(toRow row: Int) {
    firstRow = max(min(firstRow, row), row - max(1, frame.height) + 1)
  }

  /// Returns the row in which the cursor is.
  private func row(ofCursorIn rows: [Range<Int>]) -> Int {
    rows.lastIndex { $0.lowerBound <= position } ?? 0
  }

  /// Returns the column of the cursor, which is in a row.
  private func columnOfCursor(in row: Range<Int>) -> Int { column(of: position, in: row) }

  /// Returns the column of a character, which is in a row.
  private func column(of place: Int, in row: Range<Int>) -> Int {
    Array(shownText)[row.lowerBound..<place].reduce(0) { $0 + DisplayWidth.width(of: $1) }
  }

  override var cursor: Point? {
    let rows = rows
    let row = row(ofCursorIn: rows)
    let column = columnOfCursor(in: rows[row])
    return Point(x: min(column, max(0, frame.width - 1)), y: max(0, row - firstRow))
  }

  override func element() -> ElementNode? {
    var node = ElementNode(id: id, elementType: .textView)
    node.value = shownText
    node.actions = [.activate, .focus, .editText]
    return node
  }

  override func cursorPlace(at point: Point) -> Int {
    let rows = rows
    return place(atColumn: point.x, of: rows[min(rows.count - 1, firstRow + max(0, point.y))])
  }

  /// Returns how many characters stand before a column of a row.
  private func place(atColumn column: Int, of row: Range<Int>) -> Int {
    place(atColumn: column, of: Array(shownText)[row], from: row.lowerBound)
  }

  override var lineAroundCursor: ClosedRange<Int> {
    let rows = rows
    let row = rows[row(ofCursorIn: rows)]
    return row.lowerBound...row.upperBound
  }

  override func moveCursor(byLines count: Int) -> Bool {
    let rows = rows
    let current = row(ofCursorIn: rows)
    guard rows.indices.contains(current + count) else { return false }
    let column = columnOfCursor(in: rows[current])
    moveCursor(to: place(atColumn: column, of: rows[current + count]))
    return true
  }

  override func handle(_ key: KeyPress) -> Bool {
    switch key.key {
    case .pageUp where key.modifiers.isEmpty && !environment.isDisabled: turnPage(by: -1)
    case .pageDown where key.modifiers.isEmpty && !environment.isDisabled: turnPage(by: 1)
    default: super.handle(key)
    }
  }

  /// Moves the cursor by as many lines as show; returns whether there was one to move to.
  private func turnPage(by pages: Int) -> Bool {
    let rows = rows
    let current = row(ofCursorIn: rows)
    let target = min(max(0, current + pages * max(1, frame.height - 1)), rows.count - 1)
    return moveCursor(byLines: target - current)
  }

  override func paste(_ text: String) -> Bool {
    insert(String(text.map { $0.isNewline ? "\n" : $0 }))
    return true
  }

  override var returnTitle: String { "new line" }

  override func handleReturn() { insert("\n") }
}

/// The rows in which an editor shows a text.
enum TextEditorRows {
  /// Breaks a text into rows, at line feeds, and at the last blank where the room ends.
  ///
  /// A blank that has no room stays at the end of its row, unseen.
  ///
  /// - Parameters:
  ///   - characters: The text.
  ///   - width: The room, in columns.
  /// - Returns: The characters of each row, without line feeds; one row at least.
  static func rows(of characters: [Character], width: Int) -> [Range<Int>] {
    var rows: [Range<Int>] = []
    var start = 0
    var column = 0
    var afterBlank: Int?
    for (index, character) in characters.enumerated() {
      if character.isNewline {
        rows.append(start..<index)
        (start, column, afterBlank) = (index + 1, 0, nil)
        continue
      }
      let taken = DisplayWidth.width(of: character)
      if column + taken > width, character != " ", index > start {
        let end = afterBlank ?? index
        rows.append(start..<end)
        (start, afterBlank) = (end, nil)
        column = characters[end..<index].reduce(0) { $0 + DisplayWidth.width(of: $1) }
      }
      column += taken
      if character == " " { afterBlank = index + 1 }
    }
    rows.append(start..<characters.count)
    return rows
  }
}
