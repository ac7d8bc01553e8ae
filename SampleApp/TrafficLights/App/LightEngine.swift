/// Goes round the cycle of codes.
final class LightEngine: LightSequencing {
  /// How far it has come in the cycle.
  private(set) var tickCount = 0

  /// Returns the code it has come to, and moves on to the next.
  func tick() -> LightCode {
    defer { tickCount = (tickCount + 1) % LightCode.cycle.count }
    return LightCode.cycle[tickCount]
  }

  /// Goes back to the first code.
  func stopSequence() {
    tickCount = 0
  }
}
