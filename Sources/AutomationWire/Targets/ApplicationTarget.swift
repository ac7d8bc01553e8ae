import Primitives
import Synchronization

/// What an application object launches: an executable in a process of its own, or an application
/// type in the test's process.
public struct ApplicationTarget: Sendable {
  /// The two ways of running an application.
  package enum Kind: Sendable {
    /// An executable: the name of a product beside the test bundle, or a path.
    case executable(String)

    /// An application in the test's process.
    case inProcess(HostableApplication)

    /// The small system around the test's applications, which is part of the tests' side.
    case system
  }

  /// The way of running it.
  package let kind: Kind

  /// What the target is called in messages, and what makes two targets the same application where their numbers do not tell them apart.
  public let name: String

  /// What tells a target that was made by a function from others of its name; 0 for those that are told by their name.
  private let number: UInt64

  /// The number of the target made last by a function.
  private static let lastNumber = Atomic<UInt64>(0)

  /// Makes a target.
  private init(kind: Kind, name: String, number: UInt64 = 0) {
    self.kind = kind
    self.name = name
    self.number = number
  }

  /// A target that is an executable, run in a process of its own.
  ///
  /// - Parameter name: The name of an executable product of the package under test, which SwiftPM
  ///   builds beside the test bundle, or the path of any executable that hosts an
  ///   ``AutomationHostable`` application.
  /// - Returns: The target.
  public static func executable(_ name: String) -> ApplicationTarget {
    ApplicationTarget(kind: .executable(name), name: name)
  }

  /// A target that is an application type, run on the main thread of the test's process.
  ///
  /// What belongs to the process is the test's there: `ProcessInfo.arguments` and its environment,
  /// what `UserDefaults.standard` keeps, `Bundle.main`, the current directory, `exit`. Launch arguments
  /// stand in `CommandLine.arguments` and the argument domain of `UserDefaults.standard` while the
  /// application runs; of two applications at once those of the later one, with a warning. An
  /// application reads what a test injected through ``LaunchConfiguration/current``.
  ///
  /// - Parameter application: The type; it need not be `@MainActor`-isolated here, only its
  ///   instances are.
  /// - Returns: The target.
  public static func inProcess(_ application: any AutomationHostable.Type) -> ApplicationTarget {
    ApplicationTarget(
      kind: .inProcess(HostableApplication(application)),
      name: String(nameOf: application, isQualified: true))
  }

  /// A target that is whatever a function starts, run on the main thread of the test's process: one view of a toolkit, or an
  /// application with objects that a test made.
  ///
  /// Each such target is an application of its own, whatever its name.
  ///
  /// - Parameters:
  ///   - name: What it is called in messages.
  ///   - makeHost: Starts an instance, as ``AutomationHostable/makeHost(_:)`` does; called at each launch.
  /// - Returns: The target.
  public static func inProcess(
    name: String,
    _ makeHost: @escaping @MainActor @Sendable (LaunchConfiguration) throws -> any AutomationHost
  ) -> ApplicationTarget {
    let number = lastNumber.add(1, ordering: .relaxed).newValue
    return ApplicationTarget(
      kind: .inProcess(HostableApplication(name: name, makeHost)), name: name, number: number)
  }

  /// The name of the system, as Apple's platforms call it.
  package static let systemName = "com.apple.springboard"

  /// The small system around the test's applications.
  package static let system = ApplicationTarget.system(named: systemName)

  /// Returns what stands for one of the system's applications.
  ///
  /// - Parameter name: The name by which the system knows it.
  /// - Returns: The target.
  package static func system(named name: String) -> ApplicationTarget {
    ApplicationTarget(kind: .system, name: name)
  }
}

extension ApplicationTarget: Hashable {
  /// Returns whether two targets mean the same application, run the same way.
  public static func == (lhs: ApplicationTarget, rhs: ApplicationTarget) -> Bool {
    lhs.isInProcess == rhs.isInProcess && lhs.isSystem == rhs.isSystem && lhs.name == rhs.name
      && lhs.number == rhs.number
  }

  /// Feeds what makes the target itself into a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(isInProcess)
    hasher.combine(name)
    hasher.combine(number)
  }

  /// Whether it is the system around the test's applications.
  package var isSystem: Bool {
    if case .system = kind { true } else { false }
  }

  /// Whether the application runs in the test's process.
  public var isInProcess: Bool {
    if case .inProcess = kind { true } else { false }
  }
}
