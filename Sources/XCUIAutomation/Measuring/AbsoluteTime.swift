public import Foundation

/// A time in seconds since the beginning of 2001.
///
/// Mirrors CoreFoundation's type of Apple's platforms, by which suites take how long something took.
public typealias CFAbsoluteTime = TimeInterval

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the time on the test's clock, in seconds since the beginning of 2001.
///
/// Mirrors CoreFoundation's function of Apple's platforms. Waits take the application's time, and none of the real one; see ``XCUIElement/waitForExistence(timeout:)``.
@_disfavoredOverload
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns how long the machine has been running, in seconds.
///
/// Mirrors QuartzCore's function of Apple's platforms.
@_disfavoredOverload
public func CACurrentMediaTime() -> TimeInterval { ProcessInfo.processInfo.systemUptime }
