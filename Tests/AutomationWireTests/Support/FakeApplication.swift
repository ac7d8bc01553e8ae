import AccessibilityTree
import AutomationWire
import Foundation
import Glibc
import TextRendering

/// A small application without a toolkit: keys start something, and one static text tells what came
/// of it.
///
/// | key | what it does |
/// |--|--|
/// | `+` | adds one at once |
/// | `s` | adds one after a `Task.sleep` of five seconds |
/// | `e` | yields for ever |
/// | `u` | makes each update do something |
/// | `q` | adds one from a thread of its own after some milliseconds |
/// | `h` | adds one from a thread of its own when ``helper`` says so, and keeps the thread |
/// | `t` | adds one from a Timer |
/// | `r` | adds one each millisecond, from a Timer |
/// | `w` | gives a warning |
/// | `p` | pretends to have work pending |
/// | `c` | shows the launch arguments that a task of its own sees |
/// | `l` | makes a long text, longer than a message may be |
@MainActor final class FakeApplication: AutomationHostable, AutomationHost {
  /// Why an application could not start.
  struct Refusal: Error, CustomStringConvertible {
    var description: String { "there is no store" }
  }

  /// The text on the screen.
  private var text = "0"

  /// Whether the text changed since the last update.
  private var isDirty = true

  /// Whether each update does something.
  private var isRestless = false

  /// Keeps account of the tree.
  private var recorder = TreeRecorder()

  /// The tasks under way.
  private var tasks: [Task<Void, Never>] = []

  /// The timers that repeat.
  private var timers: [Timer] = []

  /// What was warned of and not handed out yet.
  private var warnings: [String] = []

  /// The phase as set.
  private var phase = HostPhase.active

  /// Where the button is; scrolled into view on request.
  private var scrolled = 0

  private(set) var pendingWork: [String] = []

  static func makeHost(_ configuration: LaunchConfiguration) throws -> any AutomationHost {
    if configuration.arguments.contains("-refuse") { throw Refusal() }
    return FakeApplication(configuration)
  }

  private init(_ configuration: LaunchConfiguration) {
    if configuration.arguments.contains("-sleepAtLaunch") { addLater(seconds: 2) }
  }

  /// Shows a text.
  private func show(_ text: String) {
    self.text = text
    isDirty = true
  }

  /// Adds one to the number shown.
  private func add() {
    show(String((Int(text) ?? 0) + 1))
  }

  private func addLater(seconds: Double) {
    tasks.append(
      Task(name: "adder") {
        guard (try? await Task.sleep(for: .seconds(seconds))) != nil else { return }
        add()
      })
  }

  func update() -> Bool {
    if isRestless { isDirty = true }
    guard isDirty else { return false }
    isDirty = false
    var label = ElementNode(
      id: ElementID(2), elementType: .staticText, frame: Rect(x: 0, y: 0, width: 9, height: 1))
    label.label = text
    var button = ElementNode(
      id: ElementID(3), elementType: .button,
      frame: Rect(x: 0, y: 30 - scrolled, width: 4, height: 1))
    button.label = "\(phase)"
    recorder.set(
      ElementNode(
        id: ElementID(1), elementType: .application, frame: Rect(x: 0, y: 0, width: 80, height: 24))
    )
    recorder.set(label)
    recorder.set(button)
    recorder.setChildren([label.id, button.id], of: ElementID(1))
    recorder.setRoot(ElementID(1))
    return true
  }

  var tree: ElementTree { recorder.tree }

  func treeDifference(since version: UInt64?) -> TreeDifference {
    recorder.difference(since: version)
  }

  func perform(_ event: InputEvent) {
    if case .hold = event { return }
    guard case .key(let press) = event, case .character(let key) = press.key else {
      return show("\(event)")
    }
    switch key {
    case "+": add()
    case "s": addLater(seconds: 5)
    case "e": tasks.append(Task { while !Task.isCancelled { await Task.yield() } })
    case "y":
      var isReady = false
      tasks.append(
        Task {
          while !isReady { await Task.yield() }
          show("ready")
        })
      DispatchQueue.main.async { MainActor.assumeIsolated { isReady = true } }
    case "u":
      isRestless = true
      isDirty = true
    case "q":
      Thread.detachNewThread { [weak self] in
        // A blocking call, as app code moves it to a thread.
        poll(nil, 0, 20)
        Task { @MainActor [weak self] in self?.add() }
      }
    case "h": startHelper()
    case "t":
      _ = Timer.scheduledTimer(withTimeInterval: 0.02, repeats: false) { [weak self] _ in
        MainActor.assumeIsolated { self?.add() }
      }
    case "r":
      let timer = Timer.scheduledTimer(withTimeInterval: 0.001, repeats: true) { [weak self] _ in
        MainActor.assumeIsolated { self?.add() }
      }
      timers.append(timer)
    case "w": warnings.append("the warning")
    case "p": pendingWork = ["an animation"]
    case "c":
      Task.detached { [weak self] in
        let seen = ApplicationInstance.current?.configuration.arguments ?? ["none"]
        await self?.show(seen.joined(separator: " "))
      }
      tasks.append(
        Task {
          // Of two tasks the detached one has no part in the instance's configuration.
          await Task.yield()
          show(LaunchConfiguration.current.arguments.joined(separator: " "))
        })
    case "l": show(String(repeating: "x", count: 65 << 20))
    default: show(String(key))
    }
  }

  /// What a test and the thread of the key `h` tell each other.
  struct Helper: Sendable {
    /// Signalled by the test when the thread is to send its block.
    let mayStart = DispatchSemaphore(value: 0)
    /// Signalled by the thread when the block waits on the main queue.
    let hasSent = DispatchSemaphore(value: 0)
    /// Signalled by the test when the thread is to end.
    let mayEnd = DispatchSemaphore(value: 0)
  }

  /// The thread of the key `h`.
  nonisolated static let helper = Helper()

  private func startHelper() {
    Thread.detachNewThread { [weak self] in
      Self.helper.mayStart.wait()
      DispatchQueue.main.async { self?.add() }
      Self.helper.hasSent.signal()
      Self.helper.mayEnd.wait()
    }
  }

  func hitPoint(of id: ElementID, scrollingIntoView scrollIntoView: Bool) -> HostHitPoint {
    guard recorder.tree[id] != nil, let frame = recorder.tree.absoluteFrame(of: id) else {
      return .missing
    }
    if frame.minY < 24 { return .at(frame.origin) }
    guard scrollIntoView else { return .offscreen }
    scrolled = 10
    isDirty = true
    return .offscreen
  }

  func screen() -> CellGrid {
    var grid = CellGrid(width: 9, height: 1)
    grid.write(text, x: 0, y: 0)
    return grid
  }

  func takeEvents() -> [HostEvent] {
    defer { warnings = [] }
    return warnings.map(HostEvent.warning)
  }

  func setPhase(_ phase: HostPhase) {
    self.phase = phase
    isDirty = true
  }

  func open(url: String) -> Bool {
    guard url.hasPrefix("fake:") else { return false }
    show(url)
    return true
  }

  func terminate() {
    for task in tasks { task.cancel() }
    tasks = []
    for timer in timers { timer.invalidate() }
    timers = []
  }
}
