/// A number of seconds.
///
/// Mirrors Core Foundation's type, which comes with Foundation on Apple's platforms.
public typealias CFTimeInterval = Double
