import Foundation
import Primitives
import VirtualTime
import XCTestAdditions

/// A report of where the threads of an application are that does not answer.
struct StackReport {
  /// The process.
  let processID: Int32

  /// The file in which its threads tell their stacks.
  let file: String

  /// How long threads may take to tell: those that compute or wait need microseconds, one that blocks all signals tells nothing.
  private static let patience = Duration.seconds(1)

  /// The most threads that are asked, and the most of them that are told of besides the main one.
  private static let limits = (asked: 64, told: 3)

  /// How long a thread that runs is asked again and again that is in no function of the application's own.
  ///
  /// Some functions of the runtime, which it may be in at the time, hide who called them; in a loop around one it is in that most of the time.
  private static let search = Duration.seconds(2)

  /// Asks the threads.
  ///
  /// - Returns: Where they are, in lines; none when they tell nothing.
  func lines() -> [String] {
    let threads = ProcessActivity(of: processID).threads.prefix(Self.limits.asked)
    let stacks = ask(threads.map(\.number))
    let running = Set(threads.filter(\.isRunning).map(\.number))
    guard var main = stacks.first, main.thread == processID else { return [] }
    let end = RealClock.now + Self.search
    while running.contains(processID), !main.isInOwnCode, RealClock.now < end {
      main = ask([processID]).first ?? main
    }
    let others = stacks.dropFirst().filter(\.isInOwnCode)
    return Self.lines(of: main, "Its main thread", running)
      + others.prefix(Self.limits.told).flatMap { Self.lines(of: $0, "Another thread", running) }
  }

  /// Asks threads once.
  ///
  /// - Parameter threads: Their numbers.
  /// - Returns: Where they are.
  private func ask(_ threads: [Int32]) -> [ThreadStack] {
    try? FileManager.default.removeItem(atPath: file)
    for thread in threads { ThreadStack.ask(thread, of: processID) }
    let end = RealClock.now + Self.patience
    var text = ""
    repeat {
      RealClock.pause(.milliseconds(5))
      text = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
    } while text.count(where: { $0 == "\n" }) < threads.count && RealClock.now < end
    return ThreadStack.told(text, by: processID)
  }

  /// The lines on a thread.
  private static func lines(
    of stack: ThreadStack, _ name: String, _ running: Set<Int32>
  ) -> [String] {
    let verb = running.contains(stack.thread) ? "runs" : "waits"
    let callee = stack.callee.map { " in " + SafeText.line($0) } ?? ""
    return ["\(name) \(verb)\(callee):"] + stack.calls.prefix(6).map { "  " + SafeText.line($0) }
  }
}

extension ThreadStack {
  /// Whether one of its calls is of a file that was built here.
  fileprivate var isInOwnCode: Bool { calls.contains { $0.hasPrefix("…/") } }
}
