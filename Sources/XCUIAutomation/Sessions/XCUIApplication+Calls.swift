package import AutomationWire
import Synchronization

extension XCUIApplication {
  /// A request of the tools that the application did not answer.
  package enum RequestProblem: Error, Sendable, CustomStringConvertible {
    /// The application does not run.
    case notRunning

    /// It ended.
    case ended

    /// It could not do it, for this reason.
    case refused(String)

    /// It offers no command of this name.
    case unknownCommand(String)

    /// The problem in words.
    package var description: String {
      switch self {
      case .notRunning: "The application does not run."
      case .ended: "The application ended."
      case .refused(let reason): reason
      case .unknownCommand(let name): "The application offers no “\(name)” to tests."
      }
    }
  }

  /// Runs a command that the application offers to tests.
  ///
  /// Nothing is recorded: what a failure means the caller knows.
  ///
  /// - Parameters:
  ///   - command: The name of the command.
  ///   - input: What it is given.
  /// - Returns: What it returned.
  /// - Throws: ``RequestProblem``.
  package func run(_ command: String, _ input: [UInt8]) throws(RequestProblem) -> [UInt8] {
    switch try result(of: .run(command: command, input: input)) {
    case .returned(let output): return output
    case .unknownCommand: throw .unknownCommand(command)
    default: throw .refused("The application answered with something else.")
    }
  }

  /// Has the application hold what comes to a gate.
  package func holdGate(_ name: String) throws(RequestProblem) {
    _ = try result(of: .holdGate(name))
  }

  /// Has the application let go what waits at a gate.
  package func releaseGate(_ name: String) throws(RequestProblem) {
    _ = try result(of: .releaseGate(name))
  }

  /// Asks the application what came to its gates.
  package func gateReport() throws(RequestProblem) -> HeldGates.Report {
    guard case .gates(let report) = try result(of: .reportGates) else {
      throw .refused("The application answered with something else.")
    }
    return report
  }

  /// Sends a request of the tools.
  private func result(
    of command: AutomationWire.Request.Command
  ) throws(RequestProblem) -> Reply.Result {
    do throws(InteractionProblem) {
      return try plan.session.exchange(command)
    } catch {
      switch error {
      case .refused(let reason): throw .refused(reason)
      case .notRunning: throw .notRunning
      case .ended: throw .ended
      default: throw .refused("The application cannot be asked.")
      }
    }
  }

  /// What the next launch gets.
  package var launchRequest: LaunchRequest {
    get { request.withLock { $0 } }
    set { request.withLock { $0 = newValue } }
  }
}
