import AccessibilityTree
import AutomationWire
import Foundation
import FuzzSeeds
import Primitives
import Testing
import TextRendering

@testable import TextUI

/// Where what is replayed is written to; `nil` where nobody asks.
private var replayFolder: String? { ProcessInfo.processInfo.environment["SCREEN_REPLAY"] }

/// What another terminal and another table of widths are asked about: `Tests/Support/screens.py` runs these and reads what they write.
///
/// `SCREEN_REPLAY` names the folder they write to.
@MainActor @Suite(.enabled(if: replayFolder != nil, "SCREEN_REPLAY names no folder"))
struct ScreenReplayTests {
  /// One frame: what was written to the terminal, and what the toolkit takes it to show.
  private struct Frame: Encodable {
    let name: String
    let colors: String
    let width: Int
    let height: Int
    let bytes: Data
    /// The rows, each of runs of cells that look alike.
    ///
    /// The second cell of a wide cluster has no text.
    let rows: [[Run]]
    let cursor: [Int]?
  }

  private struct Run: Encodable {
    var texts: [String]
    let foreground: String
    let background: String
    let attributes: [String]
  }

  /// A text as it was laid out.
  private struct Layout: Encodable {
    let text: String
    let room: Int
    let lines: [String]
    let widths: [Int]
  }

  /// Texts that terminals are of several opinions about, among others.
  private static let words = [
    "plain", "two words", "naïve", "e\u{301}te\u{301}", "家族写真", "한국어", "ｆｕｌｌ", "ﾊﾝｶｸ", "👍", "👨‍👩‍👧",
    "🇩🇪🇫🇷", "👋🏽",
    "❤\u{FE0F}", "❤", "☰", "☰☷", "…", "½", "①", "▶", "▶\u{FE0F}", "ไทย", "हिन्दी", "नमस्ते", "العربية",
    "1\u{FE0F}\u{20E3}", "\u{AD}soft", "zero\u{200B}width", "─│┃", "⌘", "☎", "☺", "✈ and on",
    "a\u{302E}b",
    "\u{1100}\u{1161}\u{11A8}", "ｶ\u{FF9E}",
  ]

  private func lines(_ encodables: [some Encodable], to name: String) throws {
    let encoder = JSONEncoder()
    var data = Data()
    for encodable in encodables {
      data += try encoder.encode(encodable)
      data.append(0x0A)
    }
    let folder = try #require(replayFolder)
    try data.write(to: URL(fileURLWithPath: folder).appendingPathComponent(name))
  }

  /// Returns the rows of a grid as runs, in the colours that the terminal is asked for.
  private func rows(of grid: CellGrid, at level: ColorLevel) -> [[Run]] {
    let palette = TerminalPalette.xterm
    return (0..<grid.height).map { y in
      var runs: [Run] = []
      var style: TextStyle?
      for x in 0..<grid.width {
        let cell = grid.cell(x: x, y: y)
        if cell.style != style {
          style = cell.style
          runs.append(
            Run(
              texts: [],
              foreground: "\(palette.nearest(to: cell.style.foreground, at: level))",
              background: "\(palette.nearest(to: cell.style.background, at: level))",
              attributes: "\(cell.style.attributes)".split(separator: "+").map(String.init)))
        }
        runs[runs.count - 1].texts.append(cell.text)
      }
      return runs
    }
  }

  @Observable final class Model {
    var view: RandomView
    var words: [String] = []
    @ObservationIgnored let registry = TokenRegistry()

    init(_ view: RandomView) { self.view = view }
  }

  private struct Screen: View {
    let model: Model
    @State private var typed = ""

    var body: some View {
      VStack(alignment: .leading) {
        TextField("Words", text: $typed)
        HStack { ForEach(Array(model.words.enumerated()), id: \.offset) { Text($1).lineLimit(1) } }
        RandomViewView(view: model.view, path: "", registry: model.registry)
        List(Array(model.words.enumerated()), id: \.offset) { Button($0.element) {} }
      }
    }
  }

  /// Changes the application at random: its views, the size, by keys.
  private func change(
    _ view: HostedView, _ model: Model, _ size: inout Size, using random: inout SplitMix64
  ) {
    switch Int.random(in: 0..<8, using: &random) {
    case 0:
      size = Size(
        width: Int.random(in: 1...60, using: &random),
        height: Int.random(in: 1...20, using: &random))
      view.host.perform(.resize(size))
    case 1, 2: model.view.change(depth: 3, using: &random)
    case 3, 4:
      model.words = (0..<Int.random(in: 1...9, using: &random)).map { _ in
        Self.words.randomElement(using: &random) ?? ""
      }
    case 5: view.type(Self.words.randomElement(using: &random) ?? "")
    default:
      let keys: [KeyPress.Key] = [.tab, .downArrow, .upArrow, .pageDown, .end, .home, .enter]
      view.press(keys.randomElement(using: &random) ?? .tab)
    }
  }

  @Test func screensAreWritten() throws {
    var frames: [Frame] = []
    for seed in FuzzSeeds.from(0, count: 30) {
      var random = SplitMix64(seed: seed + 77)
      let level: ColorLevel = [.none, .ansi16, .ansi256, .trueColor][Int(seed % 4)]
      let writer = ANSIWriter(colorLevel: level)
      var size = Size(width: 40, height: 12)
      let model = Model(.random(id: 0, depth: 3, using: &random))
      let view = HostedView(width: size.width, height: size.height) { Screen(model: model) }
      var shown: TerminalDriver.Frame?
      for step in 0..<20 {
        if step > 0 { change(view, model, &size, using: &random) }
        view.settle()
        let frame = TerminalDriver.Frame(grid: view.host.screen(), cursor: view.host.cursor)
        let bytes = TerminalDriver.bytes(from: shown, to: frame, writer: writer)
        shown = frame
        frames.append(
          Frame(
            name: "seed \(seed), step \(step)", colors: "\(level)", width: frame.grid.width,
            height: frame.grid.height, bytes: Data(bytes), rows: rows(of: frame.grid, at: level),
            cursor: frame.cursor.map { [$0.x, $0.y] }))
      }
    }
    try lines(frames, to: "screens.jsonl")
  }

  @Test func layoutsAreWritten() throws {
    var random = SplitMix64(seed: 18)
    let layouts = (0..<4_000).map { _ -> Layout in
      let text = (0..<Int.random(in: 1...12, using: &random)).map { _ in
        (Self.words.randomElement(using: &random) ?? "")
          + (Bool.random(using: &random) ? " " : "")
      }.joined()
      let room = Int.random(in: 1...30, using: &random)
      let limit = Int.random(in: 0...3, using: &random)
      let layout = TextLayout(
        DrawnText.safe(text), maxWidth: room, lineLimit: limit == 0 ? nil : limit,
        truncation: TextTruncation.allCases.randomElement(using: &random) ?? .tail)
      return Layout(
        text: text, room: room, lines: layout.lines.map(\.text), widths: layout.lines.map(\.width))
    }
    try lines(layouts, to: "layouts.jsonl")
  }
}
