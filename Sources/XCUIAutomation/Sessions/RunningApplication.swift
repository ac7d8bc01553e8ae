import AutomationWire
import Foundation
import VirtualTime

/// An application that was launched: the way to it, and its process when it has one of its own.
struct RunningApplication: Sendable {
  /// The way to it.
  let channel: any RequestChannel

  /// Its process; `nil` for an application in the test's process.
  let process: ChildProcess?

  /// What tells whether its process hangs; `nil` for one in the test's process.
  var hangWatch: HangWatch?

  /// The folders it has to itself; `nil` for the system, which has none.
  let sandbox: SandboxDirectory?

  /// Its arguments in place of the test's, for an application in the test's process.
  var standIn: LaunchStandIn?

  /// What the order of its jobs follows from; `nil` when they run in order of arrival.
  var scheduleSeed: UInt64?

  /// How its process ended; `nil` while that runs, or when it has none.
  var end: ApplicationEnd? { process?.poll()?.explained(by: sandbox) }

  /// The number of the process it runs in.
  var processID: Int32 { process?.processID ?? getpid() }

  /// Has the application be given up when its process hangs while it owes an answer.
  ///
  /// - Parameter limit: How long it may hang, in seconds of real time.
  mutating func watchForHangs(limit: Double) {
    guard let process, let channel = channel as? DescriptorChannel else { return }
    let watch = HangWatch(process.processID, limit: limit)
    channel.watch(silenceWith: watch)
    hangWatch = watch
  }

  /// Sends a request.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - patience: How long, in seconds of real time, an answer may take.
  /// - Returns: The answer.
  /// - Throws: How the application ended, when it did; it is over then in any case.
  func send(_ request: Request, patience: Double) throws(ApplicationEnd) -> Reply {
    hangWatch?.begin(allowing: max(0, patience - ApplicationSession.patience))
    do throws(ChannelError) {
      return try channel.send(request, deadline: .now + .seconds(patience))
    } catch {
      throw end(after: error, patience: patience)
    }
  }

  /// Ends the application in good order, or by force when it does not obey.
  ///
  /// - Parameter request: The request that asks it to end.
  /// - Returns: How it ended by itself, when it did before it was asked to; `nil` otherwise.
  func terminate(_ request: Request) -> ApplicationEnd? {
    let patience = Duration.seconds(3)
    guard let process else {
      // An application in this process has nothing that could outlive it.
      _ = try? channel.send(request, deadline: .now + patience)
      standIn?.end()
      return nil
    }
    var isAsked = false
    if process.poll() == nil {
      do throws(ChannelError) {
        // The second request is answered by the end of the connection: the process is gone then, what it does at exit included.
        _ = try channel.send(request, deadline: .now + patience)
        isAsked = true
        var last = request
        last.number += 1
        _ = try channel.send(last, deadline: .now + patience)
      } catch {
        if error == .closed { _ = process.waitForEnd() }
      }
    }
    let end = process.kill()
    (channel as? DescriptorChannel)?.close()
    return isAsked || process.wasKilledHere ? nil : end.explained(by: sandbox)
  }

  /// The last lines the application printed and wrote to standard error.
  var lastOutput: [String] {
    guard process != nil, let sandbox else { return [] }
    return OutputTail.lines(
      of: sandbox.output(isError: false), and: sandbox.output(isError: true))
  }

  /// How the application ended, after a request failed; it is ended if it still runs.
  private func end(after error: ChannelError, patience: Double) -> ApplicationEnd {
    guard let process else {
      standIn?.end()
      return .terminated
    }
    defer { (channel as? DescriptorChannel)?.close() }
    switch error {
    case .closed:
      let end = process.waitForEnd().explained(by: sandbox)
      // It was ended by force: that is no news, but why is.
      guard end == .signalled(SIGKILL), process.wasKilledHere else { return end }
      return .disconnected(
        reason: "it closed it and went on running, and was ended for that")
    case .timedOut:
      if let reporter = CrashReporter(of: process.processID) {
        // It gives no answer because it crashed, and the report takes too long.
        reporter.end()
        let end = process.waitForEnd().explained(by: sandbox)
        if !process.wasKilledHere { return end }
      }
      let stacks = sandbox.map {
        StackReport(processID: process.processID, file: $0.stacksFile).lines()
      }
      process.kill()
      return .unresponsive(seconds: hangWatch?.secondsOfHang ?? patience, stacks: stacks ?? [])
    case .system, .malformed, .oversized, .unexpectedMessage:
      process.kill()
      return .disconnected(reason: error.description)
    }
  }
}
