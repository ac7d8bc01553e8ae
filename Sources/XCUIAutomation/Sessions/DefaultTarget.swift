import AutomationWire
import Synchronization

/// The target of application objects made without one.
///
/// It belongs to the process, as on Apple's platforms, where the project names it: suites make application objects
/// anywhere, in stored properties and at the top level of files, with nothing to hand a target to them.
enum DefaultTarget {
  /// The target; one without a name while none was set.
  private static let target = Mutex(ApplicationTarget.executable(""))

  /// The target: what the test's trait says, or what was set, or what names one otherwise; one without a name when nothing does.
  static var current: ApplicationTarget {
    get {
      if let target = TestScope.ofTask?.target { return target }
      let set = target.withLock { $0 }
      return set.isUnset ? NamedTarget.current ?? set : set
    }
    set { target.withLock { $0 = newValue } }
  }
}

extension ApplicationTarget {
  /// Whether this stands for a target that nobody set.
  var isUnset: Bool { !isInProcess && name.isEmpty }

  /// The name without the folders of a path or the module of a type.
  var displayName: String {
    if isUnset { return "no target" }
    if isSystem { return systemApplication?.rawValue ?? "the system" }
    return String(name.split(separator: isInProcess ? "." : "/").last ?? "")
  }
}
