// The names are Audio Toolbox's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// The number of a sound of the system.
///
/// Mirrors Audio Toolbox's type.
public typealias SystemSoundID = UInt32

/// The number of no sound, with which the device shakes.
///
/// Mirrors Audio Toolbox's constant.
public let kSystemSoundID_Vibrate: SystemSoundID = 4095

/// Plays a sound of the system, of which a terminal has none: nothing is heard.
///
/// Mirrors Audio Toolbox's function.
///
/// - Parameter inSystemSoundID: The number of the sound.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {}

/// Plays a sound of the system and shakes the device, of which a terminal does neither.
///
/// Mirrors Audio Toolbox's function.
///
/// - Parameter inSystemSoundID: The number of the sound.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {}

/// Plays a sound of the system, of which a terminal has none, and calls what follows it.
///
/// Mirrors Audio Toolbox's function.
///
/// - Parameters:
///   - inSystemSoundID: The number of the sound.
///   - inCompletionBlock: What follows; it is called on the main queue, since the sound is over at once.
public func AudioServicesPlaySystemSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (@Sendable () -> Void)?
) {
  guard let inCompletionBlock else { return }
  DispatchQueue.main.async(execute: inCompletionBlock)
}

/// Plays a sound of the system and shakes the device, of which a terminal does neither, and calls what follows.
///
/// Mirrors Audio Toolbox's function.
///
/// - Parameters:
///   - inSystemSoundID: The number of the sound.
///   - inCompletionBlock: What follows; it is called on the main queue, since the sound is over at once.
public func AudioServicesPlayAlertSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (@Sendable () -> Void)?
) {
  AudioServicesPlaySystemSoundWithCompletion(inSystemSoundID, inCompletionBlock)
}

/// Gives a sound back, of which there is none.
///
/// Mirrors Audio Toolbox's function.
///
/// - Parameter inSystemSoundID: The number of the sound.
/// - Returns: 0, for no error.
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> Int32 { 0 }
