import AccessibilityTree
import AutomationWire

/// What the application shows, without how.
struct LazyState: Sendable {
  /// The size of the screen.
  var size: Size
  /// What happened last.
  private(set) var status = "Ready"
  /// What was typed, by the names of the fields.
  private(set) var texts = ["name": "", "pin": ""]
  /// The field with the focus.
  private(set) var focus = ""
  /// Whether the alert is shown.
  private(set) var isAsking = false
  /// How many rows are scrolled out at the top.
  private(set) var offset = 0

  /// How many rows the list has.
  static let rows = 100

  /// How many rows are seen.
  var page: Int { max(1, size.height - 3) }

  /// Returns the number of a row by its name.
  static func row(_ name: String) -> Int? {
    name.hasPrefix("row ") ? Int(name.dropFirst(4)) : nil
  }

  /// Makes the state at launch.
  init(size: Size) { self.size = size }

  /// Scrolls the list.
  mutating func scroll(by rows: Int) { offset = min(max(0, offset + rows), Self.rows - page) }

  /// Brings a row on the screen; returns whether it had to be brought.
  mutating func show(_ row: Int) -> Bool {
    let old = offset
    offset = min(max(offset, row - page + 1), row)
    return offset != old
  }

  /// Types into the field with the focus.
  mutating func press(_ key: KeyPress.Key) {
    switch key {
    case .character(let character): texts[focus]?.append(character)
    case .delete: texts[focus] = texts[focus].map { String($0.dropLast()) }
    case .tab: focus = focus == "name" ? "pin" : "name"
    default: break
    }
  }

  /// Does what a tap does.
  mutating func tap(_ name: String) {
    if !isAsking { focus = texts[name] == nil ? "" : name }
    switch name {
    case "greet": status = "Hello, \(texts["name"] ?? "")!"
    case "ask": isAsking = true
    case "ok":
      isAsking = false
      status = "Sure"
    default: if let row = Self.row(name) { status = "Chose \(row)" }
    }
  }
}
