import AutomationWire
import Synchronization

/// The graph of one instance of an application, for code of it that no view leads to.
@MainActor final class CallerGraph: Sendable {
  /// The way to the graph.
  private var link: GraphLink?

  /// Makes a place for a graph.
  nonisolated init() {}

  /// That of code that runs without an instance: of the application that a person runs, or a hierarchy that a test of units made last.
  private static let ofProcess = CallerGraph()

  /// That of the instance whose code runs.
  private static var ofCaller: CallerGraph {
    ApplicationInstance.current?.attachment { CallerGraph() } ?? ofProcess
  }

  /// The graph of the application whose code runs; `nil` before there is one, and without one.
  static var graph: ViewGraph? { ofCaller.link?.graph }

  /// Notes the graph of the application whose code runs.
  static func note(_ graph: ViewGraph) { ofCaller.link = graph.link }
}

/// Objects that modules which stand on this one keep with each application.
///
/// TextUI's own addition.
@_spi(Bridging) public enum CallerObjects {
  /// Those of what runs without an instance, by type.
  private static let ofProcess = Mutex<[ObjectIdentifier: any AnyObject & Sendable]>([:])

  /// Returns the object of a type that is kept with the application whose code runs, making it the first time.
  ///
  /// - Parameter make: Makes it.
  /// - Returns: The object.
  public static func object<Object: AnyObject & Sendable>(_ make: () -> Object) -> Object {
    if let instance = ApplicationInstance.current { return instance.attachment(make) }
    return ofProcess.withLock { objects in
      if let object = objects[ObjectIdentifier(Object.self)] as? Object { return object }
      let object = make()
      objects[ObjectIdentifier(Object.self)] = object
      return object
    }
  }
}

extension RequestAuthorizationAction {
  /// What asks for permissions of the application whose code runs; `nil` before there is one.
  @_spi(Bridging) public static var ofCaller: RequestAuthorizationAction? {
    if let services = SystemServices.ofInstance { return RequestAuthorizationAction(services) }
    return CallerGraph.graph?.root?.scope.values.requestAuthorization
  }
}

extension ScenePhase {
  /// Where the application is whose code runs; `nil` before there is one.
  @_spi(Bridging) @MainActor public static var ofCaller: ScenePhase? {
    CallerGraph.graph?.root?.scope.values.scenePhase
  }
}
