public import Foundation

/// How a device is to shake.
///
/// Mirrors Core Haptics' class.
public final class CHHapticPattern: Sendable {
  /// How long it takes in seconds: as long as the last event.
  public let duration: TimeInterval

  /// Makes a pattern.
  ///
  /// - Parameters:
  ///   - events: What happens, and when.
  ///   - parameters: What changes meanwhile; of no effect.
  /// - Throws: Nothing: any events are a pattern.
  public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {
    duration = events.map { $0.relativeTime + $0.duration }.max() ?? 0
  }
}

/// A single shake.
///
/// Mirrors Core Haptics' class.
public final class CHHapticEvent: Sendable {
  /// The kind of a shake.
  ///
  /// Mirrors Core Haptics' structure.
  public struct EventType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a kind of its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A knock.
    public static let hapticTransient = EventType(rawValue: "HapticTransient")

    /// A shaking.
    public static let hapticContinuous = EventType(rawValue: "HapticContinuous")

    /// A tone.
    public static let audioContinuous = EventType(rawValue: "AudioContinuous")

    /// A sound.
    public static let audioCustom = EventType(rawValue: "AudioCustom")
  }

  /// What is said of a shake.
  ///
  /// Mirrors Core Haptics' structure.
  public struct ParameterID: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// How strong it is.
    public static let hapticIntensity = ParameterID(rawValue: "HapticIntensity")

    /// How sharp it is.
    public static let hapticSharpness = ParameterID(rawValue: "HapticSharpness")

    /// How fast it begins.
    public static let attackTime = ParameterID(rawValue: "AttackTime")

    /// How fast it fades.
    public static let decayTime = ParameterID(rawValue: "DecayTime")

    /// How fast it ends.
    public static let releaseTime = ParameterID(rawValue: "ReleaseTime")
  }

  /// The kind.
  public let type: EventType

  /// What is said of it.
  public let eventParameters: [CHHapticEventParameter]

  /// When it begins, in seconds from the beginning of the pattern.
  public let relativeTime: TimeInterval

  /// How long it takes, in seconds.
  public let duration: TimeInterval

  /// Makes a shake.
  ///
  /// - Parameters:
  ///   - type: The kind.
  ///   - parameters: What is said of it.
  ///   - relativeTime: When it begins, in seconds from the beginning of the pattern.
  ///   - duration: How long it takes, in seconds.
  public init(
    eventType type: EventType, parameters: [CHHapticEventParameter], relativeTime: TimeInterval,
    duration: TimeInterval = 0
  ) {
    self.type = type
    eventParameters = parameters
    self.relativeTime = relativeTime
    self.duration = duration
  }
}

/// Something that is said of a shake.
///
/// Mirrors Core Haptics' class.
public final class CHHapticEventParameter: Sendable {
  /// What it is.
  public let parameterID: CHHapticEvent.ParameterID

  /// How much of it.
  public let value: Float

  /// Makes one.
  ///
  /// - Parameters:
  ///   - parameterID: What it is.
  ///   - value: How much of it.
  public init(parameterID: CHHapticEvent.ParameterID, value: Float) {
    self.parameterID = parameterID
    self.value = value
  }
}

/// Something that changes while a device shakes.
///
/// Mirrors Core Haptics' class.
public final class CHHapticDynamicParameter: Sendable {
  /// What is said of a shake while it goes on.
  ///
  /// Mirrors Core Haptics' structure.
  public struct ID: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// How strong it is.
    public static let hapticIntensityControl = ID(rawValue: "HapticIntensityControl")

    /// How sharp it is.
    public static let hapticSharpnessControl = ID(rawValue: "HapticSharpnessControl")
  }

  /// What it is.
  public let parameterID: ID

  /// How much of it.
  public let value: Float

  /// When, in seconds from the beginning of the pattern.
  public let relativeTime: TimeInterval

  /// Makes one.
  ///
  /// - Parameters:
  ///   - parameterID: What it is.
  ///   - value: How much of it.
  ///   - relativeTime: When, in seconds from the beginning of the pattern.
  public init(parameterID: ID, value: Float, relativeTime: TimeInterval) {
    self.parameterID = parameterID
    self.value = value
    self.relativeTime = relativeTime
  }
}
