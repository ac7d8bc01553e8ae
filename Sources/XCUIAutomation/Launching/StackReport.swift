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

  /// Asks the threads.
  ///
  /// - Returns: Where they are, in lines; none when they tell nothing.
  func lines() -> [String] {
    try? FileManager.default.removeItem(atPath: file)
    let threads = ProcessActivity(of: processID).threads.prefix(Self.limits.asked)
    for thread in threads { ThreadStack.ask(thread.number, of: processID) }
    let end = RealClock.now + Self.patience
    var text = ""
    repeat {
      RealClock.pause(.milliseconds(5))
      text = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
    } while text.count(where: { $0 == "\n" }) < threads.count && RealClock.now < end
    let stacks = ThreadStack.told(text, by: processID)
    let running = Set(threads.filter(\.isRunning).map(\.number))
    guard let main = stacks.first, main.thread == processID else { return [] }
    let others = stacks.dropFirst().filter { $0.calls.contains { $0.hasPrefix("…/") } }
    return Self.lines(of: main, "Its main thread", running)
      + others.prefix(Self.limits.told).flatMap { Self.lines(of: $0, "Another thread", running) }
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
