import AccessibilityTree
import AutomationWire
import VirtualTime

/// The test's side of a conversation: numbers the requests and keeps the tree.
struct Conversation {
  /// The way to the application.
  let channel: any RequestChannel

  /// The tree as known here.
  private(set) var tree = ElementTree()

  /// The number of the last request.
  private(set) var number: UInt32 = 0

  /// Makes a conversation that has not begun.
  init(_ channel: any RequestChannel) {
    self.channel = channel
  }

  /// Asks, and brings the tree up to date.
  @discardableResult
  mutating func ask(_ command: Request.Command) throws -> Reply {
    number += 1
    let known = tree.root == nil ? nil : Optional(tree.version)
    let request = Request(number: number, knownVersion: known, command: command)
    let reply = try channel.send(request, deadline: .now + .seconds(30))
    try tree.apply(reply.difference)
    return reply
  }

  /// Has the next answer tell the whole tree again.
  mutating func forget() { tree = ElementTree() }

  /// Presses the key of a character.
  @discardableResult
  mutating func press(_ key: Character) throws -> Reply {
    try ask(.perform([.key(KeyPress(.character(key)))]))
  }

  /// The text on the screen.
  var text: String? { tree[ElementID(2)]?.label }
}
