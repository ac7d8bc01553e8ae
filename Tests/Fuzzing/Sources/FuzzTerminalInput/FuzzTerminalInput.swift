import FuzzSupport

@testable import AutomationWire
@testable import TextUI

/// Bytes of a terminal mean the same in pieces of any size, no control character gets through, and the parser finds its way back.
@_cdecl("LLVMFuzzerTestOneInput")
public func tryTerminalInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  var input = FuzzedBytes(start, count)
  let piece = input.number(1...7)
  let bytes = input.all()
  var whole = TerminalInputParser(pasteLimit: 256)
  var pieces = TerminalInputParser(pasteLimit: 256)
  let expected = whole.feed(bytes, at: .zero) + whole.flush()
  var events: [InputEvent] = []
  for start in stride(from: 0, to: bytes.count, by: piece) {
    events += pieces.feed(Array(bytes[start..<min(start + piece, bytes.count)]), at: .zero)
  }
  events += pieces.flush()
  check(
    scalars(of: events) == scalars(of: expected),
    "pieces of \(piece): \(events), whole: \(expected)")
  for event in events { check(isClean(event), "\(event)") }
  check(!pieces.isWaitingForMore, "after a flush more is waited for")
  // What ends a paste, a string, a character and a sequence.
  _ = pieces.feed(Array("\u{1B}[201~\u{1B}\\\u{18}".utf8), at: .zero)
  _ = pieces.flush()
  let last = pieces.feed(Array("ok".utf8), at: .zero)
  check(last.count == 2, "after its end the parser makes of “ok” \(last)")
  return 0
}

/// Events with a key for each scalar: what belongs to a character may come after it.
private func scalars(of events: [InputEvent]) -> [InputEvent] {
  events.flatMap { event -> [InputEvent] in
    guard case .key(let press) = event, case .character(let character) = press.key else {
      return [event]
    }
    return character.unicodeScalars.map {
      .key(KeyPress(.character(Character($0)), modifiers: press.modifiers))
    }
  }
}

/// Whether an event has nothing that a terminal would take as a command, and a place on the screen.
private func isClean(_ event: InputEvent) -> Bool {
  switch event {
  case .key(let press):
    guard case .character(let character) = press.key else { return true }
    return character.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
  case .pointer(let pointer): return pointer.position.x >= 0 && pointer.position.y >= 0
  case .scroll(let point, _, _): return point.x >= 0 && point.y >= 0
  case .paste(let text):
    return text.utf8.count <= 3 * 256
      && text.unicodeScalars.allSatisfy {
        $0 == "\n" || $0 == "\t" || $0.properties.generalCategory != .control
      }
  case .resize, .hold: return false
  }
}
