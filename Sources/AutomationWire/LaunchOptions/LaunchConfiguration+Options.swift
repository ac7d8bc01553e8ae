public import Foundation
import Primitives

extension LaunchConfiguration {
  /// The language and region that the launch states with `-AppleLocale`, or `-AppleLanguages`; `nil`
  /// when it states none.
  ///
  /// TextUI's views find it in their environment, as `\.locale`.
  public var locale: Locale? {
    if let identifier = SystemLaunchOption.locale.value(in: self) {
      return Locale(identifier: identifier)
    }
    return SystemLaunchOption.languages.value(in: self)?.first.map { Locale(identifier: $0) }
  }

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

  /// Whether the application may use colors; not when the variable `NO_COLOR` is set and not empty.
  public var usesColors: Bool {
    environment["NO_COLOR", default: ""].isEmpty
  }

  /// Whether the application is light or dark, as the launch states with `-AppleInterfaceStyle`.
  public var appearance: HostAppearance {
    switch SystemLaunchOption.interfaceStyle.value(in: self) {
    case .light: .light
    case .dark: .dark
    case nil: .unspecified
    }
  }
}

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
