/// What an application object launches: an executable in a process of its own, or an application
/// type in the test's process.
public struct ApplicationTarget: Sendable {
  /// The two ways of running an application.
  package enum Kind: Sendable {
    /// An executable: the name of a product beside the test bundle, or a path.
    case executable(String)

    /// A type in the test's process.
    case inProcess(any AutomationHostable.Type)

    /// The small system around the test's applications, which is part of the tests' side.
    case system
  }

  /// The way of running it.
  package let kind: Kind

  /// What the target is called in messages, and what makes two targets the same application.
  public let name: String

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
    ApplicationTarget(kind: .inProcess(application), name: String(reflecting: application))
  }

  /// The name of the system, as Apple's platforms call it.
  package static let systemName = "com.apple.springboard"

  /// The small system around the test's applications.
  package static let system = ApplicationTarget(kind: .system, name: systemName)
}

extension ApplicationTarget: Hashable {
  /// Returns whether two targets mean the same application, run the same way.
  public static func == (lhs: ApplicationTarget, rhs: ApplicationTarget) -> Bool {
    lhs.isInProcess == rhs.isInProcess && lhs.isSystem == rhs.isSystem && lhs.name == rhs.name
  }

  /// Feeds what makes the target itself into a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(isInProcess)
    hasher.combine(name)
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
