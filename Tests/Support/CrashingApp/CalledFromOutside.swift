import Dispatch
import Foundation
import Glibc
import Synchronization

/// The ways in which others reach an application that does nothing itself.
enum CalledFromOutside {
  /// What the handler of a signal sets.
  private static let flag = Atomic(false)

  /// Calls something when somebody else did what is waited for.
  @MainActor static func begin(_ pending: Pending?, _ done: @escaping @Sendable () -> Void) {
    switch pending {
    case .signal:
      Glibc.signal(SIGUSR1) { _ in CalledFromOutside.flag.store(true, ordering: .relaxed) }
      poll(done) { flag.load(ordering: .relaxed) }
    case .signalSource:
      Glibc.signal(SIGUSR1, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: SIGUSR1, queue: .main)
      source.setEventHandler {
        source.cancel()
        done()
      }
      source.activate()
    case .file:
      let watch = makeFileWatch(0o4000)
      let folder = ProcessInfo.processInfo.environment["WATCHED"] ?? ""
      precondition(watchFile(watch, folder, 0x100) > 0)
      poll(done) {
        var event = [UInt8](repeating: 0, count: 4_096)
        return read(watch, &event, event.count) > 0
      }
    default: break
    }
  }

  /// Looks again and again, every tenth of a second.
  @MainActor private static func poll(
    _ done: @escaping @Sendable () -> Void, _ look: @escaping @Sendable () -> Bool
  ) {
    _ = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { timer in
      guard look() else { return }
      timer.invalidate()
      done()
    }
  }
}
