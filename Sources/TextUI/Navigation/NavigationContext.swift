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
  // The pages of a column come from more than one context.
  private static var lastViewID = 0

  /// Called with a value or view to push.
  var push: (Entry) -> Void = { _ in }

  /// Called to go back.
  var pop: () -> Void = {}

  /// Returns the title of the page that one goes back to; `nil` when there is none.
  var backTitle: () -> String? = { nil }

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
    Self.lastViewID += 1
    let id = Self.lastViewID
    push(.view(id: id, view, removed: removed))
    return id
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

  /// Returns whether a view says how the page for a value looks.
  func hasPage(for value: AnyHashable) -> Bool {
    destinations[ObjectIdentifier(type(of: value.base))]?.owner != nil
  }

  /// Makes the page for a value; `nil` when no view says how.
  func page(for value: AnyHashable) -> AnyView? {
    destinations[ObjectIdentifier(type(of: value.base))]?.make(value)
  }
}

/// Texts that views of a page give for one place in its bar: that of the last one holds.
@MainActor private struct PageTexts {
  private var texts: [(owner: ObjectIdentifier, text: String)] = []

  /// The text that holds; empty when no view gives one.
  var front: String { texts.last?.text ?? "" }

  /// Sets the text that a view gives; returns whether another one holds now.
  mutating func set(_ text: String?, owner: ViewNode) -> Bool {
    let id = ObjectIdentifier(owner)
    let old = front
    if let index = texts.firstIndex(where: { $0.owner == id }) {
      if let text { texts[index].text = text } else { texts.remove(at: index) }
    } else if let text {
      texts.append((id, text))
    }
    return front != old
  }
}

/// A page as the bar above it knows it: what its views tell the bar.
@MainActor final class NavigationPage {
  private var titles = PageTexts()
  private var subtitles = PageTexts()
  private var toolbars: [(owner: ObjectIdentifier, items: ViewNode)] = []

  /// Called when the bar has to be made anew.
  var changed: () -> Void = {}

  /// The title; empty when no view gives one.
  var title: String { titles.front }

  /// A stack inside that goes on the one of this page.
  private struct Inner {
    /// The node of the stack.
    weak var owner: ViewNode?

    /// Returns the title of its page in front.
    let title: () -> String

    /// Brings its bar up to date.
    let updateBar: () -> Void
  }

  private var inner: Inner?

  /// The title as people see it: that of the page in front of a stack inside that goes on the one of this page.
  var shownTitle: String { inner?.title() ?? title }

  /// Whether a stack inside goes on the one of this page, and has the bar.
  var isTakenOver: Bool { inner != nil }

  /// Has a stack inside bring its bar up to date, where it has that of this page.
  func updateInnerBar() { inner?.updateBar() }

  /// Leaves the bar to a stack inside.
  ///
  /// - Parameters:
  ///   - owner: The node of the stack.
  ///   - title: Returns the title of its page in front.
  ///   - updateBar: Brings its bar up to date.
  func takeOver(
    by owner: ViewNode, title: @escaping () -> String, updateBar: @escaping () -> Void
  ) {
    inner = Inner(owner: owner, title: title, updateBar: updateBar)
    changed()
  }

  /// Takes the bar back from a stack inside that is gone.
  func takeBack(from owner: ViewNode) {
    guard inner?.owner === owner else { return }
    inner = nil
    changed()
  }

  /// What stands beside the title; empty when no view gives anything.
  var subtitle: String { subtitles.front }

  /// What tests call the bar, when a view says it; else it is its title.
  var identifier: String? {
    didSet { if identifier != oldValue { changed() } }
  }

  /// The parts of the views in the bar.
  var items: [ViewNode] { toolbars.map(\.items) }

  /// Whether the way back is not offered.
  var isBackButtonHidden = false {
    didSet { if isBackButtonHidden != oldValue { changed() } }
  }

  /// Whether the bar above is not shown.
  var isBarHidden = false {
    didSet { if isBarHidden != oldValue { changed() } }
  }

  /// Whether the bar below is not shown.
  var isBottomBarHidden = false {
    didSet { if isBottomBarHidden != oldValue { changed() } }
  }

  /// Sets the title that a view gives.
  func setTitle(_ title: String?, owner: ViewNode) {
    if titles.set(title, owner: owner) { changed() }
  }

  /// Sets what stands beside the title, as a view gives it.
  func setSubtitle(_ subtitle: String?, owner: ViewNode) {
    if subtitles.set(subtitle, owner: owner) { changed() }
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
