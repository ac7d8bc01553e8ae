import AccessibilityTree
import AutomationWire
import TextRendering
import VirtualTime

/// An application under inspection: asks it as the test's side does, and keeps its tree.
final class HostProbe {
  /// The way to the application.
  private let channel: DirectChannel

  /// The tree as it was told.
  private(set) var tree = ElementTree()

  /// The number of the last request.
  private var number: UInt32 = 0

  /// The reply to the last request.
  private(set) var reply: Reply?

  /// How the differences told something else than the whole tree, in words; `nil` while they did not.
  private(set) var disagreement: String?

  /// Launches an application and reads its tree.
  ///
  /// - Throws: What kept it from starting.
  init(_ application: any AutomationHostable.Type, _ configuration: LaunchConfiguration) throws {
    channel = try DirectChannel.launch(HostableApplication(application), configuration)
    synchronize()
  }

  /// The way to what only an inspection looks at.
  var inspected: DirectChannel { channel }

  // MARK: - Requests

  /// Brings the tree up to date.
  func synchronize() {
    ask(.synchronize)
  }

  /// Gives input, and compares what the differences add up to with the whole tree.
  func perform(_ events: [InputEvent]) {
    ask(.perform(events))
    compare(after: events.map { "\($0)" }.joined(separator: ", "))
  }

  /// Brings the tree up to date, and compares what the differences add up to with the whole tree.
  func compare(after words: String) {
    ask(.synchronize)
    let told = tree
    ask(.synchronize, knowsTree: false)
    guard told != tree, disagreement == nil else { return }
    disagreement = "after \(words) \(Self.words(told: told, whole: tree))"
  }

  /// Taps an element, and compares what the differences add up to with the whole tree.
  func tap(_ node: ElementNode) {
    ask(.act(Act(.taps(count: 1), at: ElementPlace(node.id, .hitPoint))))
    compare(after: "a tap on \(node.words)")
  }

  /// Types a text by its characters.
  func type(_ text: String) {
    perform(text.map { .key(KeyPress(.character($0))) })
  }

  /// Scrolls an element into view, if that is wanted, and asks where it can be hit.
  ///
  /// - Returns: The place, or why there is none; `nil` without an answer.
  func hitPoint(of id: ElementID, scrolling: Bool = false) -> HostHitPoint? {
    if scrolling,
      case .unreachable(let reason) = ask(.act(Act(.reach, at: ElementPlace(id, .hitPoint))))
    {
      return reason
    }
    guard case .hitPoints(let points) = ask(.hitPoints([id])) else { return nil }
    return points.first
  }

  /// The screen as drawn; `nil` when it cannot be read.
  var screen: CellGrid? {
    guard case .screen(let grid) = ask(.screen) else { return nil }
    return grid
  }

  /// Sends a request and takes in the difference.
  @discardableResult
  private func ask(_ command: Request.Command, knowsTree: Bool = true) -> Reply.Result? {
    number += 1
    let known = tree.root == nil || !knowsTree ? nil : Optional(tree.version)
    let request = Request(number: number, knownVersion: known, command: command)
    // The deadline has no meaning in this process, and only an application that ended does not answer.
    guard let reply = try? channel.send(request, deadline: .now + .seconds(60)) else { return nil }
    self.reply = reply
    do throws(TreeDifference.Mismatch) {
      try tree.apply(reply.difference)
    } catch {
      if disagreement == nil {
        disagreement =
          "the difference to version \(reply.difference.version) does not fit: \(error)"
      }
      tree = ElementTree()
      if known != nil { ask(.synchronize) }
    }
    return reply.result
  }

  /// Says how two trees differ that should be the same.
  private static func words(told: ElementTree, whole: ElementTree) -> String {
    guard let root = whole.root else { return "there is no tree" }
    let ids = [root] + whole.descendants(of: root)
    if let other = ids.first(where: { whole[$0] != told[$0] }), let node = whole[other] {
      return "\(node.words) was not told of as it is now"
    }
    return "the elements stand in other places than was told"
  }
}

// MARK: - Waiting

extension HostProbe {
  /// When something was seen.
  enum Arrival {
    /// In the answer to the input.
    case atOnce

    /// Some time later, without any announcement.
    case later

    /// Not within the time and fifty looks.
    case never
  }

  /// Looks for something, and goes on looking for some real time and fifty looks when it is not there.
  func look(for condition: (ElementTree) -> Bool, during patience: Duration) -> Arrival {
    if condition(tree) { return .atOnce }
    let end = RealClock.now + patience
    var looks = 0
    while looks < 50 || RealClock.now < end {
      looks += 1
      inspected.letRealTimePass(patience / 50)
      synchronize()
      if condition(tree) { return .later }
    }
    return .never
  }
}

// MARK: - Looking at the tree

extension HostProbe {
  /// All elements, in reading order.
  var nodes: [ElementNode] {
    guard let root = tree.root else { return [] }
    return ([root] + tree.descendants(of: root)).compactMap { tree[$0] }
  }

  /// The elements that have the focus; one, in good order.
  var focused: [ElementNode] { nodes.filter { $0.states.contains(.focused) } }

  /// The first element of some kinds that takes input and can be hit, after it was scrolled into view.
  func target(of types: Set<ElementType>) -> ElementNode? {
    nodes.first { node in
      guard types.contains(node.elementType), !node.states.contains(.disabled),
        case .at? = hitPoint(of: node.id, scrolling: true)
      else { return false }
      return true
    }
  }
}

extension ElementNode {
  /// The element in words: its kind, and a text by which it is known.
  var words: String {
    let text = identifyingTexts.first.map { " “\($0)”" } ?? ""
    return "\(elementType.name)\(text)"
  }
}
