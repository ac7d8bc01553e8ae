package import AutomationWire
import Synchronization
import XCTestAdditions

/// A test case that says which application it is about.
package protocol TargetedTestCase {
  /// The application; the same however often it is asked for.
  var targetOfTest: ApplicationTarget { get }
}

/// The target of application objects made without one.
///
/// It belongs to the process, as on Apple's platforms, where the project names it: suites make application objects
/// anywhere, in stored properties and at the top level of files, with nothing to hand a target to them.
enum DefaultTarget {
  /// The target; one without a name while none was set.
  private static let target = Mutex(ApplicationTarget.executable(""))

  /// Whether a test case is asked, which may itself ask for the target of the others.
  @TaskLocal private static var isAsking = false

  /// The target that the test case says, or the class that is set up or torn down.
  private static var ofTestCase: ApplicationTarget? {
    guard !isAsking, let test = RunningTest.testCase as? any TargetedTestCase else { return nil }
    return $isAsking.withValue(true) { test.targetOfTest }
  }

  /// The target: what the test's trait or class says, or what was set, or what names one otherwise; one without a name when nothing does.
  static var current: ApplicationTarget {
    get {
      if let target = TestScope.ofTask?.target ?? ofTestCase { return target }
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
