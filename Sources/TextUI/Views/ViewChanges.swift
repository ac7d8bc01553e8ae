/// Why a view is evaluated.
enum EvaluationCause: String {
  /// It is new.
  case made = "@self, @identity"

  /// Its value is another one.
  case view = "@self"

  /// Something that it reads has changed.
  case dependencies = "@dependencies"
}

/// A node that knows why its view is evaluated.
@MainActor protocol EvaluationCaused {
  /// Why.
  var cause: EvaluationCause { get }
}

extension BodyNode: EvaluationCaused {}

extension View {
  // swift-format-ignore: NoLeadingUnderscores
  /// Prints why the view is evaluated, when it is called in its `body`.
  ///
  /// Mirrors SwiftUI's function, for finding out why a view is evaluated so often.
  ///
  /// - Note: Unlike SwiftUI's, it does not tell which state or object has changed: they are all `@dependencies`. In release
  ///   builds it prints nothing.
  public static func _printChanges() {
    #if DEBUG
    guard let node = ViewGraph.telling?.evaluating as? any EvaluationCaused else { return }
    print("\(Self.self): \(node.cause.rawValue) changed.")
    #endif
  }

  // swift-format-ignore: NoLeadingUnderscores
  /// Prints why the view is evaluated, when it is called in its `body`.
  ///
  /// Mirrors SwiftUI's function.
  ///
  /// - Note: Unlike SwiftUI's, it prints and does not write to the system's log.
  public static func _logChanges() { _printChanges() }
}
