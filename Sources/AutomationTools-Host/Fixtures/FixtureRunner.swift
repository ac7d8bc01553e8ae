#if Automation
import AutomationTools_Shared
import AutomationWire
import Primitives

/// A runner of the fixtures of one instance of an application, in order, which knows those that ran.
@MainActor package final class FixtureRunner<State> {
  /// The fixtures.
  package let fixtures: InstalledOperations<State>

  /// The names of those that ran to their end.
  private var ran: Set<String> = []

  /// What became of the launch's order.
  private(set) var report = FixtureReport()

  /// Makes a runner.
  package init(_ fixtures: InstalledOperations<State>) {
    self.fixtures = fixtures
  }

  /// A fixture that others have to come before.
  private struct Unmet: Error, CustomStringConvertible {
    /// What is wrong, in words.
    let description: String
  }

  /// Runs a fixture.
  ///
  /// - Parameter call: Its name and input.
  /// - Throws: What the fixture threw, or why it did not run.
  package func run(_ call: OperationCall) async throws {
    let missing = try fixtures.operation(named: call.name).requirements.filter { !ran.contains($0) }
    guard missing.isEmpty else {
      throw Unmet(
        description: "\(call.name) needs \(missing.joined(separator: " and ")) before it")
    }
    _ = try await fixtures.run(call)
    ran.insert(call.name)
  }

  /// Runs what the test that launched an instance asks for, and offers it the report.
  ///
  /// - Parameters:
  ///   - configuration: The launch.
  ///   - instance: The instance.
  ///   - set: The name of the set.
  func runOrder(
    of configuration: LaunchConfiguration, for instance: ApplicationInstance, set: String
  ) {
    instance.offer(FixtureReport.message(set)) { _ in
      MainActor.assumeIsolated { self.report }
    }
    do {
      if let order = try FixtureOrder.payload.value(in: configuration), order.set == set {
        run(order.calls)
      }
    } catch {
      report.problem = "the launch's fixtures cannot be read: \(error)"
    }
  }

  /// Runs what a person asks for by launch arguments, and says on standard error what did not run.
  ///
  /// - Parameter arguments: The arguments.
  func runArguments(_ arguments: [String]) {
    let calls = OperationCall.calls(in: arguments)
    run(calls)
    guard let problem = report.problem else { return }
    StandardError.write(
      "warning: the fixture \(calls[report.count].name) did not run: \(problem)\n")
  }

  /// Runs what a launch asks for, each fixture after the one before it ended, until one fails.
  ///
  /// - Parameter calls: The fixtures, in order.
  private func run(_ calls: [OperationCall]) {
    guard !calls.isEmpty else { return }
    do {
      // All of them together have to end before the test gives up waiting for the launch.
      try HostedWork.run { [self] in
        for call in calls {
          try await run(call)
          try Task.checkCancellation()
          report.count += 1
        }
      }
    } catch {
      report.problem = String(describing: error)
    }
  }
}
#endif
