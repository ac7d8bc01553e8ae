/// What holds of the traffic lights whatever is tapped.
enum LightsInvariants {
  /// What a head shows, in the order in which it goes round.
  private static let round = ["R--", "RA-", "--G", "-A-"]

  /// Returns what is wrong with the lights at one moment, in words; `nil` when nothing is.
  static func problem(_ reading: LightsReading) -> String? {
    let heads = reading.heads
    if heads == ["---", "---"] {
      return reading.enabledButtons == ["Start"]
        ? nil : "all is dark, and enabled are \(reading.enabledButtons)"
    }
    if let head = heads.first(where: { $0.contains("A") && $0.contains("G") }) {
      return "a head shows \(head)"
    }
    if heads.allSatisfy({ $0.contains("G") }) { return "both heads are green: \(reading.text)" }
    if let head = heads.first(where: { !round.contains($0) }) { return "a head shows \(head)" }
    if !heads.contains("R--") { return "no head waits at red: \(reading.text)" }
    return reading.enabledButtons == ["Tick", "Stop"]
      ? nil : "the lights run, and enabled are \(reading.enabledButtons)"
  }

  /// Returns what is wrong with a step, in words; `nil` when nothing is.
  ///
  /// - Parameters:
  ///   - before: The lights before a button was tapped.
  ///   - button: Its name.
  ///   - after: The lights afterwards.
  /// - Returns: The problem.
  static func problem(
    from before: LightsReading, tapping button: String, to after: LightsReading
  ) -> String? {
    guard before.enabledButtons.contains(button) else {
      return before == after ? nil : "it is disabled, and \(before.text) became \(after.text)"
    }
    if let problem = problem(after) { return problem }
    switch button {
    case "Start": return after.text == "R-- R--" ? nil : "the start shows \(after.text)"
    case "Stop": return after.text == "--- ---" ? nil : "the stop shows \(after.text)"
    default:
      let steps = zip(before.heads, after.heads).filter { $0 != $1 }
      guard steps.count == 1 else { return "\(before.text) became \(after.text)" }
      guard let (old, new) = steps.first, let place = round.firstIndex(of: old),
        round[(place + 1) % round.count] == new
      else { return "\(before.text) became \(after.text)" }
      return nil
    }
  }
}
