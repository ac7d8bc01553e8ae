extension SchedulerState {
  /// Decides who has to hear of an arrival.
  ///
  /// - Returns: What the caller does once the lock is released.
  mutating func noteArrival() -> Scheduler.Arrival {
    if isWaiting {
      isWaiting = false
      return .wakesLoop
    }
    guard isControlled, options.servesUnattended, attendance == 0, hostedLoops == 0,
      !hasServiceRequest
    else { return .quiet }
    hasServiceRequest = true
    return .needsService
  }
}
