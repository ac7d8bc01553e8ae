import AutomationWire
import Synchronization

/// The requests to one running application, and their numbers.
final class Conversation: Sendable {
  /// The application.
  let application: RunningApplication

  /// The number of the last request.
  private let lastNumber = Mutex<UInt32>(0)

  /// Begins a conversation with an application that was just launched.
  init(_ application: RunningApplication) {
    self.application = application
  }

  /// How many requests were sent.
  var requestCount: UInt32 { lastNumber.withLock { $0 } }

  /// Asks, and waits for the answer.
  ///
  /// - Parameters:
  ///   - command: What is asked.
  ///   - version: The version of the tree that is known; `nil` for none.
  ///   - patience: How long, in seconds of real time, the answer may take.
  ///   - wantsScreen: Whether the answer brings the screen.
  /// - Returns: The answer.
  /// - Throws: How the application ended, when it did.
  func ask(
    _ command: Request.Command, knowing version: UInt64?, patience: Double, wantsScreen: Bool
  ) throws(ApplicationEnd) -> Reply {
    try application.send(
      Request(
        number: nextNumber(), knownVersion: version, command: command, wantsScreen: wantsScreen),
      patience: patience)
  }

  /// Ends the application in good order, or by force when it does not obey.
  ///
  /// - Returns: How it ended by itself, when it did before; `nil` otherwise.
  func end() -> ApplicationEnd? {
    application.terminate(
      Request(number: nextNumber(), knownVersion: nil, command: .terminate))
  }

  /// Takes the number of the next request.
  private func nextNumber() -> UInt32 {
    lastNumber.withLock { number in
      number += 1
      return number
    }
  }
}
