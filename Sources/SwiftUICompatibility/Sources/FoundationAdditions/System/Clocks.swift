/// A number of seconds since the first of January 2001.
///
/// Mirrors Core Foundation's type.
public typealias CFAbsoluteTime = Double

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the seconds since the first of January 2001.
///
/// Mirrors Core Foundation's function.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }

/// Calls a body; what it makes lives as long as it is used, with or without a pool.
///
/// Mirrors Objective-C's function.
///
/// - Parameter body: What is called.
/// - Returns: What it returns.
/// - Throws: What it throws.
public func autoreleasepool<Result, Failure: Error>(
  invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  try body()
}
