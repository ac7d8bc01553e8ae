import Foundation

/// A bisection that finds out which of the tests before it makes a test fail.
///
/// Each try runs some of them, and then the test, in a process of its own, so that nothing is left of an earlier try.
struct OrderBisection {
  /// The test, and those before it.
  let failure: TestHistory.Failure

  /// Runs tests in a process of its own; returns whether the last one passed.
  var run: (_ names: [String]) -> Bool = OrderBisection.runInProcess

  /// The most tries.
  var limit = 60

  /// Says which test breaks the one that failed, or why none can be named.
  func verdict() -> String {
    let name = failure.name
    if !run([name]) {
      return
        "\(name) fails when it runs alone, too: the order is not the reason, or what another test left outlasts its process "
        + "(a file, a default)."
    }
    if run(failure.before + [name]) {
      return
        "\(name) failed, but passed when the tests before it and then it ran again in the same order: the order alone is not "
        + "the reason."
    }
    let culprits = reduce(failure.before)
    switch culprits.count {
    case 1: return "\(culprits[0]) breaks \(name)."
    case 2...4: return "\(culprits.joined(separator: ", then ")) together break \(name)."
    default:
      return
        "\(name) fails after these \(culprits.count) tests: \(culprits.joined(separator: ", "))."
    }
  }

  /// Leaves out tests as long as the one at the end still fails after those that are left.
  private func reduce(_ names: [String]) -> [String] {
    var names = names
    var tries = 0
    var parts = 2
    while names.count > 1, tries < limit {
      let size = (names.count + parts - 1) / parts
      let chunks = stride(from: 0, to: names.count, by: size).map {
        Array(names[$0..<min(names.count, $0 + size)])
      }
      var next: [String]?
      for (index, chunk) in chunks.enumerated() {
        let rest = chunks.enumerated().filter { $0.offset != index }.flatMap(\.element)
        for candidate in parts == 2 ? [chunk] : [chunk, rest] where tries < limit {
          tries += 1
          if !run(candidate + [failure.name]) {
            next = candidate
            break
          }
        }
        if next != nil { break }
      }
      if let next {
        names = next
        parts = 2
      } else if parts >= names.count {
        break
      } else {
        parts = min(names.count, parts * 2)
      }
    }
    return names
  }

  /// Runs tests in a process of its own; returns whether all passed.
  private static func runInProcess(_ names: [String]) -> Bool {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("uitest-order-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    do {
      try names.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      var environment = ProcessInfo.processInfo.environment
      environment[TestOrder.Variable.order] = file.path
      environment[TestOrder.Variable.repetitions] = nil
      environment[TestOrder.Variable.seed] = nil
      for variable in Shard.Variable.all { environment[variable] = nil }
      process.environment = environment
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      return process.terminationReason == .exit && process.terminationStatus == 0
    } catch {
      print("error: the order of the tests cannot be tried out: \(error)")
      return true
    }
  }
}
