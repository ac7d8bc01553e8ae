extension ApplicationSession {
  /// Where an application is in its life.
  enum Phase: Sendable {
    /// The test did not launch it yet.
    case notLaunched

    /// It runs.
    case running(ApplicationRun)

    /// It ended; with the last lines it wrote.
    case ended(ApplicationEnd, output: [String])
  }
}
