import Dispatch
import Foundation
import Synchronization
package import TextUI

/// An application whose tasks of no actor block the threads that they run on.
package struct PoolApp: App {
  /// Makes the application.
  package init() {}

  /// The window.
  package var body: some Scene { WindowGroup { PoolView() } }
}

/// What the threads are told by the main one.
private final class Signals: Sendable {
  /// Whether a loop that polls is to end.
  let isSet = Atomic(false)
  /// What a thread waits for.
  let semaphore = DispatchSemaphore(value: 0)
  /// What tasks have noted.
  let log = Mutex<[Int]>([])
}

/// Blocks the thread for two seconds.
private func blockThread() { Thread.sleep(forTimeInterval: 2) }

/// An actor whose code sleeps.
private actor Archive {
  /// Sleeps two seconds.
  func load() -> String {
    blockThread()
    return "loaded"
  }
}

/// A text, and buttons that change it by way of another thread.
struct PoolView: View {
  @State private var text = "idle"
  private let signals = Signals()
  private let archive = Archive()

  var body: some View {
    Text(text).accessibilityIdentifier("text")
    Button("Sleep") {
      begin {
        blockThread()
        return "slept"
      }
    }
    Button("Actor") {
      text = "busy"
      Task { text = await archive.load() }
    }
    Button("Poll") {
      begin { [signals] in
        while !signals.isSet.load(ordering: .acquiring) { usleep(10_000) }
        return "polled"
      }
    }
    Button("Compute") {
      begin { [signals] in
        while !signals.isSet.load(ordering: .acquiring) {}
        return "computed"
      }
    }
    Button("Set") { signals.isSet.store(true, ordering: .releasing) }
    Button("Await semaphore") {
      begin { [signals] in
        signals.semaphore.wait()
        return "signalled"
      }
    }
    Button("Signal") { signals.semaphore.signal() }
    Button("Ask main") {
      begin { DispatchQueue.main.sync { "asked" } }
    }
    Button("Where") {
      begin { Thread.isMainThread ? "main thread" : "other thread" }
    }
    Button("Order") { order() }
    Button("Main waits for a task") { waitOnMainThread(for: "task") { blockThread() } }
    Button("Main waits for a sleeping task") {
      waitOnMainThread(for: "sleeping task") { try? await Task.sleep(for: .seconds(2)) }
    }
    Button("Main waits for an actor") {
      waitOnMainThread(for: "actor") { [archive] in _ = await archive.load() }
    }
    Button("Main waits for a group") {
      waitOnMainThread(for: "group") {
        await withTaskGroup { group in
          for _ in 1...20 { group.addTask { await Task.yield() } }
        }
      }
    }
    Button("Yield") { yieldUntilLater() }
    Button("Queue") {
      text = "busy"
      queueUntil(Date() + 1)
    }
    Button("Three in a row") { sleepThreeTimes() }
    Button("Eight blocks") { blockEightTimes() }
  }

  /// Shows what a task of no actor returns.
  private func begin(_ body: @escaping @Sendable @concurrent () async -> String) {
    text = "busy"
    Task { text = await Task.detached(operation: body).value }
  }

  /// Waits on the main thread for what a task of no actor does.
  private func waitOnMainThread(
    for name: String, body: @escaping @Sendable @concurrent () async -> Void
  ) {
    let begin = Date()
    Task.detached { [signals] in
      await body()
      signals.semaphore.signal()
    }
    signals.semaphore.wait()
    text = "\(name) after \(seconds(since: begin))"
  }

  /// Has a hundred tasks note their numbers.
  private func order() {
    text = "busy"
    signals.log.withLock { $0 = [] }
    Task { [signals] in
      await withTaskGroup { group in
        for number in 0..<100 {
          group.addTask { @concurrent in signals.log.withLock { $0.append(number) } }
        }
      }
      text = signals.log.withLock { $0 == Array(0..<100) ? "in order" : "\($0)" }
    }
  }

  /// Looks at the date on the main actor until a second is over, and lets others have their turns in between.
  private func yieldUntilLater() {
    text = "busy"
    Task {
      let end = Date() + 1
      while Date() < end { await Task.yield() }
      text = "later"
    }
  }

  /// Looks at the date, in one block of the main queue after the other, until it is late enough.
  private func queueUntil(_ end: Date) {
    guard Date() < end else {
      text = "later"
      return
    }
    DispatchQueue.main.async { MainActor.assumeIsolated { queueUntil(end) } }
  }

  /// Has three tasks sleep for two seconds each, side by side.
  private func sleepThreeTimes() {
    text = "busy"
    let begin = Date()
    Task {
      await withTaskGroup { group in
        for _ in 1...3 { group.addTask { @concurrent in blockThread() } }
      }
      text = seconds(since: begin)
    }
  }

  /// Has eight blocks of the pool sleep for two seconds each, side by side.
  private func blockEightTimes() {
    text = "busy"
    let begin = Date()
    let group = DispatchGroup()
    for _ in 1...8 { DispatchQueue.global().async(group: group) { sleep(2) } }
    group.notify(queue: .main) { MainActor.assumeIsolated { text = seconds(since: begin) } }
  }

  /// The time since a date.
  private func seconds(since begin: Date) -> String {
    String(format: "%.1f seconds", Date().timeIntervalSince(begin))
  }
}
