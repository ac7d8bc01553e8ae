import VirtualTime

// MARK: - What only an inspection looks at

extension DirectChannel {
  /// Whether frames of the application are on their way, although it was waited for them.
  package var hasFramesOnTheirWay: Bool {
    let driver = driver
    return Scheduler.shared.runOnMainThread { (driver.host?.pendingFrames?.count ?? 0) > 0 }
  }

  /// Turns the main loop for a while of real time, or until something happens.
  package func letRealTimePass(_ time: Duration) {
    let driver = driver
    Scheduler.shared.runOnMainThread { _ = driver.rest.loop.turn(blockingFor: time) }
  }

  /// Ends the application, and returns whether nothing holds it any more, after some real time at most.
  package func isReleasedAtItsEnd(within patience: Duration) -> Bool {
    let driver = driver
    return Scheduler.shared.runOnMainThread {
      weak let host = driver.host
      driver.terminate()
      for _ in 0..<50 where host != nil { driver.rest.loop.turn(blockingFor: patience / 50) }
      return host == nil
    }
  }
}
