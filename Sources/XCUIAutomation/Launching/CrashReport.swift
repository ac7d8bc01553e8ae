import Foundation

extension ApplicationEnd {
  /// Returns the end with what the application told of its crash.
  ///
  /// - Parameter sandbox: Where its output went; `nil` when it had no process.
  /// - Returns: The end, with the function that crashed if it told.
  func explained(by sandbox: SandboxDirectory?) -> ApplicationEnd {
    guard case .signalled(let signal, nil) = self, let sandbox else { return self }
    let lines = OutputTail.lines(of: sandbox.output(isError: true), lines: 100)
    return CrashReport.ownCall(in: lines).map { .signalled(signal, in: $0) } ?? self
  }
}

/// A report of a crash, as the toolchain's backtracer writes it to the standard error of the process.
enum CrashReport {
  /// Returns the innermost call of the application's own functions, such as `static Cart.total(_:) (Cart.swift:31)`.
  ///
  /// - Parameter lines: What the process wrote last.
  /// - Returns: The call; `nil` when there is no report, or none of them is in it.
  static func ownCall(in lines: [String]) -> String? {
    guard let begin = lines.lastIndex(where: { $0.hasPrefix("*** Program crashed") }) else {
      return nil
    }
    for line in lines[begin...] {
      guard
        let call = line.wholeMatch(
          of: /\s*\d+ .*0x[0-9a-f]+ (.+) \+ \d+ in .+ at (\/.+\.swift):(\d+)(:\d+)?/),
        !call.2.hasPrefix(toolkit)
      else { continue }
      return "\(call.1) (\((String(call.2) as NSString).lastPathComponent):\(call.3))"
    }
    return nil
  }

  /// The folder of this package's sources, none of which is the application's.
  private static let toolkit =
    String(#filePath).components(separatedBy: "/XCUIAutomation/Launching/")[0] + "/"
}
