public import AutomationWire
import Primitives
import VirtualTime

/// An application that shows one view alone, for a test of it.
struct ViewApp: App {
  /// Makes the view.
  private let content: @MainActor () -> AnyView

  /// Shows nothing.
  init() {
    self.init { AnyView(EmptyView()) }
  }

  /// Shows a view.
  init(_ content: @escaping @MainActor () -> AnyView) {
    self.content = content
  }

  var body: some Scene {
    WindowGroup { content() }
  }
}

extension ApplicationTarget {
  /// Returns a target that is one view alone, run in the test's process.
  ///
  /// A row, a form or a control can be tested without the application around it:
  ///
  /// ```swift
  /// let app = XCUIApplication(target: .view { RowView(item: .sample) })
  /// app.launch()
  /// XCTAssertEqual(app.staticTexts["title"].label, "Sample")
  /// ```
  ///
  /// What the view finds in its environment is given with it, by modifiers or by a closure:
  ///
  /// ```swift
  /// .view(environment: { $0.locale = Locale(identifier: "de") }) { RowView(item: .sample) }
  /// .view { RowView(item: .sample).environment(Basket(items: 3)) }
  /// ```
  ///
  /// The view is made anew at each launch. Each target is an application of its own, so that one test can show several views: keep
  /// the target, or the application object, to come back to one.
  ///
  /// - Note: TextUI's own addition.
  ///
  /// - Parameters:
  ///   - name: What it is called in messages; `nil` for the name of the view's type.
  ///   - environment: Changes the environment of the view.
  ///   - content: The view.
  /// - Returns: The target.
  public static func view<Content: View>(
    name: String? = nil,
    environment: @escaping @MainActor (inout EnvironmentValues) -> Void = { _ in },
    @ViewBuilder _ content: @escaping @MainActor () -> Content
  ) -> ApplicationTarget {
    let type = String(nameOf: Content.self)
    // The type of a view with modifiers is no name.
    let name = name ?? (type.contains("<") ? "View" : type)
    return .inProcess(name: name) { configuration in
      let application = ViewApp {
        AnyView(
          EnvironmentWriter(content: content(), key: 0, value: 0, transform: environment))
      }
      return ApplicationHost(
        { application }, name: name, configuration: configuration, clock: VirtualClock(),
        footer: KeyFooterBox.Mode.none)
    }
  }
}
