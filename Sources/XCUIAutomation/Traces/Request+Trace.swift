import AccessibilityTree
import AutomationTrace
import AutomationWire
import Foundation
import Primitives

extension Request.Command {
  /// It in few words, without what was typed.
  var traceWords: String {
    switch self {
    case .synchronize: "come to rest"
    case .perform(let events): "\(events.count) events of input"
    case .act(let act): act.gesture.traceWords
    case .hitPoints: "say where elements can be hit"
    case .describeRest: "describe the rest"
    case .screen: "show the screen"
    case .letTimePass(let limit): "let time pass, \(SecondsText.words(limit)) at most"
    case .advanceTime(let time): "advance time by \(SecondsText.words(time))"
    case .setPhase(let phase): "become \(phase)"
    case .openURL(let url): "open \(SafeText.line(url))"
    case .setAppearance(let appearance): "look \(appearance)"
    case .setOrientation(let orientation): "be held in \(orientation)"
    case .terminate: "end"
    case .setPasteboard: "take what is on the pasteboard"
    case .decide(let decision): "take the decision about \(decision.resource)"
    case .holdGate(let name): "hold the gate \(SafeText.quoted(name))"
    case .releaseGate(let name): "release the gate \(SafeText.quoted(name))"
    case .reportGates: "tell of gates"
    case .run(let name, _): "run \(SafeText.quoted(name))"
    }
  }

  /// It as it can be made again, whatever became of the tree.
  var again: Request.Command {
    guard case .act(var act) = self else { return self }
    act.treeVersion = nil
    act.absentText = nil
    return .act(act)
  }

  /// The texts that it types, between keys that move on.
  var typedTexts: [String] {
    var texts = [""]
    for key in typedKeys {
      switch key {
      case .character(let character): texts[texts.count - 1].append(character)
      default: texts.append("")
      }
    }
    if case .perform(let events) = self {
      texts += events.compactMap { if case .paste(let text) = $0 { text } else { nil } }
    }
    return texts.filter { !$0.isEmpty }
  }

  /// The keys that it types.
  private var typedKeys: [KeyPress.Key] {
    switch self {
    case .act(let act):
      if case .type(let presses) = act.gesture { presses.map(\.key) } else { [] }
    case .perform(let events):
      events.compactMap { if case .key(let press) = $0 { press.key } else { nil } }
    default: []
    }
  }

  /// Whether what it types may reach a secure field; in doubt, it does.
  func typesSecret(in tree: ElementTree) -> Bool {
    guard !typedTexts.isEmpty else { return false }
    let fields = tree.secureFields
    guard !fields.isEmpty else { return false }
    guard case .act(let act) = self, let node = tree[act.place.element] else { return true }
    if node.isSecure { return true }
    let movesOn = typedKeys.contains { key in
      switch key {
      case .character(let character): character == "\t" || character.isNewline
      case .delete, .forwardDelete, .leftArrow, .rightArrow, .home, .end: false
      default: true
      }
    }
    // Where a field takes it itself, the others are not reached.
    return movesOn || ![.textField, .searchField, .textView].contains(node.elementType)
  }
}

extension ElementNode {
  /// Whether it hides what is typed.
  fileprivate var isSecure: Bool { elementType == .secureTextField || states.contains(.secure) }
}

extension ElementTree {
  /// The fields that hide what is typed.
  fileprivate var secureFields: [ElementID] {
    guard let root else { return [] }
    var found: [ElementID] = []
    walkWithFrames(from: root) { node, _, _ in if node.isSecure { found.append(node.id) } }
    return found
  }
}

extension Gesture {
  /// It in few words, without what is typed.
  fileprivate var traceWords: String {
    switch self {
    case .taps(1, 1): "tap"
    case .taps(let count, let fingers): "tap \(count) times with \(fingers) fingers"
    case .press(let seconds): "press for \(SecondsText.words(seconds))"
    case .drag: "drag"
    case .swipe(let direction, _): "swipe \(direction)"
    case .hover: "hover"
    case .clicks(let count, _): count == 1 ? "click" : "click \(count) times"
    case .scroll(let x, let y): "scroll by \(x), \(y) cells"
    case .type(let keys): keys.count == 1 ? "type a key" : "type \(keys.count) keys"
    case .adjust: "adjust"
    case .reach: "bring into view"
    }
  }
}

extension SideEvent {
  /// It in words, without what is on the pasteboard.
  var traceWords: String {
    switch self {
    case .host(.warning(let text)): "warning: \(SafeText.line(text))"
    case .host(.openedURL(let url)): "opened \(SafeText.line(url))"
    case .host(.announcement(let text)): "announced \(SafeText.quoted(text))"
    case .pasteboard: "put something on the pasteboard"
    case .permissionRequested(let request): "asked for \(request.resource)"
    }
  }
}

extension LaunchRequest {
  /// It as a trace has it.
  var traced: AutomationTrace.Launch {
    AutomationTrace.Launch(
      arguments: arguments, environment: environment,
      screenSize: screenSize.map { [$0.width, $0.height] }, date: date.map { $0 / .seconds(1) },
      gates: heldGates.sorted(), payloads: payloads.mapValues { Data($0) })
  }
}
