import Glibc
package import SampleAccounts
import Synchronization

/// A program that changes a store of accounts, and is killed on the way if asked to.
///
/// It is run as `AccountWriter <path> <change> <step>`: it writes the name of each step to standard
/// output before taking it, and is killed before it takes the step with that number, counted from 1;
/// with 0 it comes to its end. As `AccountWriter <path> endless` it adds one account after the other,
/// `1`, `2` and so on, and writes each name when the account is kept.
@main struct AccountWriter {
  /// Opens the store, and makes the change.
  @MainActor static func main() throws {
    let arguments = CommandLine.arguments
    if arguments.dropFirst(2) == ["endless"] {
      return try addEndlessly(AccountStore(path: arguments[1]))
    }
    guard arguments.count == 4, let change = Change(rawValue: arguments[2]),
      let last = Int(arguments[3])
    else {
      let changes = Change.allCases.map(\.rawValue).joined(separator: "|")
      let usage = "Usage: AccountWriter <path> \(changes) <step>\n"
      _ = usage.withCString { write(STDERR_FILENO, $0, strlen($0)) }
      exit(64)
    }
    let steps = StepCounter(last: last)
    // Pieces are short, so that some of them are written and others are not.
    let file = AtomicFile(path: arguments[1], pieceLength: 128) { steps.count($0) }
    try change.make(in: AccountStore(file))
  }

  /// Adds accounts until somebody kills the process.
  @MainActor private static func addEndlessly(_ store: AccountStore) throws {
    for number in 1... {
      try store.addAccount(.email, "\(number)")
      say("\(number)")
    }
  }

  /// Writes a line to standard output.
  fileprivate static func say(_ text: String) {
    let line = text + "\n"
    _ = line.withCString { write(STDOUT_FILENO, $0, strlen($0)) }
  }
}

/// What can be changed in a store with two accounts, the first of which has encounters.
package enum Change: String, CaseIterable, Sendable {
  /// An account is added.
  case addAccount = "add-account"

  /// The first account is no longer given to people.
  case disableAccount = "disable-account"

  /// The first account is removed, with its encounters.
  case removeAccount = "remove-account"

  /// Several encounters are added.
  case addEncounters = "add-encounters"

  /// An encounter is removed.
  case removeEncounter = "remove-encounter"

  /// Everything is removed.
  case removeAll = "remove-all"

  /// The store is only opened.
  case none

  /// Makes the change.
  ///
  /// - Parameter store: The store.
  /// - Throws: When that fails.
  @MainActor package func make(in store: AccountStore) throws {
    switch self {
    case .addAccount: try store.addAccount(.email, "alex@example.com", isEnabled: false)
    case .disableAccount: try store.setEnabled(false, 1)
    case .removeAccount: try store.removeAccount(1)
    case .addEncounters: try store.addEncounters(Meeting.samples, through: 2)
    case .removeEncounter: try store.removeEncounter(3)
    case .removeAll: try store.removeAll()
    case .none: break
    }
  }
}

/// Counts the steps of a change, and ends the process before one of them.
private final class StepCounter: Sendable {
  /// The number of the step that is not taken, 0 for none.
  private let last: Int

  /// How many steps came.
  private let count = Mutex(0)

  /// Makes a counter.
  init(last: Int) {
    self.last = last
  }

  /// Counts a step that comes now.
  func count(_ step: AtomicFile.Step) {
    let number = count.withLock {
      $0 += 1
      return $0
    }
    AccountWriter.say(step.rawValue)
    if number == last { kill(getpid(), SIGKILL) }
  }
}
