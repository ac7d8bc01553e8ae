import AutomationWire
import Foundation
import FoundationNetworking
import Synchronization
package import TextUI

/// An application whose text changes after something that only the system sees.
///
/// The launch argument after `-pending` names it; see ``Pending``.
package struct PendingApp: App {
  /// Makes the application.
  package init() {}

  /// The window.
  package var body: some Scene { WindowGroup { PendingView() } }
}

/// What the change of the text waits for.
package enum Pending: String, CaseIterable, Sendable {
  /// `DispatchQueue.asyncAfter` on the main queue.
  case mainQueue

  /// `DispatchQueue.asyncAfter` on another queue, which calls back.
  case globalQueue

  /// A Timer of the main run loop.
  case timer

  /// A thread that sleeps.
  case thread

  /// A load of a URL, of a file.
  case load

  /// A `Task.sleep`.
  case task

  /// A thread that began before the first test looked, of which only an idling resource tells.
  case resource

  /// An idling resource of which nobody tells that it is idle again.
  case stuck

  /// A signal that somebody else sends, which sets a flag that a Timer looks at.
  case signal

  /// A signal that somebody else sends, for a source of dispatch's.
  case signalSource

  /// A file that somebody else makes in the folder that `WATCHED` names, of which a Timer asks inotify.
  case file

  /// A load from the server that `SERVER` names.
  case server

  /// Those after which the text changes.
  package static let allCases: [Pending] = [
    .mainQueue, .globalQueue, .timer, .thread, .load, .task, .resource,
  ]
}

/// The text, what changes it, and a task without an end.
struct PendingView: View {
  @State private var text = "Waiting"
  @State private var ticks = 0

  private let resource = IdlingResource("device")
  private let stuck = IdlingResource("stuck", timeout: 0.2)

  var body: some View {
    Text(text).accessibilityIdentifier("text")
    Text("Ticks: \(ticks)").accessibilityIdentifier("ticks")
    Button("Go") { begin() }
      .task {
        guard LaunchConfiguration.current.arguments.contains("-endless") else { return }
        let stream = AsyncStream { try? await Task.sleep(for: .milliseconds(100)) }
        for await _ in stream { ticks += 1 }
      }
  }

  private func begin() {
    let name = LaunchConfiguration.current.arguments.dropFirst().first ?? ""
    let pending = Pending(rawValue: name)
    switch pending {
    case .mainQueue: DispatchQueue.main.asyncAfter(deadline: .now() + 0.3, execute: done)
    case .globalQueue:
      DispatchQueue.global().asyncAfter(deadline: .now() + 0.3) { [done] in
        DispatchQueue.main.async(execute: done)
      }
    case .timer:
      _ = Timer.scheduledTimer(withTimeInterval: 0.3, repeats: false) { [done] _ in done() }
    case .thread:
      Thread.detachNewThread { [done] in
        Thread.sleep(forTimeInterval: 0.3)
        DispatchQueue.main.async(execute: done)
      }
    case .load:
      let url = URL(fileURLWithPath: "/proc/self/status")
      load(url)
    case .server:
      guard let url = URL(string: ProcessInfo.processInfo.environment["SERVER"] ?? "") else {
        break
      }
      load(url)
    case .task:
      Task {
        try await Task.sleep(for: .milliseconds(300))
        text = "Done"
      }
    case .resource:
      resource.begin()
      Outside.shared.call(after: 0.3) { [resource, done] in
        DispatchQueue.main.async {
          done()
          resource.end()
        }
      }
    case .stuck: stuck.begin()
    case .signal, .signalSource, .file: CalledFromOutside.begin(pending, done)
    case nil: break
    }
  }

  /// Loads a URL.
  private func load(_ url: URL) {
    URLSession.shared.dataTask(with: url) { [done] _, _, _ in
      DispatchQueue.main.async(execute: done)
    }
    .resume()
  }

  /// Changes the text, on the main queue.
  private var done: @Sendable () -> Void {
    { MainActor.assumeIsolated { text = "Done" } }
  }
}

/// A thread like that of a C library: it was there before, and nobody sees what it is about to do.
private final class Outside: Sendable {
  /// The thread.
  static let shared = Outside()

  /// What is to be called, and after how many seconds.
  private struct Work {
    var seconds: Double
    var body: @Sendable () -> Void
  }

  /// What is to be called.
  private let work = Mutex<Work?>(nil)

  private let signal = DispatchSemaphore(value: 0)

  private init() {
    Thread.detachNewThread { [self] in
      while true {
        signal.wait()
        guard let work = work.withLock({ $0 }) else { continue }
        Thread.sleep(forTimeInterval: work.seconds)
        work.body()
      }
    }
  }

  /// Calls something after a while, on the thread.
  func call(after seconds: Double, _ body: @escaping @Sendable () -> Void) {
    work.withLock { $0 = Work(seconds: seconds, body: body) }
    signal.signal()
  }
}
