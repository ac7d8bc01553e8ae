import AutomationWire

/// A key and what it does here, as a screen tells it.
///
/// TextUI makes them of what has the focus: its actions, the buttons beside its row, shortcuts, the field for a search.
///
/// - Note: TextUI's own addition; an application of a terminal has no menus in which keys could be read.
public struct KeyHint: Sendable, Hashable {
  /// The key as it is written on a keyboard, such as `↵`, `^N` or `esc`.
  public let key: String

  /// What it does, such as `open`.
  public let title: String

  /// The press that a tap on the hint stands for; `nil` for what is no single key.
  let press: KeyPress?

  /// Whether it is one of those that a line has no room for, which only the list of all keys tells.
  let isMinor: Bool

  /// Makes a hint for a key.
  init(_ key: KeyPress.Key, with modifiers: KeyPress.Modifiers = [], _ title: String) {
    let press = KeyPress(key, modifiers: modifiers)
    self.key = press.keyName
    self.title = title
    self.press = press
    isMinor = false
  }

  /// Makes a hint for keys that are written in some way.
  ///
  /// - Parameters:
  ///   - keys: How they are written.
  ///   - title: What they do.
  ///   - isMinor: Whether only the list of all keys tells of them.
  init(keys: String, _ title: String, isMinor: Bool = false) {
    key = keys
    self.title = title
    press = nil
    self.isMinor = isMinor
  }

  /// The hint as a line shows it.
  var text: String { "\(key) \(title)" }
}

extension KeyPress {
  /// The press as it is written on a keyboard: `↵`, `^N`, `alt-↑`.
  ///
  /// Control stands for Command too, because that is what people can press.
  var keyName: String {
    var name = key.name
    var held = ""
    if modifiers.contains(.option) { held += "alt-" }
    if modifiers.contains(.shift) { held += "shift-" }
    if modifiers.contains(.control) || modifiers.contains(.command) {
      if case .character = key { name = name.uppercased() }
      held += "^"
    }
    return held + name
  }
}

extension KeyPress.Key {
  /// The key as it is written on a keyboard.
  fileprivate var name: String {
    switch self {
    case .character(" "): "space"
    case .character(let character): String(character)
    case .return, .enter: "↵"
    case .tab: "tab"
    case .escape: "esc"
    case .delete: "⌫"
    case .forwardDelete: "del"
    case .upArrow: "↑"
    case .downArrow: "↓"
    case .leftArrow: "←"
    case .rightArrow: "→"
    case .insert, .help: "ins"
    case .clear: "clear"
    case .home: "home"
    case .end: "end"
    case .pageUp: "pgup"
    case .pageDown: "pgdn"
    case .function(let number): "F\(number)"
    }
  }
}
