extension ApplicationSession {
  /// A phase in the life of an application.
  enum Phase: Sendable {
    /// The test did not launch it yet.
    case notLaunched

    /// It runs.
    case running(ApplicationRun)

    /// It ended; with the last lines it wrote.
    case ended(ApplicationEnd, output: [String])
  }
}
