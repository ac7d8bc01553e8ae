import AccessibilityTree
import AutomationWire
import Foundation
import Glibc
import Primitives
import PseudoTerminal
import Testing
import TextRendering

@testable import TextUI

@Suite(.serialized) struct TerminalDriverTests {
  /// The environment of the drivers.
  private static let environment = ["TERM": "xterm-256color"]

  /// Opens a driver on a terminal, inside of this process.
  private func open(_ terminal: PseudoTerminal) throws -> TerminalDriver {
    try TerminalDriver.open(
      input: terminal.programSide, output: terminal.programSide, environment: Self.environment,
      takesSignals: false)
  }

  /// Returns a grid with lines of text.
  private func grid(_ lines: String..., width: Int = 20, height: Int = 4) -> CellGrid {
    var grid = CellGrid(width: width, height: height)
    for (row, line) in lines.enumerated() { grid.write(line, x: 0, y: row) }
    return grid
  }

  /// Reads events until there are as many as expected.
  private func events(_ driver: TerminalDriver, count: Int) throws -> [InputEvent] {
    var events: [InputEvent] = []
    while events.count < count {
      var request = pollfd(fd: driver.inputDescriptor, events: Int16(POLLIN), revents: 0)
      try #require(poll(&request, 1, 20_000) > 0, "only \(events) came")
      events += try driver.readInput(at: .zero)
    }
    return events
  }

  /// Returns the bytes that a terminal gets until a text stands in them.
  private func bytes(_ terminal: PseudoTerminal, until end: String) throws -> String {
    try terminal.wait(for: end.debugDescription) { _ in
      String(decoding: terminal.recentBytes, as: UTF8.self).contains(end)
    }
    return String(decoding: terminal.recentBytes, as: UTF8.self)
  }

