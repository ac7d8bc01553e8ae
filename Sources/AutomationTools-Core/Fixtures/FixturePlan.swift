import AutomationTools_Shared
import AutomationWire
import Foundation

/// The fixtures of one launch.
struct FixturePlan<Fixtures: FixtureSet> {
  /// The fixtures, in order.
  let calls: [FixtureCall<Fixtures>]

  /// Makes a plan.
  ///
  /// - Parameter calls: The fixtures, in order.
  init(_ calls: [FixtureCall<Fixtures>]) {
    self.calls = calls
  }

  /// The fixtures as a test writes them.
  var words: String { calls.map(\.description).joined(separator: ", ") }

  /// The plan as it travels.
  var text: String {
    let order = FixtureOrder(set: Fixtures.name, calls: calls.map(\.call))
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data = try? encoder.encode(order)
    return data.map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// What is wrong with the plan before it is tried, in words; `nil` when nothing is.
  var problem: String? {
    let entries = Fixtures.entries
    var earlier: Set<String> = []
    for call in calls {
      if let problem = call.problem { return "The fixture \(call) cannot be run: \(problem)." }
      let name = call.call.name
      let needed = entries.first { $0.name == name }?.requirements ?? []
      let missing = needed.filter { !earlier.contains($0) }
      guard missing.isEmpty else { return message(for: call, missing) }
      earlier.insert(name)
    }
    return nil
  }

  /// What is wrong about the order of fixtures, in words.
  private func message(for call: FixtureCall<Fixtures>, _ missing: [String]) -> String {
    let names = missing.joined(separator: " and ")
    let isLater = calls.contains { missing.contains($0.call.name) }
    return "The fixture \(call) needs \(names) before it"
      + (isLater ? ", which comes later" : "") + ". The launch states: \(words)."
  }

  /// Asks an application what became of the plan.
  ///
  /// - Parameter app: The application.
  /// - Returns: What went wrong, in words; `nil` when nothing did.
  func problem(in app: XCUIApplication) -> String? {
    let report: FixtureReport
    do {
      let text = try app.call(FixtureReport.callName(Fixtures.name))
      report = try JSONDecoder().decode(FixtureReport.self, from: Data(text.utf8))
    } catch {
      return "The application did not run the fixtures \(words): it does not install "
        + "\(Fixtures.name). Its init() must call \(Fixtures.name).install(on:). (\(error))"
    }
    guard var problem = report.problem else { return nil }
    if problem.hasSuffix(".") { problem.removeLast() }
    guard report.count < calls.count else { return "The fixtures failed: \(problem)." }
    let earlier = calls.prefix(report.count).map(\.description).joined(separator: ", ")
    let later = calls.dropFirst(report.count + 1).map(\.description).joined(separator: ", ")
    return "The fixture \(calls[report.count]) failed: \(problem). "
      + (earlier.isEmpty ? "None ran before it." : "Before it ran: \(earlier).")
      + (later.isEmpty ? "" : " After it did not run: \(later).")
  }
}
