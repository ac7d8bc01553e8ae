/// A context of a navigation stack, for its pages and the links inside them.
@MainActor final class NavigationContext {
  /// A page that was pushed.
  enum Entry {
    /// The page for a value.
    case value(AnyHashable)

    /// A page of its own, with what runs when it is gone.
    case view(id: Int, AnyView, removed: () -> Void)
  }

  /// A maker of pages for values of a type.
  private struct Destination {
    weak var owner: ViewNode?
    let make: (AnyHashable) -> AnyView?
  }

  private var destinations: [ObjectIdentifier: Destination] = [:]
  private var lastViewID = 0

  /// Called with a value or view to push.
  var push: (Entry) -> Void = { _ in }

  /// Called to go back.
  var pop: () -> Void = {}

  /// Called to take a page of its own away, and those over it.
  var remove: (_ id: Int) -> Void = { _ in }

  /// Called with what a page of its own shows now.
  var update: (_ id: Int, AnyView) -> Void = { _, _ in }

  /// Called when pages have to be made anew.
  var destinationsChanged: () -> Void = {}

  /// Pushes the page for a value.
  func push(value: AnyHashable) {
    push(.value(value))
  }

  /// Pushes a page of its own.
  ///
  /// - Parameters:
  ///   - view: What it shows.
  ///   - removed: Runs when it is gone.
  /// - Returns: The identity of the page.
  @discardableResult
  func push(view: AnyView, removed: @escaping () -> Void = {}) -> Int {
    lastViewID += 1
    push(.view(id: lastViewID, view, removed: removed))
    return lastViewID
  }

  /// Notes how pages for values of a type are made.
  func register(
    _ type: ObjectIdentifier, owner: ViewNode, make: @escaping (AnyHashable) -> AnyView?
  ) {
    destinations[type] = Destination(owner: owner, make: make)
    destinationsChanged()
  }

  /// Forgets the pages of a view that is gone.
  func unregister(_ type: ObjectIdentifier, owner: ViewNode) {
    if destinations[type]?.owner === owner { destinations[type] = nil }
  }

  /// Makes the page for a value; `nil` when no view says how.
  func page(for value: AnyHashable) -> AnyView? {
    destinations[ObjectIdentifier(type(of: value.base))]?.make(value)
  }
}

/// A page as the bar above it knows it: what its views tell the bar.
@MainActor final class NavigationPage {
  private var titles: [(owner: ObjectIdentifier, title: String)] = []
  private var toolbars: [(owner: ObjectIdentifier, items: ViewNode)] = []
  private var hidesBackButton = false
  private var hidesBar = false
  private var statedIdentifier: String?

  /// Called when the bar has to be made anew.
  var changed: () -> Void = {}

  /// The title; empty when no view gives one.
  var title: String { titles.last?.title ?? "" }

  /// What tests call the bar, when a view says it; else it is its title.
  var identifier: String? {
    get { statedIdentifier }
    set {
      guard newValue != statedIdentifier else { return }
      statedIdentifier = newValue
      changed()
    }
  }

  /// The parts of the views in the bar.
  var items: [ViewNode] { toolbars.map(\.items) }

  /// Whether the way back is not offered.
  var isBackButtonHidden: Bool {
    get { hidesBackButton }
    set {
      guard newValue != hidesBackButton else { return }
      hidesBackButton = newValue
      changed()
    }
  }

  /// Whether the bar above is not shown.
  var isBarHidden: Bool {
    get { hidesBar }
    set {
      guard newValue != hidesBar else { return }
      hidesBar = newValue
      changed()
    }
  }

  /// Sets the title that a view gives.
  func setTitle(_ title: String?, owner: ViewNode) {
    let id = ObjectIdentifier(owner)
    let old = self.title
    if let index = titles.firstIndex(where: { $0.owner == id }) {
      if let title { titles[index].title = title } else { titles.remove(at: index) }
    } else if let title {
      titles.append((id, title))
    }
    if self.title != old { changed() }
  }

  /// Sets the views that a view puts in the bar.
  func setItems(_ items: ViewNode?, owner: ViewNode) {
    let id = ObjectIdentifier(owner)
    toolbars.removeAll { $0.owner == id }
    if let items { toolbars.append((id, items)) }
    changed()
  }
}

/// The key of the navigation stack around a view.
private enum NavigationContextKey: EnvironmentKey {
  static var defaultValue: NavigationContext? { nil }
}

/// The key of the page that a view is on.
private enum NavigationPageKey: EnvironmentKey {
  static var defaultValue: NavigationPage? { nil }
}

extension EnvironmentValues {
  /// The navigation stack around the view.
  var navigation: NavigationContext? {
    get { self[NavigationContextKey.self] }
    set { self[NavigationContextKey.self] = newValue }
  }

  /// The page the view is on.
  var navigationPage: NavigationPage? {
    get { self[NavigationPageKey.self] }
    set { self[NavigationPageKey.self] = newValue }
  }
}

/// The values of the pages pushed on a navigation stack, of any types.
///
/// Mirrors SwiftUI's `NavigationPath`.
public struct NavigationPath: Equatable {
  /// The values, the first pushed first.
  var values: [AnyHashable] = []

  /// Makes an empty path.
  public init() {}

  /// Makes a path of values.
  public init<Values: Sequence>(_ values: Values) where Values.Element: Hashable {
    for value in values { self.values.append(AnyHashable(value)) }
  }

  /// How many pages are pushed.
  public var count: Int { values.count }

  /// Whether no page is pushed.
  public var isEmpty: Bool { values.isEmpty }

  /// Pushes a value.
  public mutating func append<Value: Hashable>(_ value: Value) {
    values.append(AnyHashable(value))
  }

  /// Takes the last pages away.
  ///
  /// - Parameter count: How many; it is an error for it to be greater than ``count``.
  public mutating func removeLast(_ count: Int = 1) {
    precondition(count <= values.count, "removeLast(\(count)) on a path of \(values.count).")
    values.removeLast(count)
  }
}
