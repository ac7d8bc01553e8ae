import Primitives
import Synchronization

/// The place where problems with predicates are reported.
///
/// `NSPredicate(format:)` cannot throw and must not end the process, so that a problem goes to a
/// reporter: the task-local one, else the default one, else standard error.
///
/// The default reporter is the only state of this module that outlives a call, against the rule
/// that there is none. It has to be: predicates are made anywhere in a suite, in stored properties
/// and outside of tasks, before and besides every object that could carry a reporter to them. It is
/// set once, by the layer that knows how to fail a test, and never changes afterwards.
package enum PredicateDiagnostics {
  /// Receives a problem; it may come from any thread, and the same problem more than once.
  package typealias Reporter = @Sendable (PredicateDiagnostic) -> Void

  /// The reporter of the current task; takes precedence over the default one.
  @TaskLocal package static var reporter: Reporter?

  /// The default reporter, and that there is none until it is installed.
  ///
  /// A mutex that holds a closure itself wraps it anew at each reading, until calling it overflows the stack; so a structure holds it.
  private struct Installed {
    /// The reporter.
    var reporter: Reporter?
  }

  /// The default reporter, empty until it is installed.
  private static let installed = Mutex(Installed())

  /// Installs the default reporter, once in the life of the process.
  ///
  /// - Parameter reporter: The reporter.
  /// - Returns: Whether it was installed; false if there was one already.
  @discardableResult
  package static func installDefault(_ reporter: @escaping Reporter) -> Bool {
    installed.withLock { current in
      guard current.reporter == nil else { return false }
      current.reporter = reporter
      return true
    }
  }

  /// Reports a problem.
  package static func report(_ diagnostic: PredicateDiagnostic) {
    if let reporter = reporter ?? installed.withLock({ $0.reporter }) {
      reporter(diagnostic)
      return
    }
    let place = "\(diagnostic.location.file):\(diagnostic.location.line): "
    StandardError.write(place + diagnostic.message + "\n")
  }
}
