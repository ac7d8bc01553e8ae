/// One set of keys of a software keyboard, in rows.
struct KeyboardPlane: Hashable {
  /// A key, by what it does.
  enum Key: Hashable {
    /// Types a text; a letter is a capital one after shift.
    case text(String)

    /// Types a blank.
    case space

    /// Deletes what is before the cursor.
    case delete

    /// Submits.
    case submit

    /// Makes the next letter a capital one; among numbers, goes to more symbols and back.
    case shift

    /// Goes to numbers and back.
    case more

    /// How many columns it takes, where a letter takes one.
    var columns: Int {
      switch self {
      case .text(let text): text.count > 1 ? 2 : 1
      case .space: 4
      case .submit, .more, .delete, .shift: 2
      }
    }
  }

  /// A kind of set of keys.
  enum Kind: Hashable {
    /// Letters.
    case letters

    /// Numbers and punctuation.
    case numbers

    /// Rarer symbols.
    case symbols

    /// Digits only, with one more.
    case pad(String)
  }

  /// Which set it is.
  var kind: Kind

  /// What stands beside the space bar.
  var extras: [String] = []

  /// Makes the first set of keys of a keyboard.
  init(_ type: UIKeyboardType) {
    switch type {
    case .numberPad, .asciiCapableNumberPad: kind = .pad("")
    case .decimalPad: kind = .pad(".")
    case .phonePad: kind = .pad("+*#")
    case .numbersAndPunctuation: kind = .numbers
    case .emailAddress: (kind, extras) = (.letters, ["@", "."])
    case .URL: (kind, extras) = (.letters, [".", "/", ".com"])
    case .twitter: (kind, extras) = (.letters, ["@", "#"])
    case .webSearch: (kind, extras) = (.letters, ["."])
    case .default, .asciiCapable, .namePhonePad: kind = .letters
    }
  }

  /// The set a key leads to; `nil` for a key that leads to none.
  func after(_ key: Key) -> KeyboardPlane? {
    var next = self
    switch (key, kind) {
    case (.more, .letters): next.kind = .numbers
    case (.more, .numbers), (.more, .symbols): next.kind = .letters
    case (.shift, .numbers): next.kind = .symbols
    case (.shift, .symbols): next.kind = .numbers
    default: return nil
    }
    return next
  }

  /// The keys, row by row.
  var rows: [[Key]] {
    func row(_ text: String) -> [Key] { text.map { .text(String($0)) } }
    let last = [.more, .space] + extras.map(Key.text) + [.submit]
    switch kind {
    case .letters:
      return [row("qwertyuiop"), row("asdfghjkl"), [.shift] + row("zxcvbnm") + [.delete], last]
    case .numbers:
      return [row("1234567890"), row("-/:;()$&@\""), [.shift] + row(".,?!'") + [.delete], last]
    case .symbols:
      return [row("[]{}#%^*+="), row("_\\|~<>€£¥•"), [.shift] + row(".,?!'") + [.delete], last]
    case .pad(let more):
      return [row("123"), row("456"), row("789"), row(more) + row("0") + [.delete]]
    }
  }
}
