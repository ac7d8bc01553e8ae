import Glibc

/// Readings of the kernel's clocks, none of which is ever virtual.
enum RealClock {
  /// The real time since some fixed moment; it does not run backwards.
  static func now() -> Duration {
    read(CLOCK_MONOTONIC)
  }

  /// How long this thread was not running on a processor, since some fixed moment.
  ///
  /// Only differences mean something.
  static func timeOffProcessor() -> Duration {
    let wall = read(CLOCK_MONOTONIC)
    return wall - read(CLOCK_THREAD_CPUTIME_ID)
  }

  /// Reads one clock.
  private static func read(_ clock: clockid_t) -> Duration {
    var time = timespec()
    clock_gettime(clock, &time)
    return Duration(
      secondsComponent: Int64(time.tv_sec),
      attosecondsComponent: Int64(time.tv_nsec) * 1_000_000_000)
  }
}
