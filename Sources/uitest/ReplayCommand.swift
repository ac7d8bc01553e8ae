import AutomationTrace
import AutomationWire
import Foundation
import Glibc
import TextRendering

extension UITest {
  /// Brings an application to a step of a trace.
  static let replayCommand = Command(
    name: "replay",
    help:
      "TRACE.json [STEP] [--in FOLDER]\n      does again what a test did, up to a step; in a terminal the application is yours then, until ctrl-]"
  ) { arguments in
    var (words, folder) = (arguments, ".build/debug")
    if let place = words.firstIndex(of: "--in"), words.indices.contains(place + 1) {
      folder = words[place + 1]
      words.removeSubrange(place...place + 1)
    }
    guard let path = words.first else { throw Problem(text: "name a trace") }
    let trace = try trace(path)
    let last = words.dropFirst().first.flatMap { Int($0) } ?? trace.steps.count
    guard (1...max(1, trace.steps.count)).contains(last) else {
      throw Problem(text: "the trace has \(trace.steps.count) steps")
    }
    let replay = Replay(trace, executablesIn: folder)
    try replay.run(to: last)
    let isTerminal = isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
    if isTerminal { try RawTerminal().use(replay) }
    for line in replay.departures + replay.repeated { complain(line) }
    if !isTerminal { print((replay.screen?.lines() ?? []).joined(separator: "\n")) }
    let again = replay.repeated.isEmpty ? "" : " It fails again."
    complain(
      replay.departures.isEmpty
        ? "\(last) steps were done again, as recorded.\(again)"
        : "The replay departs from the record.")
    return replay.departures.isEmpty ? 0 : 1
  }
}

/// A terminal whose keys go to an application that stands where a replay ended.
struct RawTerminal {
  /// The key that ends it: ctrl-].
  private static let endKey: UInt8 = 0x1D

  /// Hands keys to an application and shows its screen, until it is enough.
  ///
  /// - Parameter replay: The replay that brought it there.
  /// - Throws: When the application ends.
  func use(_ replay: Replay) throws {
    var before = termios()
    tcgetattr(STDIN_FILENO, &before)
    var raw = before
    cfmakeraw(&raw)
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &raw)
    defer {
      tcsetattr(STDIN_FILENO, TCSAFLUSH, &before)
      write("\u{1B}[0m\u{1B}[2J\u{1B}[H\u{1B}[?25h")
    }
    write("\u{1B}[?25l\u{1B}[2J")
    while true {
      if let screen = replay.screen {
        write(String(decoding: ANSIWriter().frame(screen), as: UTF8.self))
      }
      var bytes = [UInt8](repeating: 0, count: 64)
      let count = read(STDIN_FILENO, &bytes, bytes.count)
      guard count > 0, !bytes.prefix(count).contains(Self.endKey) else { return }
      let keys = Self.keys(Array(bytes.prefix(count)))
      guard !keys.isEmpty else { continue }
      try replay.send(.perform(keys.map { .key(KeyPress($0)) }))
    }
  }

  /// Writes a text to the terminal.
  private func write(_ text: String) {
    let bytes = Array(text.utf8)
    _ = Glibc.write(STDOUT_FILENO, bytes, bytes.count)
  }

  /// The keys of what a terminal sends.
  static func keys(_ bytes: [UInt8]) -> [KeyPress.Key] {
    let sequences: [String: KeyPress.Key] = [
      "\u{1B}[A": .upArrow, "\u{1B}[B": .downArrow, "\u{1B}[C": .rightArrow, "\u{1B}[D": .leftArrow,
      "\u{1B}[H": .home, "\u{1B}[F": .end, "\u{1B}[5~": .pageUp, "\u{1B}[6~": .pageDown,
      "\u{1B}[3~": .forwardDelete, "\u{1B}": .escape, "\r": .return, "\t": .tab, "\u{7F}": .delete,
    ]
    let text = String(decoding: bytes, as: UTF8.self)
    if let key = sequences[text] { return [key] }
    guard !text.hasPrefix("\u{1B}") else { return [] }
    return text.map { sequences[String($0)] ?? .character($0) }
  }
}
