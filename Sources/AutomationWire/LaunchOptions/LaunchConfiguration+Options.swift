public import Foundation

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
  /// What the next number follows from; `nil` for numbers that nobody can foresee.
  private var state: UInt64?

  /// Makes a generator.
  ///
  /// - Parameter seed: What the numbers follow from; `nil` for numbers that nobody can foresee.
  public init(seed: UInt64?) {
    state = seed
  }

  /// Returns the next number.
  public mutating func next() -> UInt64 {
    guard var state else {
      var generator = SystemRandomNumberGenerator()
      return generator.next()
    }
    // SplitMix64: a step, and three rounds that mix its bits.
    state &+= 0x9E37_79B9_7F4A_7C15
    self.state = state
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}
