import AutomationTrace
import Foundation

extension ApplicationEnd {
  /// Returns the end with what the application told of its crash.
  ///
  /// - Parameter sandbox: Where its output went; `nil` when it had no process.
  /// - Returns: The end, with the function that crashed if it told.
  func explained(by sandbox: SandboxDirectory?) -> ApplicationEnd {
    guard case .signalled(let signal, nil) = self, let sandbox else { return self }
    // A line may be long, as names of generic types are.
    let lines = OutputTail.lines(of: sandbox.output(isError: true), lines: 2_000, bytes: 1_000_000)
    return CrashReport.ownCall(in: lines).map { .signalled(signal, in: $0) } ?? self
  }
}

/// A report of a crash, as the toolchain's backtracer writes it to the standard error of the process.
enum CrashReport {
  /// As many calls inside each other are those of a function that calls itself without end.
  private static let manyCalls = 1_000

  /// Whether a line is the first one of a report.
  static func isBeginning(_ line: some StringProtocol) -> Bool {
    FailureHeadline.reportBeginnings.contains { line.hasPrefix($0) }
  }

  /// Returns the innermost call of the application's own functions, such as `static Cart.total(_:) (Cart.swift:31)`, and how many there were
  /// inside each other, when they were very many.
  ///
  /// - Parameter lines: What the process wrote last.
  /// - Returns: The call; `nil` when there is no report, or none of them is in it.
  static func ownCall(in lines: [String]) -> String? {
    guard let begin = lines.lastIndex(where: isBeginning) else { return nil }
    let report = lines[begin...]
    let count = report.compactMap { line in
      line.prefixMatch(of: #/\s*(\d+)\s/#).flatMap { Int($0.1) }
    }.max()
    let depth = count.flatMap { $0 < manyCalls ? nil : "\($0 + 1) calls inside each other" }
    let call = report.lazy.compactMap { ownCall(in: $0) }.first
    let parts = [call, depth].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// Returns the call of a function of the application's own that a line tells of; `nil` when it tells of none.
  static func ownCall(in line: String) -> String? {
    guard
      let call = line.wholeMatch(
        of: /\s*\d+ .*0x[0-9a-f]+ (.+) \+ \d+ in .+ at (\/.+\.swift):(\d+)(:\d+)?/),
      !call.2.hasPrefix(toolkit)
    else { return nil }
    return "\(call.1) (\((String(call.2) as NSString).lastPathComponent):\(call.3))"
  }

  /// The folder of this package's sources, none of which is the application's.
  private static let toolkit =
    String(#filePath).components(separatedBy: "/XCUIAutomation/Launching/")[0] + "/"
}
