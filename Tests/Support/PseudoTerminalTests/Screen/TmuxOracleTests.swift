import Foundation
import Primitives
import PseudoTerminal
import Testing
import TextRendering

/// The same output, on our screen and on one of tmux, where that is installed.
@Suite(.serialized) struct TmuxOracleTests {
  /// Returns what tmux shows of some output on a screen of 40 × 10.
  private static func screen(of output: [UInt8]) throws -> String {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "oracle-\(UUID().uuidString)")
    // A title at the end says that everything before it is on the screen.
    try Data(output + Array("\u{1B}]2;shown\u{7}".utf8)).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let tmux = try Tmux("stty raw -echo; cat \(file.path); exec cat", columns: 40, rows: 10)
    try tmux.wait(for: "title") { _ in (try? tmux.title) == "shown" }
    var lines = try tmux.screen.components(separatedBy: "\n")
    while lines.last == "" { lines.removeLast() }
    return lines.joined(separator: "\n")
  }

  /// Output of many kinds, in characters of whose width all agree.
  ///
  /// Where tmux differs from an xterm, the output avoids it: lines inserted or deleted outside of the region, blanks
  /// inserted while a wrap is pending, halves of wide characters erased.
  private static let pieces = [
    "plain", "\r\n", "\n", "\u{1B}[3;7H", "\u{1B}[5;38H", "\u{1B}[2A", "\u{1B}[B", "\u{1B}[4C",
    "\u{1B}[9D", "\u{1B}[K", "\u{1B}[1K", "\u{1B}[J", "\u{1B}[1J", "\u{1B}[3X", "\r\u{1B}[2@",
    "\u{1B}[2P", "\u{1B}[r\u{1B}[4d\u{1B}[L\r", "\u{1B}[3;8r\u{1B}[4d\u{1B}[M\r", "\u{1B}[1;31m",
    "\u{1B}[0m", "\u{1B}[2;6r", "\u{1B}[r", "\u{1B}M", "\u{1B}D", "\u{1B}7", "\u{1B}8", "\t",
    "\u{8}", "\r", "\u{1B}[8G", "\u{1B}[4d", "a long text that is wider than the screen is",
    "\u{1B}[2S", "\u{1B}[T",
  ]

  @Test(.enabled(if: Tmux.isInstalled, "tmux is not installed"), arguments: 1...12)
  func agreesOnRandomOutput(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var output = "\u{1B}[2J\u{1B}[H"
    for _ in 0..<60 { output += Self.pieces[random.index(below: Self.pieces.count)] }
    var screen = TerminalScreen(columns: 40, rows: 10)
    screen.feed(output)
    let expected = try Self.screen(of: Array(output.utf8))
    #expect(screen.text == expected, "\(output.debugDescription)")
  }

  @Test(.enabled(if: Tmux.isInstalled, "tmux is not installed"), arguments: 1...4)
  func agreesOnFramesOfGrids(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let words = ["a", "word", "家族", "国", "é", "│", "─ ─", "   ", "12345678901234567890"]
    let writer = ANSIWriter(colorLevel: .ansi256)
    var grid = CellGrid(width: 40, height: 10)
    var output = Array("\u{1B}[2J".utf8) + writer.frame(grid)
    for _ in 0..<20 {
      let before = grid
      for _ in 0..<random.index(below: 8) {
        let style = TextStyle(foreground: .ansi(UInt8(random.index(below: 8))))
        grid.write(
          words[random.index(below: words.count)], x: random.index(below: 40),
          y: random.index(below: 10), style: style)
      }
      output += writer.difference(from: before, to: grid)
    }
    var screen = TerminalScreen(columns: 40, rows: 10)
    screen.feed(output)
    #expect(screen.lines == grid.lines())
    #expect(try Self.screen(of: output) == screen.text)
  }
}
