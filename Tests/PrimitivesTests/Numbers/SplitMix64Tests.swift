import Testing

@testable import Primitives

/// Tests of the seeded generator.
@Suite struct SplitMix64Tests {
  /// The sequence is the published one for this seed.
  @Test func itGivesThePublishedSequence() {
    var generator = SplitMix64(seed: 1_234_567)
    let numbers = (0..<5).map { _ in generator.next() }
    #expect(
      numbers == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
        4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
      ])
  }

  /// Indices stay in range and reach every choice.
  @Test func itReachesEveryIndex() {
    var generator = SplitMix64(seed: 7)
    let indices = (0..<200).map { _ in generator.index(below: 5) }
    #expect(Set(indices) == [0, 1, 2, 3, 4])
  }
}
