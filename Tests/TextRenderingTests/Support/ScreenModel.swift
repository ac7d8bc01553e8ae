@testable import TextRendering

/// A terminal that understands what ``ANSIWriter`` writes, and keeps to itself how wide it takes
/// clusters for.
struct ScreenModel {
  /// How wide a terminal takes a cluster for.
  enum Widths {
    /// As this package does.
    case clusters

    /// As a terminal does that knows no clusters: the sum of their scalars.
    case scalars

    /// As a terminal does of an older version of Unicode: signs that became wide are narrow.
    case older

    /// As a terminal does that draws all signs with a form as emoji so: those are wide.
    case emoji

    /// Returns the cells that a cluster takes.
    func width(of cluster: Character) -> Int {
      let scalars = cluster.unicodeScalars
      let width = DisplayWidth.width(of: cluster)
      guard let first = scalars.first, scalars.count == 1 || self == .scalars else { return width }
      switch self {
      case .clusters: return width
      case .scalars: return scalars.reduce(0) { $0 + DisplayWidth.width(of: $1) }
      case .older: return "☰☷👍🫠".unicodeScalars.contains(first) ? 1 : width
      case .emoji: return "☺✈".unicodeScalars.contains(first) ? 2 : width
      }
    }
  }

  /// How wide clusters are taken for.
  let widths: Widths

  /// What is shown.
  private(set) var grid: CellGrid

  /// Where the next cluster goes.
  private var x = 0

  /// The row of the cursor.
  private var y = 0

  /// The style of what is written.
  private(set) var style = TextStyle.plain

  /// What was not understood.
  private(set) var problems: [String] = []

  /// Makes a terminal full of rubbish.
  init(width: Int, height: Int, widths: Widths = .clusters) {
    self.widths = widths
    grid = CellGrid(width: width, height: height)
    grid.fill(
      x: 0, y: 0, width: width, height: height, symbol: "?", style: TextStyle(background: .red))
    style = TextStyle(foreground: .magenta, attributes: .known)
  }

  /// Takes output.
  mutating func feed(_ bytes: [UInt8]) {
    var rest = Substring(String(decoding: bytes, as: UTF8.self))
    while let first = rest.first {
      guard first == "\u{1B}" else {
        let text = rest.prefix { $0 != "\u{1B}" }
        write(String(text))
        rest = rest[text.endIndex...]
        continue
      }
      guard let end = rest.firstIndex(where: \.isLetter) else {
        problems.append("an unfinished sequence")
        return
      }
      perform(rest[rest.index(rest.startIndex, offsetBy: 2)..<end], rest[end])
      rest = rest[rest.index(after: end)...]
    }
  }

  /// Writes clusters; behind the last column nothing is written, since terminals differ there.
  private mutating func write(_ text: String) {
    for cluster in text {
      let width = widths.width(of: cluster)
      if x >= grid.width { problems.append("\(cluster) behind the last column") }
      if widths == .clusters {
        grid.write(String(cluster), x: x, y: y, style: style)
      } else {
        // Other terminals smear such a cluster over its cells, and what they cover half of is gone.
        let isSmeared = cluster.unicodeScalars.count > 1 || width != DisplayWidth.width(of: cluster)
        if isSmeared {
          grid.fill(x: x, y: y, width: width, height: 1, style: style)
          grid.fill(x: x, y: y, width: width, height: 1, symbol: "#", style: style)
        } else {
          grid.write(String(cluster), x: x, y: y, style: style)
        }
      }
      x += width
    }
  }

  /// Performs a control sequence.
  private mutating func perform(_ parameters: Substring, _ command: Character) {
    let numbers = parameters.split(separator: ";", omittingEmptySubsequences: false).map {
      Int($0) ?? 0
    }
    switch (command, parameters) {
    case ("H", _):
      y = max(numbers.first ?? 1, 1) - 1
      x = max(numbers.count > 1 ? numbers[1] : 1, 1) - 1
    case ("K", ""):
      if x >= grid.width { problems.append("erasing behind the last column") }
      grid.fill(
        x: x, y: y, width: grid.width - x, height: 1, style: TextStyle(background: style.background)
      )
    case ("m", _): select(numbers[...])
    case ("h", "?2026"), ("l", "?2026"): break
    default: problems.append("\(parameters)\(command)")
    }
  }

  /// Changes the style.
  private mutating func select(_ numbers: ArraySlice<Int>) {
    var numbers = numbers.isEmpty ? [0] : numbers
    let attributes: [TextAttributes] = [
      [], .bold, .faint, .italic, .underline, .blink, [], .reverse, [], .strikethrough,
    ]
    while let number = numbers.popFirst() {
      switch number {
      case 0: style = .plain
      case 1...5, 7, 9: style.attributes.insert(attributes[number])
      case 22: style.attributes.subtract([.bold, .faint])
      case 23...25, 27, 29: style.attributes.remove(attributes[number - 20])
      case 30...37: style.foreground = .ansi(UInt8(number - 30))
      case 40...47: style.background = .ansi(UInt8(number - 40))
      case 90...97: style.foreground = .ansi(UInt8(number - 82))
      case 100...107: style.background = .ansi(UInt8(number - 92))
      case 38: style.foreground = color(&numbers)
      case 48: style.background = color(&numbers)
      case 39: style.foreground = .default
      case 49: style.background = .default
      default: problems.append("style \(number)")
      }
    }
  }

  /// Reads the rest of a color.
  private mutating func color(_ numbers: inout ArraySlice<Int>) -> TerminalColor {
    let kind = numbers.popFirst()
    let values = numbers.prefix(kind == 2 ? 3 : 1).map { UInt8(clamping: $0) }
    numbers = numbers.dropFirst(values.count)
    switch (kind, values.count) {
    case (2, 3): return .rgb(values[0], values[1], values[2])
    case (5, 1): return .palette(values[0])
    default:
      problems.append("color \(values)")
      return .default
    }
  }
}
