import AutomationTrace
import Foundation

/// The commands of `uitest`.
public enum UITest {
  /// A command: a word, and what is done for it.
  public struct Command: Sendable {
    /// The word.
    public let name: String

    /// What stands behind it, and what it does, in a line.
    public let help: String

    /// Does it, and returns what to exit with.
    let run: @Sendable (_ arguments: [String]) throws -> Int32
  }

  /// An error in words.
  public struct Problem: Error {
    /// The words.
    public let text: String
  }

  /// All commands.
  static let commands = [
    reportCommand, mergeCommand, holesCommand, movieCommand, replayCommand, watchCommand,
  ]

  /// What to exit with after words that nobody understands.
  private static let usageExitCode: Int32 = 64

  /// Does what the arguments say.
  ///
  /// - Parameter arguments: The arguments.
  /// - Returns: What to exit with: 0 when it was done, 64 for words that nobody understands.
  static func run(_ arguments: [String]) -> Int32 {
    guard let name = arguments.first, let command = commands.first(where: { $0.name == name })
    else {
      let isAsked = arguments.isEmpty || ["help", "--help", "-h"].contains(arguments[0])
      if !isAsked { complain("uitest: there is no command \"\(arguments[0])\"") }
      print("usage:\n" + commands.map { "  uitest \($0.name) \($0.help)" }.joined(separator: "\n"))
      return isAsked ? 0 : usageExitCode
    }
    do {
      return try command.run(Array(arguments.dropFirst()))
    } catch let problem as Problem {
      complain("uitest \(name): \(problem.text)")
    } catch {
      complain("uitest \(name): \(error)")
    }
    return 1
  }

  /// Writes a line to standard error.
  static func complain(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }

  /// The folder of a run: the one that is named or the last one in it, or else the last one of this package.
  static func folder(_ path: String?) throws -> RunFolder {
    if let path {
      let folder = RunFolder(URL(fileURLWithPath: path))
      guard !folder.isRun else { return folder }
      // What a machine brings is the folder of its runs, of which the last one counts.
      guard let last = RunFolder.all(in: folder.url).last else {
        throw Problem(text: "\(path) is no folder of a run, and has none in it")
      }
      return last
    }
    guard let last = RunFolder.all(in: results).last else {
      throw Problem(text: "there is no run in \(results.path)")
    }
    return last
  }

  /// The folder of the runs of this package.
  static var results: URL {
    let named = ProcessInfo.processInfo.environment["UITEST_RESULTS"]
    return URL(fileURLWithPath: named ?? ".build/uitest-results")
  }

  /// Says how many tests there are, and what became of them.
  static func counts(of tests: [RunSummary.Test]) -> String {
    let outcomes: [RunEvent.Outcome] = [.failed, .unfinished, .passed, .skipped]
    let words = outcomes.compactMap { outcome -> String? in
      let count = tests.count { $0.outcome == outcome }
      return count > 0 ? "\(count) \(outcome.rawValue)" : nil
    }
    return "\(tests.count) tests" + (words.isEmpty ? "" : ": ") + words.joined(separator: ", ")
  }

  /// Reads a trace.
  static func trace(_ path: String) throws -> AutomationTrace {
    try AutomationTrace(decoding: try Data(contentsOf: URL(fileURLWithPath: path)))
  }
}
