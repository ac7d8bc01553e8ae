/// Durations in words.
package enum SecondsText {
  /// Returns a number of seconds in words, to the thousandth: `1 second`, `0.5 seconds`.
  package static func words(_ seconds: Double) -> String {
    let rounded = (seconds * 1_000).rounded() / 1_000
    if rounded == 1 { return "1 second" }
    let isWhole = rounded == rounded.rounded() && abs(rounded) < 1e15
    return "\(isWhole ? String(Int(rounded)) : String(rounded)) seconds"
  }
}
