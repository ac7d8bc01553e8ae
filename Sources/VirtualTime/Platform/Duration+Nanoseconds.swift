extension Duration {
  /// The duration in whole nanoseconds, limited to what fits.
  package var nanoseconds: Int64 {
    let (seconds, attoseconds) = components
    let limit: Int64 = 9_000_000_000
    if seconds >= limit { return limit * 1_000_000_000 }
    if seconds <= -limit { return -limit * 1_000_000_000 }
    return seconds * 1_000_000_000 + attoseconds / 1_000_000_000
  }

  /// The duration, of zero or more, to the nearest nanosecond, the step of the clocks.
  var roundedToNanoseconds: Duration {
    let nanosecond: Int64 = 1_000_000_000
    let (seconds, attoseconds) = components
    let rest = attoseconds % nanosecond
    let whole = attoseconds - rest + (rest * 2 >= nanosecond ? nanosecond : 0)
    return Duration(secondsComponent: seconds, attosecondsComponent: whole)
  }
}
