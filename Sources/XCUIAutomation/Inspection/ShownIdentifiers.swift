import AccessibilityTree
import AutomationWire
import Synchronization

/// The identifiers of all elements that applications showed since somebody began to collect them.
package enum ShownIdentifiers {
  /// The identifiers by the name of the application; `nil` while nobody wants to know.
  private static let shown = Mutex<[String: Set<String>]?>(nil)

  /// Begins to collect; does nothing when that began before.
  package static func beginCollecting() {
    shown.withLock { $0 = $0 ?? [:] }
  }

  /// Returns what an application showed.
  ///
  /// - Parameter name: What the application is called: views that are shown alone, under one name, are one.
  /// - Returns: The identifiers.
  package static func of(_ name: String) -> Set<String> {
    shown.withLock { $0?[name] ?? [] }
  }

  /// Notes elements that an application shows.
  ///
  /// - Parameters:
  ///   - nodes: The elements that are new.
  ///   - tree: The tree with them.
  ///   - target: The application.
  static func note(_ nodes: [ElementNode], in tree: ElementTree, of target: ApplicationTarget) {
    guard shown.withLock({ $0 != nil }) else { return }
    let identifiers = nodes.filter { isAuthors($0, in: tree) }.map(\.identifier)
    shown.withLock { $0?[target.name, default: []].formUnion(identifiers) }
  }

  /// Returns whether an identifier is the author's, not one that toolkits give: the title of a bar,
  /// the back button, keys, the buttons of a stepper.
  private static func isAuthors(_ node: ElementNode, in tree: ElementTree) -> Bool {
    let identifier = node.identifier
    guard !identifier.isEmpty, identifier != "BackButton" else { return false }
    switch node.elementType {
    case .navigationBar, .keyboard, .key: return false
    default: break
    }
    return !tree.ancestors(of: node.id).contains { ancestor in
      guard let around = tree[ancestor] else { return false }
      switch around.elementType {
      case .keyboard: return true
      case .stepper:
        return ["-Increment", "-Decrement"].contains { identifier == around.identifier + $0 }
      default: return false
      }
    }
  }
}

/// The screens of applications that suites declare, for reports of a run.
package enum DeclaredScreens {
  /// The identifiers of each screen, by the names of the application and the screen.
  private static let declared = Mutex<[String: [String: [String]]]>([:])

  /// Declares a screen.
  ///
  /// - Parameters:
  ///   - screen: What it is called.
  ///   - identifiers: The identifiers of its elements.
  ///   - application: What the application is called.
  package static func declare(
    _ screen: String, _ identifiers: [String], of application: String
  ) {
    declared.withLock { $0[application, default: [:]][screen] = identifiers }
  }

  /// Returns the screens of an application; `nil` when none was declared.
  static func of(_ application: String) -> [String: [String]]? {
    declared.withLock { $0[application] }
  }
}
