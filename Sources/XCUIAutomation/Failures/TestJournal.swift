import PredicateFormat
import XCTestAdditions

/// A journal of what a test did and saw last, for the failure that follows.
///
/// To keep it costs little more than the memory of some values: what they read as is made of them when a test fails.
struct TestJournal: Sendable {
  /// What a test did.
  struct Step: Sendable {
    /// Returns it in words.
    let words: @Sendable () -> String

    /// The calls that led there.
    let stack: CallStack

    /// Whether it tells something: a launch with nothing goes without saying.
    var isTelling = true

    /// Whether it was input after which the screen was as it was before.
    var wasInVain = false

    /// It in words, with what became of it, and where it was done.
    var account: String {
      let place = stack.place.map { ", at \($0)" } ?? ""
      return words() + place + (wasInVain ? " (nothing on the screen changed)" : "")
    }
  }

  /// The last of some values, as many as there is room for.
  private struct Ring<Value: Sendable>: Sendable {
    /// How many there is room for.
    let room: Int

    /// The values; from ``next`` on the older ones, once there is no more room.
    private var values: [Value] = []

    /// Where the next one goes.
    private var next = 0

    /// Makes room.
    init(room: Int) { self.room = room }

    /// Adds a value, in place of the oldest where there is no room.
    mutating func add(_ value: Value) {
      if values.count < room {
        values.append(value)
      } else {
        values[next] = value
      }
      next = (next + 1) % room
    }

    /// Changes the value that was added last.
    mutating func changeLast(_ change: (inout Value) -> Void) {
      guard !values.isEmpty else { return }
      change(&values[(next + room - 1) % room])
    }

    /// The values, the oldest first.
    var all: [Value] { values.count < room ? values : Array(values[next...] + values[..<next]) }
  }

  /// What the test did.
  private var ringOfSteps = Ring<Step>(room: 5)

  /// What it saw.
  private var ringOfLooks = Ring<Look>(room: 16)

  /// How often it did something.
  private(set) var count = 0

  /// What the test did, the oldest first.
  var steps: [Step] { ringOfSteps.all }

  /// What it saw, the oldest first, the same look at the same thing again and again only once.
  var looks: [Look] {
    var known: Set<String> = []
    var last: [Look] = []
    for look in ringOfLooks.all.reversed()
    where known.insert("\(look.key) \(look.plan.words)").inserted {
      last.append(look)
    }
    return last.prefix(5).reversed()
  }

  /// Notes what the test does.
  mutating func note(_ step: Step) {
    count += 1
    ringOfSteps.add(step)
  }

  /// Notes that the screen is as it was before what the test did last.
  mutating func noteThatLastStepWasInVain() {
    ringOfSteps.changeLast { $0.wasInVain = true }
  }

  /// Notes what it sees.
  mutating func note(_ look: Look) { ringOfLooks.add(look) }
}

/// A look of a test, or of a predicate, at an element or a query.
struct Look: Sendable {
  /// What was seen.
  enum Sight: Sendable {
    /// A text, or none.
    case text(String?)

    /// Whether something is so.
    case flag(Bool)

    /// A number.
    case number(Int)

    /// Something else, in words.
    case words(String)

    /// It in words.
    var words: String {
      switch self {
      case .text(let text): WaitGoal.text(text)
      case .flag(let flag): "\(flag)"
      case .number(let number): "\(number)"
      case .words(let words): words
      }
    }

    /// What a value is for a person.
    init(_ value: Any?) {
      switch value {
      case let text as String: self = .text(text)
      case let flag as Bool: self = .flag(flag)
      case let number as Int: self = .number(number)
      default: self = .words(WaitGoal.text(value))
      }
    }
  }

  /// The element or query.
  let plan: QueryPlan

  /// What was looked at.
  let key: String

  /// What was seen.
  let sight: Sight

  /// Whether it was that there is no such element.
  var isOfAbsence: Bool {
    if case .flag(false) = sight { key == "exists" } else { false }
  }

  /// Whether it was that input does not reach the element.
  var isOfHindrance: Bool {
    if case .flag(false) = sight { key == "isHittable" || key == "hittable" } else { false }
  }

  /// Makes a look.
  init(_ plan: QueryPlan, _ key: String, _ sight: Sight) {
    self.plan = plan
    self.key = key
    self.sight = sight
  }

  /// Makes a look of a predicate.
  init(_ plan: QueryPlan, _ key: String, _ value: PredicateValue) {
    if case .bool(let flag) = value {
      self.init(plan, key, .flag(flag))
    } else {
      self.init(plan, key, .words(WaitGoal.text(value.asAny)))
    }
  }
}
