import Foundation
import Primitives

/// A death of a process that ran tests, as it told it and as the supervisor saw it.
struct ProcessDeath: Equatable {
  /// Why it died.
  enum Cause: Equatable {
    /// A signal ended it.
    case signal(Int32)

    /// It called `exit` before the run was over.
    case exit(Int32)
  }

  /// What ran in it then.
  enum Place: Equatable {
    /// A test: `Module.Class.method`.
    case test(String)

    /// What sets up a class, with its module.
    case setUp(of: String)

    /// What comes after a test of a class, and before the next: its tear-down, or what a test left running.
    case betweenTests(of: String)

    /// No test and no class.
    case elsewhere
  }

  /// Why it died.
  private(set) var cause = Cause.exit(0)

  /// What ran in it then.
  var place = Place.elsewhere

  /// After how many seconds it was ended for taking longer than it may.
  private(set) var lateSeconds: Int?

  /// When it was over, on the clock of Swift Testing's events, in seconds.
  private(set) var time: Double?

  /// What the runtime said last: `Cart.swift:12: Fatal error: …`.
  private(set) var words: String?

  /// The calls that led a thread to where it was.
  struct Stack: Equatable {
    /// Whether the thread is the main one.
    let isOnMainThread: Bool

    /// The calls, as addresses.
    let addresses: [UInt]
  }

  /// Where the thread was that ended the process, and then others, as far as they told.
  private(set) var stacks: [Stack] = []

  /// Where the test had failed before that, `T.swift:12`; `nil` when it had not.
  var failurePlace: String?

  /// Takes in what a line of the journal says.
  mutating func add(_ word: String, _ rest: Substring) {
    switch word {
    case "words":
      // Lines are told with another character between them.
      let lines = rest.split { $0 == "\u{0B}" || $0 == "\n" }
      words = lines.isEmpty ? nil : lines.joined(separator: "\n")
    case "time": time = Double(rest)
    case "late": lateSeconds = Int(rest)
    case "stack":
      let numbers = rest.split(separator: " ")
      let addresses = numbers.dropFirst(2).compactMap { UInt($0, radix: 16) }
      stacks.append(Stack(isOnMainThread: numbers.dropFirst().first == "1", addresses: addresses))
    default: break
    }
  }

  /// Takes in how it ended.
  mutating func end(_ wasSignalled: Bool, _ number: Int32) {
    cause = wasSignalled ? .signal(number) : .exit(number)
  }

  /// Says in a sentence what happened.
  var headline: String {
    if let lateSeconds {
      return "The test took longer than the \(SecondsText.words(Double(lateSeconds))) that it may, "
        + "and its process was ended for that."
    }
    switch cause {
    case .exit(let code): return "The test ended the process it runs in, with exit(\(code))."
    case .signal(let number):
      let meaning = DeadlySignal(number).map { "\($0.verb): \($0.text)" }
      return "The process of the tests \(meaning ?? "was ended by signal \(number)")."
    }
  }

  /// Returns the lines of calls, one for as many as are the same.
  static func lines(_ calls: [String]) -> [String] {
    var groups: [(call: String, count: Int)] = []
    for call in calls {
      if groups.last?.call == call {
        groups[groups.count - 1].count += 1
      } else {
        groups.append((call, 1))
      }
    }
    return groups.map { "  " + $0.call + ($0.count > 1 ? ", \($0.count) times" : "") }
  }

  /// Calls of a suite that led a thread to where it was.
  private struct Calls {
    /// The calls, the innermost first.
    let calls: [Call]

    /// Whether the thread is the main one, and whether it runs the test.
    let isOnMainThread, isOfTest: Bool

    /// Returns the calls as lines behind a title; none when no place is known.
    func lines(_ title: String) -> String {
      let lines = ProcessDeath.lines(calls.filter(\.hasPlace).map(\.text)).prefix(12)
      return lines.isEmpty ? "" : "\n\n\(title) here:\n" + lines.joined(separator: "\n")
    }
  }

  /// Returns the calls of a suite that led to where its threads were.
  private func calls(of identity: TestIdentity) -> [Calls] {
    stacks.map { stack in
      let calls = CallNames.shared.suiteCalls(
        at: stack.addresses, of: identity, isInterrupted: true)
      return Calls(
        calls: calls, isOnMainThread: stack.isOnMainThread,
        isOfTest: calls.contains { identity.contains($0.function) })
    }
  }

  /// Returns whether the process died in a test, as its calls tell.
  func isKnown(toBeIn identity: TestIdentity) -> Bool {
    calls(of: identity).first?.isOfTest == true
  }

  /// Says all that is known, for a test that did it.
  ///
  /// - Parameter identity: The test.
  /// - Returns: The failure in words, and where it belongs.
  func failure(of identity: TestIdentity) -> (text: String, place: FailurePlace) {
    let all = calls(of: identity)
    let test = all.first(where: \.isOfTest)
    // One that took too long died nowhere in particular.
    let own = lateSeconds == nil ? all.first : test ?? all.first(where: \.isOnMainThread)
    let place =
      test == nil ? FailurePlace(declarationOf: identity) : nil
    var text = headline
    if let words { text += "\n" + SafeText.lines(words) }
    if let failurePlace {
      text +=
        "\nIt had failed before, at \(failurePlace), and went on: "
        + "a failure stops no test here."
    }
    if let own {
      let isElsewhere = !own.isOfTest && test != nil
      let main = isElsewhere ? "The main thread stood" : "It stood"
      text += own.lines(
        own.isOfTest || own.isOnMainThread ? main : "A thread beside the main one stood")
      if isElsewhere, let test { text += test.lines("The test stood") }
    }
    let calls = (test ?? own)?.calls ?? []
    return (text, place ?? FailurePlace(calls, nil, in: identity))
  }
}
