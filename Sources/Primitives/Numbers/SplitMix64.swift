/// A small seeded random number generator whose sequence is the same on every machine.
///
/// It orders jobs and tests when a seed is given, and makes the random input of tests. It is not
/// meant for secrets.
package struct SplitMix64: RandomNumberGenerator, Sendable {
  /// The internal state, which starts as the seed and moves by a fixed odd step.
  private var state: UInt64

  /// Creates a generator whose whole sequence follows from `seed`.
  ///
  /// - Parameter seed: Any value; equal seeds give equal sequences.
  package init(seed: UInt64) {
    state = seed
  }

  /// Returns the next 64 random bits.
  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// Returns an index below `count`, without the cost of the generic range machinery.
  ///
  /// - Parameter count: The number of choices, at least one.
  /// - Returns: A number in `0..<count`; the bias is below 2⁻⁴⁰ for any count a queue reaches.
  package mutating func index(below count: Int) -> Int {
    Int(next() % UInt64(count))
  }
}
