public import AutomationWire
import Primitives

/// Random numbers that follow from the seed of a launch, if it states one.
public struct LaunchRandomNumberGenerator: RandomNumberGenerator, Sendable {
  /// The numbers that follow from a seed; `nil` for numbers that nobody can foresee.
  private var generator: SplitMix64?

  /// Makes a generator.
  ///
  /// - Parameter seed: What the numbers follow from; `nil` for numbers that nobody can foresee.
  public init(seed: UInt64?) {
    generator = seed.map { SplitMix64(seed: $0) }
  }

  /// Returns the next number.
  public mutating func next() -> UInt64 {
    if let number = generator?.next() { return number }
    var generator = SystemRandomNumberGenerator()
    return generator.next()
  }
}

extension LaunchConfiguration {
  /// What random numbers follow from, as the launch states with `-RandomSeed`; `nil` when it does
  /// not.
  public var randomSeed: UInt64? {
    SystemLaunchOption.randomSeed.value(in: self)
  }

  /// A generator of random numbers: the same ones for the same seed of the launch, and others each
  /// time when it states none.
  ///
  /// Each time it is asked for it begins anew; an application keeps the one it was given.
  public var randomNumberGenerator: LaunchRandomNumberGenerator {
    LaunchRandomNumberGenerator(seed: randomSeed)
  }
}
