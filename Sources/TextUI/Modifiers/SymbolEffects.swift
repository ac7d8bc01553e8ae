// Movements of symbols, which as characters stand still.

/// A movement of symbols, which as characters stand still.
///
/// Mirrors the Symbols framework's protocol.
public protocol SymbolEffect: Sendable {}

/// A movement of the system.
public struct SystemSymbolEffect: SymbolEffect {}

extension SymbolEffect where Self == SystemSymbolEffect {
  /// Up and down.
  public static var bounce: SystemSymbolEffect { SystemSymbolEffect() }

  /// Fainter and stronger.
  public static var pulse: SystemSymbolEffect { SystemSymbolEffect() }

  /// Part by part.
  public static var variableColor: SystemSymbolEffect { SystemSymbolEffect() }

  /// Larger and smaller.
  public static var scale: SystemSymbolEffect { SystemSymbolEffect() }

  /// As a breath.
  public static var breathe: SystemSymbolEffect { SystemSymbolEffect() }

  /// Round and round.
  public static var rotate: SystemSymbolEffect { SystemSymbolEffect() }

  /// To and fro.
  public static var wiggle: SystemSymbolEffect { SystemSymbolEffect() }

  /// Drawn line by line.
  public static var drawOn: SystemSymbolEffect { SystemSymbolEffect() }

  /// Taken away line by line.
  public static var drawOff: SystemSymbolEffect { SystemSymbolEffect() }
}

/// The speed and the number of times that a symbol moves; as a character it stands still.
///
/// Mirrors the Symbols framework's structure.
public struct SymbolEffectOptions: Sendable, Hashable {
  /// A way in which a movement comes again.
  ///
  /// Mirrors the Symbols framework's structure.
  public struct RepeatBehavior: Sendable, Hashable {
    /// Without a pause.
    public static let continuous = RepeatBehavior()

    /// With pauses.
    public static let periodic = RepeatBehavior()

    /// With pauses, so many times.
    ///
    /// - Parameters:
    ///   - count: How many times; for ever for `nil`.
    ///   - delay: The pause, in seconds.
    /// - Returns: The way.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      .periodic
    }
  }

  /// As usual.
  public static let `default` = SymbolEffectOptions()

  /// Again and again.
  public static let repeating = SymbolEffectOptions()

  /// Once.
  public static let nonRepeating = SymbolEffectOptions()

  /// Returns the number of times.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }

  /// Returns how it comes again.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions()
  }

  /// Returns the speed.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }

  /// Again and again.
  public var repeating: SymbolEffectOptions { self }

  /// Once.
  public var nonRepeating: SymbolEffectOptions { self }

  /// Returns the number of times.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }

  /// Returns how it comes again.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { self }

  /// Returns the speed.
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
}

extension SymbolEffect {
  /// The movement, part after part.
  public var iterative: Self { self }

  /// The movement, adding part to part.
  public var cumulative: Self { self }

  /// The movement, upwards.
  public var up: Self { self }

  /// The movement, downwards.
  public var down: Self { self }

  /// The movement, to the left.
  public var left: Self { self }

  /// The movement, to the right.
  public var right: Self { self }

  /// The movement, to where lines end.
  public var forward: Self { self }

  /// The movement, to where lines begin.
  public var backward: Self { self }

  /// The movement, as hands of a clock go.
  public var clockwise: Self { self }

  /// The movement, as hands of a clock do not go.
  public var counterClockwise: Self { self }

  /// Returns the movement at an angle.
  public func custom(angle: Angle) -> Self { self }

  /// Returns the movement at an angle of degrees.
  public func custom(angle: Double) -> Self { self }

  /// The movement, with the parts hidden that are not on.
  public var hideInactiveLayers: Self { self }

  /// The movement, with the parts faint that are not on.
  public var dimInactiveLayers: Self { self }

  /// The movement, only there.
  public var nonReversing: Self { self }

  /// The movement, gently.
  public var plain: Self { self }

  /// The movement, as a pulse.
  public var pulse: Self { self }

  /// The movement, each part on its own.
  public var individually: Self { self }

  /// The movement, part by part.
  public var byLayer: Self { self }

  /// The movement of the whole.
  public var wholeSymbol: Self { self }

  /// The movement, back again at its end.
  public var reversing: Self { self }

  /// The movement, down out of sight and up again.
  public var downUp: Self { self }

  /// The movement, upwards from where it was out of sight.
  public var upUp: Self { self }

  /// The movement, out of sight and up.
  public var offUp: Self { self }

  /// Returns the movement of the parts that both symbols have.
  ///
  /// - Parameter fallback: The movement where they have none in common.
  /// - Returns: The movement.
  public func magic(fallback: SystemSymbolEffect) -> Self { self }
}

extension SymbolEffect where Self == SystemSymbolEffect {
  /// Becoming another symbol.
  public static var replace: SystemSymbolEffect { SystemSymbolEffect() }

  /// Becoming another symbol: down out of sight and up again.
  public static var downUp: SystemSymbolEffect { SystemSymbolEffect() }

  /// Becoming another symbol: upwards from where it was out of sight.
  public static var upUp: SystemSymbolEffect { SystemSymbolEffect() }

  /// Becoming another symbol: out of sight and up.
  public static var offUp: SystemSymbolEffect { SystemSymbolEffect() }

  /// Coming.
  public static var appear: SystemSymbolEffect { SystemSymbolEffect() }

  /// Going.
  public static var disappear: SystemSymbolEffect { SystemSymbolEffect() }
}

extension ContentTransition {
  /// Returns a way of symbols.
  public static func symbolEffect<Effect: SymbolEffect>(
    _ effect: Effect, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    .symbolEffect
  }
}

extension AnyTransition {
  /// By a movement of symbols; as characters they come and go at once.
  public static var symbolEffect: AnyTransition { .identity }

  /// By a movement of symbols; as characters they come and go at once.
  public static func symbolEffect<Effect: SymbolEffect>(
    _ effect: Effect, options: SymbolEffectOptions = .default
  ) -> AnyTransition {
    .identity
  }
}
