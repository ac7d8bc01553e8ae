import AutomationWire

// MARK: - Phases

extension ApplicationHost {
  /// What the phase goes by, beside what a test wants.
  struct PhaseState {
    /// Whether it was active once.
    var wasActive = false

    /// Whether it is inactive since the system asks something.
    var isBehindAlert = false
  }

  func setPhase(_ phase: HostPhase) {
    let newPhase: ScenePhase
    switch phase {
    case .active: newPhase = .active
    case .inactive: newPhase = .inactive
    case .background: newPhase = .background
    }
    // As on a phone, views see that the application is inactive on its way to the background and back.
    let oldPhase = environment.phase.phase
    if oldPhase != .inactive, newPhase != .inactive, newPhase != oldPhase {
      change(to: .inactive)
      while update() {}
    }
    change(to: newPhase)
  }

  /// Tells views and observers of another phase.
  private func change(to newPhase: ScenePhase) {
    let oldPhase = environment.phase.phase
    guard newPhase != oldPhase else { return }
    environment.phase.phase = newPhase
    scope.phaseChanged()
    environment.events.changePhase(from: oldPhase, to: newPhase)
  }

  /// Has an application that was started become active, once its first views are there: as on a phone, they see it come.
  ///
  /// - Returns: Whether it did so now.
  func becomeActive() -> Bool {
    guard !phaseState.wasActive else { return false }
    phaseState.wasActive = true
    guard environment.phase.phase == .inactive, !phaseState.isBehindAlert else { return false }
    change(to: .active)
    return true
  }

  /// Has the application be inactive while the system's alert is over it, as on a phone.
  func followAlertsOfSystem() {
    let isAsking = environment.services.isAsking
    guard isAsking != phaseState.isBehindAlert else { return }
    phaseState.isBehindAlert = isAsking
    switch (isAsking, environment.phase.phase) {
    case (true, .active): change(to: .inactive)
    case (false, .inactive): change(to: .active)
    default: break
    }
  }
}
