import AccessibilityTree
import AutomationWire
import TextRendering
import VirtualTime

@testable import TextUI

/// An application around a view, for tests: takes input, and shows its screen and tree as text.
@MainActor final class HostedView {
  /// An application whose content a test gives.
  private struct ViewApp: App {
    var content = AnyView(EmptyView())

    init() {}

    init(_ content: AnyView) {
      self.content = content
    }

    var body: some Scene {
      WindowGroup { content }
    }
  }

  /// The running application.
  let host: ApplicationHost

  private var seen = ElementTree()

  /// The last difference that was read.
  private(set) var lastDifference: TreeDifference?

  /// Runs a view on a screen of a size.
  init<Content: View>(
    width: Int = 30, height: Int = 8, arguments: [String] = [],
    environment: [String: String] = [:], clock: any Clock<Duration> = VirtualClock(),
    motion: Motion.Mode = .off, @ViewBuilder _ content: () -> Content
  ) {
    let view = AnyView(content())
    host = ApplicationHost(
      { ViewApp(view) },
      configuration: LaunchConfiguration(
        arguments: arguments, environment: environment,
        screenSize: Size(width: width, height: height)),
      clock: clock, footer: KeyFooterBox.Mode.none, motion: motion)
    settle()
  }

  /// Brings everything up to date.
  func settle() {
    while host.update() {}
  }

  /// Whether looking at the tree has the rows made that wait to be.
  var looksEverywhere = true

  /// The tree as it is now.
  var tree: ElementTree {
    settle()
    if looksEverywhere { host.describeRest(holding: nil) }
    settle()
    let difference = host.treeDifference(since: seen.version == 0 ? nil : seen.version)
    lastDifference = difference
    do {
      try seen.apply(difference)
    } catch {
      preconditionFailure("The difference does not fit: \(error)")
    }
    return seen
  }

  /// All boxes on the screen, those around before those inside.
  var boxes: [Box] {
    settle()
    return host.rootBox?.boxes ?? []
  }

  /// The rows of the screen, without blanks at their ends, nor blank rows at the end.
  var screen: String {
    settle()
    let grid = host.screen()
    var rows = grid.lines()
    while rows.last?.isEmpty == true { rows.removeLast() }
    return rows.joined(separator: "\n")
  }

  /// The elements inside the window, without identities; those that a phone's controllers put around each other are left out.
  var outline: String {
    let tree = tree
    guard let root = tree.root, let window = tree.children(of: root).first else { return "" }
    let description = TreeDescription(tree)
    /// Returns the lines of the elements inside another.
    func lines(inside id: ElementID, indentation: String) -> [String] {
      let isOfList = [.cell, .collectionView, .table].contains(tree[id]?.elementType)
      return tree.children(of: id).flatMap { child -> [String] in
        if tree[child]?.isContainer == true, !isOfList {
          return lines(inside: child, indentation: indentation)
        }
        let line = description.line(for: child).replacing(", \(child)", with: "")
        return [indentation + line] + lines(inside: child, indentation: indentation + "  ")
      }
    }
    return lines(inside: window, indentation: "").joined(separator: "\n")
  }

  /// Returns the element in reading order with an identifying text, of several the first or a later one.
  func element(_ key: String, _ type: ElementType? = nil, at index: Int = 0) -> ElementNode? {
    let tree = tree
    guard let root = tree.root else { return nil }
    var found: ElementNode?
    var left = index
    tree.walkDescendants(of: root) { node in
      guard node.isIdentified(by: key), type == nil || node.elementType == type else {
        return .descend
      }
      left -= 1
      if left >= 0 { return .descend }
      found = node
      return .stop
    }
    return found
  }

  /// Says where an element can be hit.
  func hitPoint(
    _ key: String, _ type: ElementType? = nil, at index: Int = 0, scrolling: Bool = false
  ) -> HostHitPoint {
    guard let element = element(key, type, at: index) else { return .missing }
    let point = host.hitPoint(of: element.id, scrollingIntoView: scrolling)
    settle()
    return point
  }

  /// Taps an element; returns whether it could be hit.
  @discardableResult
  func tap(_ key: String, _ type: ElementType? = nil, at index: Int = 0) -> Bool {
    guard case .at(let point) = hitPoint(key, type, at: index, scrolling: true) else {
      return false
    }
    for event in PlacedGesture(.taps(count: 1), from: point).events { host.perform(event) }
    settle()
    return true
  }

  /// Presses keys, one after the other.
  func press(_ keys: KeyPress.Key..., modifiers: KeyPress.Modifiers = []) {
    for key in keys {
      host.perform(.key(KeyPress(key, modifiers: modifiers)))
      settle()
    }
  }

  /// Types a text.
  func type(_ text: String) {
    for character in text { press(.character(character)) }
  }

  /// The warnings since last time.
  func warnings() -> [String] {
    settle()
    return host.takeEvents().compactMap { event in
      if case .warning(let text) = event { text } else { nil }
    }
  }
}

extension Box {
  /// The box and all those inside, those around before those inside.
  var boxes: [Box] { [self] + children.flatMap(\.boxes) }
}

extension CellGrid {
  /// The rows as text, one below the other.
  var text: String { lines().joined(separator: "\n") }
}
