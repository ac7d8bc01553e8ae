public import AutomationWire

/// A key of a keyboard.
///
/// Mirrors SwiftUI's `KeyEquivalent`.
public typealias KeyEquivalent = KeyPress.Key

/// The keys held with another key.
///
/// Mirrors SwiftUI's `EventModifiers`.
public typealias EventModifiers = KeyPress.Modifiers

extension KeyPress.Key: ExpressibleByExtendedGraphemeClusterLiteral {
  /// Makes the key of a character.
  public init(extendedGraphemeClusterLiteral character: Character) {
    self = .character(character)
  }

  /// Makes the key of a character.
  public init(_ character: Character) {
    self = .character(character)
  }

  /// The space bar.
  public static var space: KeyPress.Key { .character(" ") }

  /// Deletes behind the cursor.
  public static var deleteForward: KeyPress.Key { .forwardDelete }

  /// The character of the key; an empty one for a key that has none.
  public var character: Character {
    switch self {
    case .character(let character): character
    case .return, .enter: "\r"
    case .tab: "\t"
    case .escape: "\u{1B}"
    case .delete: "\u{8}"
    default: "\u{0}"
    }
  }
}

extension KeyPress.Modifiers {
  /// All of them.
  public static var all: KeyPress.Modifiers {
    [.shift, .control, .option, .command, .function, .capsLock]
  }

  /// The number block, which a terminal does not tell from other keys.
  public static var numericPad: KeyPress.Modifiers { [] }
}

extension KeyPress {
  /// A result of a key: whether anything was done about it.
  ///
  /// Mirrors SwiftUI's `KeyPress.Result`.
  public enum Result: Sendable, Hashable {
    /// Something was.
    case handled

    /// Nothing was: the views around are asked.
    case ignored
  }

  /// Steps of a key; a terminal tells of one.
  ///
  /// Mirrors SwiftUI's `KeyPress.Phases`.
  public struct Phases: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: Int

    /// Makes a set from its bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// It went down.
    public static let down = Phases(rawValue: 1 << 0)

    /// It was held.
    public static let `repeat` = Phases(rawValue: 1 << 1)

    /// It went up.
    public static let up = Phases(rawValue: 1 << 2)

    /// All.
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// The characters of the key.
  public var characters: String { String(key.character) }

  /// The step: it went down.
  public var phase: Phases { .down }
}

/// A key with others held, by which a control is pressed wherever the focus is.
///
/// Mirrors SwiftUI's `KeyboardShortcut`.
public struct KeyboardShortcut: Sendable, Hashable {
  /// The key.
  public var key: KeyEquivalent

  /// The keys held.
  public var modifiers: EventModifiers

  /// Makes a shortcut.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }

  /// How a shortcut follows the layout of the keyboard.
  ///
  /// Mirrors SwiftUI's `KeyboardShortcut.Localization`; a terminal sends characters, so that all are the same here.
  public enum Localization: Sendable, Hashable {
    /// As suits the shortcut.
    case automatic

    /// As on each layout, but for its direction.
    case withoutMirroring

    /// As it is.
    case custom
  }

  /// Makes a shortcut that follows the layout of the keyboard in a way, which has no effect.
  public init(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization
  ) {
    self.init(key, modifiers: modifiers)
  }

  /// Return: what a dialog is for.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])

  /// Escape: leaves things as they were.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

extension KeyboardShortcut {
  /// Returns whether a key that was pressed is the shortcut.
  ///
  /// Most terminals keep Command for themselves, so that Control stands for it as well. Letters count as small ones.
  func matches(_ press: KeyPress) -> Bool {
    /// Returns a key with a small letter.
    func small(_ key: KeyPress.Key) -> KeyPress.Key {
      guard case .character(let character) = key, let small = character.lowercased().first else {
        return key
      }
      return .character(small)
    }
    guard small(press.key) == small(key) else { return false }
    var held = modifiers
    if held.remove(.command) != nil { held.insert(.control) }
    if press.modifiers == modifiers || press.modifiers == held { return true }
    // Shifted characters come as such.
    return press.modifiers == held.subtracting(.shift) && press.key != small(press.key)
  }
}