  @Test func takesTheTerminalOverAndGivesItBack() throws {
    let terminal = try PseudoTerminal(columns: 20, rows: 4)
    let driver = try open(terminal)
    #expect(driver.size == Size(width: 20, height: 4))
    #expect(driver.colorLevel == .ansi256)
    #expect(driver.signalDescriptor == nil)
    #expect(try terminal.lineSettings == .raw)
    let beginning =
      "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?1000h\u{1B}[?1002h\u{1B}[?1006h"
      + "\u{1B}[?2004h\u{1B}[?1004h\u{1B}]11;?\u{1B}\\\u{1B}[0m\u{1B}[2J\u{1B}[H"
    #expect(try bytes(terminal, until: "\u{1B}[H") == beginning)
    #expect(terminal.screen.modes == [7, 1000, 1002, 1004, 1006, 1049, 2004])
    driver.close()
    driver.close()
    #expect(try terminal.lineSettings == .usual)
    #expect(
      try bytes(terminal, until: "\u{1B}[?1049l") == beginning
        + "\u{1B}\\\u{1B}[?2026l\u{1B}[?1000l\u{1B}[?1002l\u{1B}[?1003l\u{1B}[?1006l\u{1B}[?2004l"
        + "\u{1B}[?1004l\u{1B}[0m\u{1B}[?25h\u{1B}[?1049l")
    #expect(terminal.screen.modes == [7, 25])
  }

  @Test func givesTheTerminalBackWhenItGoes() throws {
    let terminal = try PseudoTerminal()
    _ = try open(terminal)
    #expect(try terminal.lineSettings == .usual)
  }

  @Test func writesOnlyWhatDiffers() throws {
    let terminal = try PseudoTerminal(columns: 20, rows: 4)
    let driver = try open(terminal)
    _ = try bytes(terminal, until: "\u{1B}[H")
    let start = terminal.byteCount
    try driver.present(grid("Hello", "World"))
    try terminal.wait(for: "the first frame") { $0.text == "Hello\nWorld" }
    try driver.present(grid("Hello", "World"))
    try driver.present(grid("Hello", "Words"), cursor: Point(x: 3, y: 1))
    let all = try bytes(terminal, until: "\u{1B}[?25h\u{1B}[?2026l")
    let writer = ANSIWriter(colorLevel: .ansi256)
    let first = String(decoding: writer.frame(grid("Hello", "World")), as: UTF8.self)
    let change = writer.difference(from: grid("Hello", "World"), to: grid("Hello", "Words"))
    #expect(change.count < 16)
    #expect(
      String(all.utf8.dropFirst(start))
        == "\u{1B}[?2026h\u{1B}[?25l\u{1B}[0m\u{1B}[2J\(first)\u{1B}[?2026l"
        + "\u{1B}[?2026h\(String(decoding: change, as: UTF8.self))\u{1B}[2;4H\u{1B}[?25h\u{1B}[?2026l"
    )
    #expect(terminal.screen.text == "Hello\nWords")
    #expect(terminal.screen.isCursorVisible)
    #expect(terminal.screen.cursorPosition == (1, 3))
  }

  @Test func movesAndHidesTheCursor() throws {
    let terminal = try PseudoTerminal(columns: 20, rows: 4)
    let driver = try open(terminal)
    let grid = grid("Hello")
    try driver.present(grid, cursor: Point(x: 2, y: 0))
    try driver.present(grid, cursor: Point(x: 4, y: 3))
    try terminal.wait(for: "the cursor") { $0.cursorPosition == (3, 4) && $0.isCursorVisible }
    try driver.present(grid, cursor: Point(x: 20, y: 0))
    try terminal.wait(for: "no cursor") { !$0.isCursorVisible }
    #expect(terminal.screen.text == "Hello")
  }

  @Test func handsTextToTheClipboard() throws {
    let terminal = try PseudoTerminal(columns: 20, rows: 4)
    let driver = try open(terminal)
    try driver.copy("Grüße\u{1B}")
    let copied = try bytes(terminal, until: "\u{07}")
    #expect(copied.hasSuffix("\u{1B}]52;c;R3LDvMOfZRs=\u{07}"))
    try driver.copy(nil)
    _ = try bytes(terminal, until: "\u{1B}]52;c;\u{07}")
    driver.close()
    try driver.copy("later")
  }

  @Test func writesTheWholeFrameAfterAnotherSize() throws {
    let terminal = try PseudoTerminal(columns: 20, rows: 4)
    let driver = try open(terminal)
    try driver.present(grid("Hello"))
    try terminal.wait(for: "the first frame") { $0.text == "Hello" }
    #expect(driver.updatingSize() == [])
    try terminal.resize(columns: 10, rows: 2)
    #expect(driver.updatingSize() == [.resized(Size(width: 10, height: 2))])
    terminalIsSoiled(terminal)
    try driver.present(grid("Hello", width: 10, height: 2))
    try terminal.wait(for: "the whole frame") { $0.text == "Hello" && !$0.modes.contains(2026) }
  }

  /// Writes to the terminal behind the driver's back.
  private func terminalIsSoiled(_ terminal: PseudoTerminal) {
    let dirt = Array("\u{1B}[2;1Hdirt".utf8)
    _ = write(terminal.programSide, dirt, dirt.count)
  }

  @Test func writesTheWholeFrameWhenAsked() throws {
    let terminal = try PseudoTerminal(columns: 20, rows: 4)
    let driver = try open(terminal)
    try driver.present(grid("Hello"))
    terminalIsSoiled(terminal)
    try terminal.wait(for: "the dirt") { $0.text == "Hello\ndirt" }
    try driver.present(grid("Hello"))
    driver.invalidate()
    try driver.present(grid("Hello"))
    try terminal.wait(for: "the whole frame") { $0.text == "Hello" }
  }

  @Test func showsGridsAsTheyAre() throws {
    let terminal = try PseudoTerminal(columns: 30, rows: 6)
    let driver = try open(terminal)
    var generator = SplitMix64(seed: 5)
    let words = ["a", "word", "家族", "👨‍👩‍👧", "e\u{301}", "❤️", "  ", "│", "…"]
    let styles: [TextStyle] = [
      .plain, TextStyle(foreground: .ansi(3), attributes: .bold),
      TextStyle(background: .palette(99), attributes: [.underline, .italic]),
    ]
    var grid = CellGrid(width: 30, height: 6)
    for frame in 0..<60 {
      for _ in 0..<Int(generator.next() % 8) {
        grid.write(
          words[Int(generator.next() % UInt64(words.count))], x: Int(generator.next() % 30),
          y: Int(generator.next() % 6), style: styles[Int(generator.next() % 3)])
      }
      // Something in the corner says that the frame is complete.
      grid.write("\(frame) ", x: 0, y: 0)
      try driver.present(grid)
      try terminal.wait(for: "frame \(frame)") {
        !$0.modes.contains(2026) && $0.lines[0].hasPrefix("\(frame)")
      }
      for row in 0..<6 {
        for column in 0..<30 {
          let expected = grid.cell(x: column, y: row)
          let cell = terminal.screen.cell(row: row, column: column)
          #expect(cell.text == expected.text && cell.width == expected.width)
          #expect(cell.style == expected.style)
        }
      }
    }
  }

  @Test func waitsForASlowTerminal() throws {
    let terminal = try PseudoTerminal(columns: 200, rows: 100)
    let flags = fcntl(terminal.programSide, F_GETFL)
    _ = fcntl(terminal.programSide, F_SETFL, flags | O_NONBLOCK)
    let driver = try open(terminal)
    var grid = CellGrid(width: 200, height: 100)
    for row in 0..<100 {
      for column in 0..<200 {
        let style = TextStyle(foreground: .palette(UInt8((row + column) % 256)))
        grid.write("x", x: column, y: row, style: style)
      }
    }
    // More than the terminal's buffer holds: the writing side has to wait for the reading one.
    let writer = Thread { [box = UncheckedBox(value: (driver, grid))] in
      try? box.value.0.present(box.value.1)
    }
    writer.start()
    try terminal.wait(for: "the whole frame") {
      $0.lines[99] == String(repeating: "x", count: 200) && !$0.modes.contains(2026)
    }
    #expect(terminal.byteCount > 100_000)
  }

  /// What one thread hands over to another and does not touch any more.
  private struct UncheckedBox<Value>: @unchecked Sendable {
    // Sendable: the first thread waits for what the second one writes.
    /// The value.
    let value: Value
  }

  @Test func readsKeysMouseAndPastes() throws {
    let terminal = try PseudoTerminal()
    let driver = try open(terminal)
    try terminal.send("a\u{3}\r\u{1B}[A\u{1B}[<0;3;4M\u{1B}[200~x\ry\u{1B}[201~")
    #expect(
      try events(driver, count: 6) == [
        .key(KeyPress(.character("a"))),
        .key(KeyPress(.character("c"), modifiers: .control)),
        .key(KeyPress(.return)),
        .key(KeyPress(.upArrow)),
        .pointer(PointerEvent(.began, at: Point(x: 2, y: 3), device: .mouse)),
        .paste("x\ny"),
      ])
    #expect(try driver.readInput(at: .zero) == [])
    try terminal.send("\u{1B}")
    var request = pollfd(fd: driver.inputDescriptor, events: Int16(POLLIN), revents: 0)
    try #require(poll(&request, 1, 20_000) > 0)
    #expect(try driver.readInput(at: .zero) == [])
    #expect(driver.isWaitingForMoreInput)
    #expect(driver.flushInput() == [.key(KeyPress(.escape))])
  }

  @Test func refusesWhatIsNotATerminal() throws {
    let terminal = try PseudoTerminal()
    let file = Glibc.open("/dev/null", O_RDWR)
    defer { Glibc.close(file) }
    #expect(throws: TerminalError.notATerminal(.input)) {
      try TerminalDriver.open(
        input: file, output: terminal.programSide, environment: [:], takesSignals: false)
    }
    #expect(throws: TerminalError.notATerminal(.output)) {
      try TerminalDriver.open(
        input: terminal.programSide, output: file, environment: [:], takesSignals: false)
    }
    #expect(throws: TerminalError.unsuitable(type: "dumb")) {
      try TerminalDriver.open(
        input: terminal.programSide, output: terminal.programSide, environment: ["TERM": "dumb"],
        takesSignals: false)
    }
    #expect(try terminal.lineSettings == .usual)
    #expect(terminal.byteCount == 0)
  }

  @Test func takesTheSignalsOfAProcessOnce() throws {
    let terminal = try PseudoTerminal()
    let first = try TerminalDriver.open(
      input: terminal.programSide, output: terminal.programSide, environment: [:])
    #expect(first.signalDescriptor != nil)
    #expect(first.takeSignals() == [])
    let other = try PseudoTerminal()
    #expect(throws: TerminalError.alreadyTaken) {
      try TerminalDriver.open(
        input: other.programSide, output: other.programSide, environment: [:])
    }
    #expect(try other.lineSettings == .usual)
    first.close()
    #expect(first.signalDescriptor == nil)
    let second = try TerminalDriver.open(
      input: other.programSide, output: other.programSide, environment: [:])
    second.close()
    #expect(try other.lineSettings == .usual)
  }

  @Test func boundsWhatATerminalSaysOfItsSize() throws {
    let huge = try PseudoTerminal(columns: 9_999, rows: 1)
    #expect(try open(huge).size == Size(width: 2_000, height: 1))
    let unknown = try PseudoTerminal(columns: 1, rows: 1)
    var size = winsize()
    #expect(ioctl(unknown.programSide, UInt(TIOCSWINSZ), &size) == 0)
    let device = TerminalDevice(input: unknown.programSide, output: unknown.programSide)
    #expect(device.size(environment: [:]) == Size(width: 80, height: 24))
    #expect(
      device.size(environment: ["COLUMNS": "132", "LINES": "43"]) == Size(width: 132, height: 43))
    #expect(
      device.size(environment: ["COLUMNS": "-1", "LINES": "x"]) == Size(width: 80, height: 24))
  }
}
