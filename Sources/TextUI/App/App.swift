public import AutomationWire
import Primitives
import VirtualTime

/// An application: where it begins, and what it shows.
///
/// Mirrors SwiftUI's `App`.
///
/// ```swift
/// @main struct CounterApp: App {
///   var body: some Scene {
///     WindowGroup { CounterView() }
///   }
/// }
/// ```
///
/// Run by a person it takes over the terminal. Launched by a test it draws nothing and answers the test instead. With the arguments
/// `--preview Name` it shows a preview in its place, and with `--preview` alone it lists those there are.
@MainActor @preconcurrency public protocol App: AutomationHostable {
  /// The type of the scene.
  associatedtype Body: Scene

  /// What the application shows.
  @SceneBuilder var body: Body { get }

  /// What the command line says of the application: `--help`, `--version`, and which options there are.
  ///
  /// - Note: TextUI's own addition.
  static var commandLine: CommandLineInformation { get }

  /// Starts the application.
  init()
}

extension App {
  /// Nothing but the options that every application has.
  public static var commandLine: CommandLineInformation { CommandLineInformation() }

  /// Runs the application: for the test that launched it, or in the terminal.
  ///
  /// `--help` and `--version` are answered before; an option that there is not ends the process with 64.
  public static func main() {
    if AutomationEndpoint.main(Self.self) { return }
    let arguments = Array(CommandLine.arguments.dropFirst())
    switch CommandLineRequest(arguments, program: programName, commandLine) {
    case .run: break
    case .say(let text):
      print(text)
      exit(0)
    case .refuse(let text):
      StandardError.write(text + "\n")
      exit(CommandLineRequest.usageExitCode)
    }
    LaunchConfiguration.ofProcess.makeLocaleCurrent()
    Scheduler.install()
    switch PreviewCatalog.choice(arguments) {
    case .none: exit(TerminalSession.run { Self() })
    case .preview(let entry): exit(TerminalSession.run { ViewApp(entry.makeView) })
    case .message(let text):
      StandardError.write(text + "\n")
      exit(CommandLineRequest.usageExitCode)
    }
  }

  /// What the executable is called.
  private static var programName: String {
    let path = CommandLine.arguments.first ?? ""
    return path.split(separator: "/").last.map(String.init) ?? String(nameOf: Self.self)
  }

  /// Starts an instance without a terminal, as a test launches it.
  public static func makeHost(_ configuration: LaunchConfiguration) throws -> any AutomationHost {
    // In the test's process it is the test's.
    if LaunchConfiguration.isProcessAutomated { configuration.makeLocaleCurrent() }
    let clock = VirtualClock()
    switch PreviewCatalog.choice(configuration.arguments) {
    case .none:
      return ApplicationHost({ Self() }, configuration: configuration, clock: clock)
    case .preview(let entry):
      return ApplicationHost(
        { ViewApp(entry.makeView) }, name: entry.name, configuration: configuration, clock: clock)
    case .message(let text):
      return ApplicationHost(
        { ViewApp { AnyView(Text(text)) } }, configuration: configuration, clock: clock)
    }
  }
}

/// The node of an application: keeps its state and evaluates its scene.
final class AppNode<Application: App>: ViewNode {
  private var application: Application
  private var child: TypedNode<AnyView>?

  /// What the properties of the application keep, in order.
  private var storage: [AnyObject] = []
  private let requests: AuthorizationRequests?
  private let show: ([Box]) -> Void
  private var scheme: PreferredColorScheme?

  /// Starts the application.
  ///
  /// - Parameters:
  ///   - application: The application.
  ///   - context: Where its views belong.
  ///   - requests: The permissions for which it shows the alerts itself; `nil` where the system does.
  ///   - prefer: Has the screen be light or dark, as its views want it.
  ///   - show: Puts the boxes of its views on the screen.
  init(
    _ application: Application, _ context: NodeContext, _ requests: AuthorizationRequests? = nil,
    prefer: @escaping (ColorScheme?) -> Void, show: @escaping ([Box]) -> Void
  ) {
    self.application = application
    self.requests = requests
    self.show = show
    super.init(context)
    scheme = PreferredColorScheme(graph, content: { [weak self] in self?.child }, changed: prefer)
    connectProperties(of: &self.application, keeping: &storage)
    evaluate()
    setNeedsCollecting()
  }

  override func evaluate() {
    // A delegate of the application hears of the launch here, and may change what it likes: that is no part of an evaluation.
    updateProperties(of: &application)
    var view = evaluating { application.body.makeRootView() }
    if let events = scope.values.applicationEvents { view = events.wrapped(view) }
    if let requests {
      view = AnyView(
        AuthorizationAlerts(
          content: view, name: String(nameOf: Application.self), requests: requests))
    }
    if let child {
      child.update(view)
    } else {
      child = AnyView.makeNode(view, childContext())
    }
  }

  override func visitChildren(_ visit: (ViewNode) -> Void) {
    if let child { visit(child) }
  }

  override func childOutputChanged() {
    setNeedsCollecting()
  }

  override func collectBoxes() {
    show(boxes)
  }

  override func preferenceChanged(_ key: any PreferenceKey.Type) {
    scheme?.preferenceChanged(key)
  }

  override var viewType: Any.Type? { Application.self }
}
