import Foundation
import Glibc
package import TextUI

/// An application with a clock on its screen, which shows what each of the process's clocks says.
package struct ClockApp: App {
  /// Makes the application.
  package init() {}

  /// The window.
  package var body: some Scene { WindowGroup { ClockView() } }
}

/// The clock, and waits of every kind that the main thread and others do.
struct ClockView: View {
  @State private var date = Date()
  @State private var seconds = 0
  @State private var waits = "Ready"

  private let start = ContinuousClock.now

  var body: some View {
    Text(text).accessibilityIdentifier("date")
    Text("\(seconds) s").accessibilityIdentifier("uptime")
    Text(waits).accessibilityIdentifier("waits")
    Button("Look") {
      date = Date()
      // Two clocks that count seconds, and the library's own.
      precondition(Int(date.timeIntervalSince1970) == time(nil))
      seconds = Int(start.duration(to: .now) / .seconds(1))
    }
    Button("Wait") {
      sleep(10)
      let semaphore = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        Thread.sleep(forTimeInterval: 20)
        semaphore.signal()
      }
      semaphore.wait()
      waits = "Waited"
    }
    Button("Work") {
      Thread.detachNewThread {
        // A moment that only the processor counts, before there is anything to wait for.
        var used = timespec()
        repeat { clock_gettime(CLOCK_THREAD_CPUTIME_ID, &used) } while used.tv_nsec < 50_000_000
        Thread.sleep(forTimeInterval: 3)
        DispatchQueue.main.async { MainActor.assumeIsolated { waits = "Worked" } }
      }
    }
    Button("Poll") {
      Thread.detachNewThread {
        // Room for one event, of which none comes.
        var event: (UInt64, UInt64) = (0, 0)
        _ = waitForEvents(makeEventSet(0), &event, 1, 5_000)
        DispatchQueue.main.async { MainActor.assumeIsolated { waits = "Polled" } }
      }
    }
  }

  /// The date in words, in the time zone of the process.
  private var text: String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.dateFormat = "yyyy-MM-dd HH:mm:ss"
    return formatter.string(from: date)
  }
}
