import AccessibilityTree
import AutomationWire
import Testing

@testable import TextUI

/// The editor of several lines: its rows, its cursor and its keys.
@MainActor struct TextEditorTests {
  @Observable final class Model {
    var text = ""
  }

  struct Editor: View {
    @Bindable var model: Model
    var isDisabled = false
    var body: some View { TextEditor(text: $model.text).disabled(isDisabled) }
  }

  private func host(_ model: Model, height: Int = 3, isDisabled: Bool = false) -> HostedView {
    HostedView(width: 10, height: height) { Editor(model: model, isDisabled: isDisabled) }
  }

  /// The place of the terminal's cursor.
  private func cursor(_ view: HostedView) -> Point? {
    _ = view.screen
    return view.host.cursor
  }

  @Test func aTextShowsFromItsBeginningAndIsLeafedThrough() {
    let model = Model()
    model.text = (0..<20).map { "Line \($0)" }.joined(separator: "\n")
    let view = HostedView(width: 12, height: 4) { Editor(model: model) }
    #expect(view.screen.hasPrefix("Line 0\nLine 1\n"))
    view.press(.tab)
    #expect(view.screen.contains("Line 19"))
    view.press(.pageUp, .pageUp)
    #expect(view.screen.hasPrefix("Line 13") && !view.screen.contains("Line 19"))
    for _ in 0..<9 { view.press(.pageUp) }
    #expect(view.screen.hasPrefix("Line 0"))
    view.press(.pageDown)
    view.type("!")
    #expect(model.text.contains("Line 3!"))
  }

  @Test func aBlankWhereTheRoomEndsIsNotDrawnBesideIt() {
    let model = Model()
    model.text = "ab cd ef"
    let view = HostedView(width: 6, height: 2) {
      ZStack(alignment: .topLeading) {
        Text("     |")
        Editor(model: model).frame(width: 5)
      }
    }
    #expect(view.screen.hasPrefix("ab cd|"))
  }

  @Test func isATextViewThatTakesLines() {
    let model = Model()
    let view = host(model)
    view.type("lost")
    #expect(model.text.isEmpty)
    view.press(.tab)
    view.type("ab")
    view.press(.return)
    view.type("c")
    #expect(model.text == "ab\nc")
    #expect(view.screen == "ab\nc")
    #expect(cursor(view) == Point(x: 1, y: 1))
    #expect(
      view.outline
        == "TextView, {{0.0, 0.0}, {10.0, 3.0}}, value: ab\\nc, Keyboard Focused")
    view.press(.delete, .delete)
    #expect(model.text == "ab")
  }

  @Test func breaksAtBlanksAndScrollsToItsCursor() {
    let model = Model()
    model.text = "Milk and eggs for the cake"
    let view = host(model)
    #expect(view.screen == "Milk and\neggs for\nthe cake")
    view.press(.tab, .end)
    model.text += "\nand bread"
    _ = view.screen
    view.press(.end, .downArrow, .downArrow, .downArrow, .end)
    #expect(view.screen == "eggs for\nthe cake\nand bread")
    #expect(cursor(view) == Point(x: 9, y: 2))
  }

  @Test func arrowsKeepTheColumn() {
    let model = Model()
    model.text = "abcd\nx\nefgh"
    let view = host(model)
    view.press(.tab, .home, .rightArrow)
    let positions = [.upArrow, .upArrow, .downArrow].map { (key: KeyPress.Key) in
      view.press(key)
      return cursor(view)
    }
    #expect(positions == [Point(x: 1, y: 1), Point(x: 1, y: 0), Point(x: 1, y: 1)])
    view.press(.character("!"))
    #expect(model.text == "abcd\nx!\nefgh")
    view.press(.character("u"), modifiers: .control)
    #expect(model.text == "abcd\n\nefgh")
  }

  @Test func aClickPutsTheCursorAndAPasteKeepsItsLines() {
    let model = Model()
    model.text = "abcd\nefgh"
    let view = host(model)
    for phase in [PointerEvent.Phase.began, .ended] {
      view.host.perform(
        .pointer(PointerEvent(phase, at: Point(x: 2, y: 1), device: .mouse)))
    }
    #expect(cursor(view) == Point(x: 2, y: 1))
    view.host.perform(.paste("1\r\n2"))
    #expect(model.text == "abcd\nef1\n2gh")
  }

  @Test func takesNothingWhileDisabled() {
    let model = Model()
    let view = host(model, isDisabled: true)
    view.press(.tab)
    view.type("a")
    #expect(model.text.isEmpty)
    #expect(
      view.outline == "TextView, {{0.0, 0.0}, {10.0, 3.0}}, Disabled")
  }

  @Test func rowsCoverTheText() {
    let cases: [(text: String, width: Int, rows: [Range<Int>])] = [
      ("", 5, [0..<0]), ("\n", 5, [0..<0, 1..<1]), ("abcdefg", 3, [0..<3, 3..<6, 6..<7]),
      ("hello world", 5, [0..<6, 6..<11]), ("a b c", 1, [0..<2, 2..<4, 4..<5]),
      ("漢字", 3, [0..<1, 1..<2]),
    ]
    for (text, width, rows) in cases {
      #expect(TextEditorRows.rows(of: Array(text), width: width) == rows, "\(text)")
    }
  }
}
