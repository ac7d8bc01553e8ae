import AutomationWire

/// A command of a person who edits a text, as keys say it: those of a shell's prompt, those with Alt, and those with Command where a
/// terminal lets them through.
enum EditingCommand: Equatable {
  /// A way from the cursor to another place.
  enum Motion {
    /// To the character before.
    case characterBefore

    /// Behind the next character.
    case characterAfter

    /// To the beginning of the word before.
    case wordBefore

    /// Behind the next word.
    case wordAfter

    /// To the beginning of the line.
    case lineStart

    /// To the end of the line.
    case lineEnd

    /// To the line above.
    case lineAbove

    /// To the line below.
    case lineBelow
  }

  /// Moves the cursor; what lies between is selected or not.
  case move(Motion, selecting: Bool)

  /// Deletes up to a place, or what is selected.
  case delete(Motion)

  /// Deletes up to a place, and keeps what was deleted.
  case kill(Motion)

  /// Puts back what was kept.
  case yank

  /// Takes the last change back.
  case undo

  /// Makes a change again that was taken back.
  case redo

  /// Selects everything.
  case selectAll

  /// Puts what is selected on the pasteboard.
  case copy

  /// Puts what is selected on the pasteboard, and deletes it.
  case cut

  /// Inserts what is on the pasteboard.
  case paste

  /// Does what Return does.
  case submit

  /// Inserts a character.
  case insert(Character)

  /// Returns what a key means; `nil` for nothing in a text.
  init?(_ key: KeyPress) {
    let isShifted = key.modifiers.contains(.shift)
    let held = key.modifiers.subtracting(.shift)
    if let motion = Self.motion(key.key, held: held) {
      self = .move(motion, selecting: isShifted)
      return
    }
    switch (key.key, held) {
    case (.character(let character), []): self = .insert(character)
    case (.return, []): self = .submit
    case (.delete, []): self = .delete(.characterBefore)
    case (.forwardDelete, []): self = .delete(.characterAfter)
    case (.delete, .option), (.delete, .control): self = .kill(.wordBefore)
    case (.delete, .command): self = .kill(.lineStart)
    case (.forwardDelete, .option), (.forwardDelete, .control): self = .kill(.wordAfter)
    case (.character(let character), .control):
      guard let command = Self.controlCommands[character] else { return nil }
      self = command
    case (.character(let character), .option), (.character(let character), .command):
      // A shifted letter comes as a large one, or with the modifier.
      let small = Character(character.lowercased())
      let isLarge = isShifted || character != small
      guard let command = Self.letterCommand(small, isLarge: isLarge, held) else { return nil }
      self = command
    default: return nil
    }
  }

  private static func motion(_ key: KeyPress.Key, held: KeyPress.Modifiers) -> Motion? {
    switch (key, held) {
    case (.leftArrow, []): .characterBefore
    case (.rightArrow, []): .characterAfter
    case (.upArrow, []): .lineAbove
    case (.downArrow, []): .lineBelow
    case (.home, []), (.leftArrow, .command): .lineStart
    case (.end, []), (.rightArrow, .command): .lineEnd
    case (.leftArrow, .option), (.leftArrow, .control): .wordBefore
    case (.rightArrow, .option), (.rightArrow, .control): .wordAfter
    default: nil
    }
  }

  /// What letters mean with Control, as at a shell's prompt.
  private static let controlCommands: [Character: EditingCommand] = [
    "a": .move(.lineStart, selecting: false), "e": .move(.lineEnd, selecting: false),
    "b": .move(.characterBefore, selecting: false), "f": .move(.characterAfter, selecting: false),
    "d": .delete(.characterAfter), "w": .kill(.wordBefore), "u": .kill(.lineStart),
    "k": .kill(.lineEnd), "y": .yank, "_": .undo, "/": .undo,
  ]

  /// Returns what a letter means with Alt or with Command.
  private static func letterCommand(
    _ letter: Character, isLarge: Bool, _ held: KeyPress.Modifiers
  ) -> EditingCommand? {
    switch letter {
    case "z": return isLarge ? .redo : .undo
    case "a" where !isLarge: return .selectAll
    case "c" where !isLarge: return .copy
    case "x" where !isLarge: return .cut
    case "v" where !isLarge: return .paste
    default: break
    }
    guard held == .option, !isLarge else { return nil }
    switch letter {
    case "b": return .move(.wordBefore, selecting: false)
    case "f": return .move(.wordAfter, selecting: false)
    case "d": return .kill(.wordAfter)
    default: return nil
    }
  }
}
