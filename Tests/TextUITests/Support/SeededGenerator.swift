/// Random numbers that are the same for the same seed (xorshift with a multiplication).
struct SeededGenerator: RandomNumberGenerator, Sendable {
  /// The state; zero would stay zero.
  private var state: UInt64

  /// Creates a generator.
  ///
  /// - Parameter state: The seed.
  init(state: UInt64) {
    self.state = state == 0 ? 0x9E37_79B9_7F4A_7C15 : state
  }

  mutating func next() -> UInt64 {
    state ^= state >> 12
    state ^= state << 25
    state ^= state >> 27
    return state &* 0x2545_F491_4F6C_DD1D
  }
}
