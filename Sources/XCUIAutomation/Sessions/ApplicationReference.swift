import AutomationWire

/// A reference to an application: any number of application objects with equal references mean the same running one.
struct ApplicationReference: Sendable, Hashable {
  /// What is launched; `nil` for the target that is the default one at the time of use.
  var target: ApplicationTarget?

  /// What tells apart several running applications of one target; empty for the only one.
  var instance = ""

  /// The reference with the target that it means now.
  var resolved: ApplicationReference {
    ApplicationReference(target: resolvedTarget, instance: instance)
  }

  /// The target that it means now.
  var resolvedTarget: ApplicationTarget { target ?? DefaultTarget.current }

  /// The application as messages call it.
  var name: String {
    let name = resolvedTarget.displayName
    return instance.isEmpty ? name : "\(name) (\(instance))"
  }
}
