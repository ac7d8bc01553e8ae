extension MainActor {
  /// Whether the code that runs may touch what is the main actor's.
  ///
  /// The thread alone does not say it: under a test's time all code runs on the main thread, also that of no actor.
  ///
  /// TextUI's own addition.
  @_spi(Bridging) public static var isCurrent: Bool {
    Thread.isMainThread
      && sharedUnownedExecutor.asSerialExecutor()?.isIsolatingCurrentContext() != false
  }
}
