import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the time of the clock that animations and timers go by.
///
/// Mirrors Core Animation's function.
///
/// - Returns: Seconds since the system was started. In an application under test they pass as its clock does.
public func CACurrentMediaTime() -> CFTimeInterval {
  ProcessInfo.processInfo.systemUptime
}

/// A number of seconds.
///
/// Mirrors Core Foundation's type.
public typealias CFTimeInterval = Double
