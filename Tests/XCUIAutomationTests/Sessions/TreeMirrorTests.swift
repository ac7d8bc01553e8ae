import AccessibilityTree
import AutomationWire
import Testing

@testable import XCUIAutomation

@Suite("The mirror of a tree")
struct TreeMirrorTests {
  /// A reply that says the application is idle.
  private func reply(_ difference: TreeDifference) -> Reply {
    Reply(number: 1, difference: difference, activity: Activity(now: 0, state: .idle))
  }

  /// A tree of one element, as the application tells it.
  private var whole: TreeDifference {
    let root = ElementNode(id: ElementID(1), elementType: .application)
    return TreeDifference(base: nil, version: 3, root: root.id, nodes: [root])
  }

  @Test("has nothing before the first answer")
  func empty() {
    let mirror = TreeMirror()
    #expect(mirror.isEmpty)
    #expect(mirror.version == nil)
    #expect(!mirror.isAtRest)
  }

  @Test("takes in what it is told")
  func told() {
    let mirror = TreeMirror()
    mirror.take(reply(whole), of: .executable("App"))
    #expect(mirror.version == 3)
    #expect(mirror.isAtRest)
    mirror.take(
      reply(TreeDifference(base: 3, version: 4, root: ElementID(1))), of: .executable("App"))
    #expect(mirror.version == 4)
  }

  @Test("asks for everything after a difference that does not fit")
  func mismatch() {
    let mirror = TreeMirror()
    mirror.take(reply(whole), of: .executable("App"))
    mirror.take(
      reply(TreeDifference(base: 7, version: 8, root: ElementID(1))), of: .executable("App"))
    #expect(mirror.isEmpty)
    #expect(mirror.version == nil)
    #expect(mirror.activity == nil)
  }
}
