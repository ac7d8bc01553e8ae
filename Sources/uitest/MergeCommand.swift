import AutomationTrace
import Foundation

extension UITest {
  /// Makes one run of several, and proves of parts that they make up the whole.
  static let mergeCommand = Command(
    name: "merge",
    help: """
      INTO FOLDER…
            makes one report, one JUnit and one list of durations of several runs, as those of several machines; \
      of a run's parts it says what is missing or there twice
      """
  ) { arguments in
    guard arguments.count > 1 else {
      throw Problem(text: "name the new folder, then those of runs")
    }
    var runs: [(path: String, folder: RunFolder)] = []
    var problems: [String] = []
    for path in arguments.dropFirst() {
      // What is there is merged all the same.
      do {
        runs.append((path, try folder(path)))
      } catch let problem as Problem {
        problems.append(problem.text)
      }
    }
    let url = URL(fileURLWithPath: arguments[0])
    try RunFolder.merge(runs.map(\.folder), into: url)
    let proof = PartsProof(try runs.map { try PartsProof.Run($0.folder, named: $0.path) })
    problems += proof.problems
    for problem in problems { complain("uitest merge: \(problem)") }
    if problems.isEmpty, !proof.facts.isEmpty {
      print("The parts make up the whole: \(proof.facts.joined(separator: ", ")).")
    }
    print(RunFolder(url).index.path)
    return problems.isEmpty ? 0 : 1
  }
}

extension PartsProof.Run {
  /// Takes a run as a part of one.
  fileprivate init(_ folder: RunFolder, named name: String) throws {
    do {
      let ended = RunSummary(folder.events).tests.filter { $0.outcome != .unfinished }
      self.init(name, try folder.parts(), ended: Set(ended.map(\.name)))
    } catch {
      throw UITest.Problem(text: "\(name) does not say which part it is: a file of it is damaged")
    }
  }
}
