import AccessibilityTree
import AutomationTrace
import AutomationWire
import Foundation
import Synchronization
import TextRendering
import VirtualTime
import XCTestAdditions

/// A recorder of what a test does and what its applications answer, for the report of a test that fails.
///
/// To note something is to keep values that are there anyway. The last ones are kept; words, trees and places are made of them only for a
/// report. Of trees the differences are kept, and one tree for each application, which follows when differences are let go.
final class TraceRecorder: Sendable {
  /// What is noted.
  enum Event: Sendable {
    /// The test begins to do or to look at something.
    case step(TestJournal.Step, QueryPlan, isLook: Bool, activities: [String])

    /// The test saw something.
    case look(Look)

    /// An application was launched.
    case launch(LaunchRequest, ApplicationReference)

    /// An application was asked, and answered.
    case exchange(Exchange)

    /// Something was attached.
    case attachment(AutomationTrace.Attachment)

    /// A failure was recorded.
    case failure
  }

  /// A request to an application with its answer.
  struct Exchange: Sendable {
    /// The run of the application.
    let run: ObjectIdentifier

    /// What was asked.
    let command: Request.Command

    /// The answer.
    let reply: Reply

    /// How long it took, in seconds of real time.
    let seconds: Double
  }

  /// An event with its time.
  struct Entry: Sendable {
    /// When it was noted.
    let time: RealClock.Instant

    /// What was noted.
    let event: Event
  }

  /// A run that is not kept alive.
  fileprivate struct KnownRun: Sendable {
    /// The run; `nil` once nobody can ask it anything any more.
    weak let run: ApplicationRun?
  }

  /// What was noted.
  struct Notes: Sendable {
    /// The last events, in order.
    var entries: [Entry] = []

    /// The trees of runs, as they were before the events.
    ///
    /// Of runs that ended those are kept which an event is about.
    var trees: [ObjectIdentifier: ElementTree] = [:]

    /// The runs that answered, for as long as somebody else knows them.
    fileprivate var runs: [ObjectIdentifier: KnownRun] = [:]

    /// How many steps were let go.
    var omittedSteps = 0

    /// How much room the events take, in cells of a screen.
    var cells = 0

    /// When the test began to use applications.
    var start = RealClock.now

    /// The date of that, in seconds since 1970.
    var date = RealClock.date
  }

  /// How many events are kept at least, once there were so many; twice as many at most.
  private static let room = 600

  /// How many cells of screens are kept at most, and what takes as much.
  private static let roomForCells = 3_000_000

  /// What was noted.
  private let notes = Mutex(Notes())

  /// What was noted so far.
  var allNotes: Notes { notes.withLock { $0 } }

  /// Begins anew, for another test with the same applications.
  func begin() {
    notes.withLock { notes in
      notes.letGo(notes.entries.count)
      (notes.omittedSteps, notes.start, notes.date) = (0, RealClock.now, RealClock.date)
    }
  }

  /// The present.
  var now: RealClock.Instant { RealClock.now }

  /// Returns whether an answer should bring the screen: that to input, and to what lets time pass, and the first one of a run.
  static func wantsScreen(with command: Request.Command, knowing version: UInt64?) -> Bool {
    switch command {
    case .act, .perform, .letTimePass, .advanceTime, .openURL, .setAppearance, .setOrientation,
      .setPhase, .run, .decide, .releaseGate:
      true
    default: version == nil
    }
  }

  /// Notes what the test begins to do.
  func note(_ step: TestJournal.Step, _ plan: QueryPlan, isLook: Bool) {
    add(.step(step, plan, isLook: isLook, activities: ActivityPath.names))
  }

  /// Notes what the test saw.
  func note(_ look: Look) { add(.look(look)) }

  /// Notes that an application is launched.
  func note(_ request: LaunchRequest, of reference: ApplicationReference) {
    add(.launch(request, reference))
  }

  /// The most bytes of an attachment that a page holds.
  private static let attachmentLimit = 300_000

  /// Notes what was attached.
  func note(attachment name: String, _ type: String, _ data: Data) {
    let isShort = data.count <= Self.attachmentLimit
    add(.attachment(.init(name: name, type: type, data: isShort ? data : nil, step: 0)))
  }

  /// Notes that a failure is recorded.
  func noteFailure() { add(.failure) }

  /// Notes what an application was asked, and what it answered.
  func note(
    _ command: Request.Command, _ reply: Reply, of run: ApplicationRun,
    since began: RealClock.Instant
  ) {
    let now = now
    notes.withLock { notes in
      // An earlier one may have been where this one is.
      if notes.runs[ObjectIdentifier(run)]?.run == nil {
        notes.runs[ObjectIdentifier(run)] = KnownRun(run: run)
      }
    }
    add(
      .exchange(
        Exchange(
          run: ObjectIdentifier(run), command: command, reply: reply,
          seconds: began.duration(to: now) / .seconds(1))), at: now)
  }

  /// Adds an event.
  private func add(_ event: Event, at time: RealClock.Instant = .now) {
    notes.withLock { notes in
      notes.cells += event.cells
      notes.entries.append(Entry(time: time, event: event))
      guard notes.entries.count >= 2 * Self.room || notes.cells > Self.roomForCells else { return }
      notes.letGo(notes.entries.count / 2)
    }
  }
}

extension TraceRecorder.Event {
  /// The run that answered; `nil` for what is no answer.
  fileprivate var run: ObjectIdentifier? {
    if case .exchange(let exchange) = self { exchange.run } else { nil }
  }

  /// How many cells take as much room as an element does.
  private static let cellsOfElement = 12

  /// How much room it takes, in cells of a screen.
  fileprivate var cells: Int {
    guard case .exchange(let exchange) = self else { return 0 }
    let elements = exchange.reply.difference.nodes.count * Self.cellsOfElement
    switch exchange.reply.screen {
    case .cells(let grid): return elements + grid.width * grid.height
    // A cell takes about a byte there, and some 24 here.
    case .bytes(let bytes): return elements + bytes.count / 16
    case nil: return elements
    }
  }
}

extension TraceRecorder.Notes {
  /// Lets the first events go, and the trees of runs that ended and are in none of those that stay.
  fileprivate mutating func letGo(_ count: Int) {
    let told = Set(entries.dropFirst(count).compactMap(\.event.run))
    for (id, known) in runs where known.run == nil && !told.contains(id) {
      runs[id] = nil
      trees[id] = nil
    }
    for entry in entries.prefix(count) {
      cells -= entry.event.cells
      switch entry.event {
      case .step: omittedSteps += 1
      case .exchange(let exchange) where runs[exchange.run] != nil: follow(exchange)
      default: break
      }
    }
    entries.removeFirst(count)
  }

  /// Brings the tree of a run to what it was after an answer.
  mutating func follow(_ exchange: TraceRecorder.Exchange) {
    // One that does not fit is followed by one that tells everything.
    try? trees[exchange.run, default: ElementTree()].apply(exchange.reply.difference)
  }
}
