public import Foundation

/// What makes a device shake, which a terminal cannot.
///
/// Mirrors Core Haptics' class. Applications ask what the hardware can first, as they have to: nothing, as in a simulator.
public final class CHHapticEngine {
  /// What the hardware can.
  ///
  /// Mirrors Core Haptics' protocol, as a structure.
  public struct Capabilities: Sendable {
    /// Whether it can shake: no.
    public var supportsHaptics: Bool { false }

    /// Whether it can sound: no.
    public var supportsAudio: Bool { false }
  }

  /// Why an engine stopped; none ran.
  ///
  /// Mirrors Core Haptics' enumeration.
  public enum StoppedReason: Int, Sendable {
    /// Others needed the sound.
    case audioSessionInterrupt = 1

    /// The application was put away.
    case applicationSuspended = 2

    /// It had nothing to do.
    case idleTimeout = 3

    /// What it did was over.
    case notifyWhenFinished = 4

    /// It is gone.
    case engineDestroyed = 5

    /// Its controller is gone.
    case gameControllerDisconnect = 6

    /// The system failed.
    case systemError = -1
  }

  /// Called when the engine has to be started again; never.
  public var resetHandler: () -> Void = {}

  /// Called when the engine stops; never.
  public var stoppedHandler: (StoppedReason) -> Void = { _ in }

  /// Whether it plays no sounds; of no effect.
  public var playsHapticsOnly = false

  /// Whether it stops when it has nothing to do; of no effect.
  public var isAutoShutdownEnabled = false

  /// Makes no engine.
  ///
  /// - Throws: `CHHapticError.notSupported`, always.
  public init() throws {
    throw CHHapticError(.notSupported)
  }

  /// Returns what the hardware can: nothing.
  public static func capabilitiesForHardware() -> Capabilities {
    Capabilities()
  }

  /// Starts the engine, of which there is none.
  public func start() throws {
    throw CHHapticError(.notSupported)
  }

  /// Starts the engine, of which there is none.
  public func start(completionHandler: ((any Error)?) -> Void) {
    completionHandler(CHHapticError(.notSupported))
  }

  /// Stops the engine, of which there is none.
  public func stop(completionHandler: (((any Error)?) -> Void)? = nil) {
    completionHandler?(nil)
  }

  /// Returns what plays a pattern.
  ///
  /// - Throws: `CHHapticError.notSupported`, always.
  public func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
    throw CHHapticError(.notSupported)
  }
}

/// What plays a pattern; there is none.
///
/// Mirrors Core Haptics' protocol.
public protocol CHHapticPatternPlayer {
  /// Starts at a time of the engine, in seconds; at once for zero.
  func start(atTime time: TimeInterval) throws

  /// Stops at a time of the engine, in seconds; at once for zero.
  func stop(atTime time: TimeInterval) throws
}

/// Why a device does not shake.
///
/// Mirrors Core Haptics' structure.
public struct CHHapticError: CustomNSError, Sendable, Hashable {
  /// A reason.
  ///
  /// Mirrors Core Haptics' enumeration.
  public enum Code: Int, Sendable, Hashable {
    /// The hardware cannot.
    case notSupported = -4809
  }

  /// The reason.
  public let code: Code

  /// Makes an error.
  public init(_ code: Code) {
    self.code = code
  }

  /// The domain of these errors.
  public static var errorDomain: String { "com.apple.CoreHaptics" }

  /// The number of the reason.
  public var errorCode: Int { code.rawValue }
}
