import AutomationConformance

/// A defect that is planted into a host, and the check that finds it.
enum Defect: String, CaseIterable, Sendable {
  case refusesToStart, neverRests, hasNoWindow, hasTwoApplications, renumbersElements,
    forgetsChanges
  case namesOtherVersions, countsFramesFromTheScreen, leavesTheScreen, namesThePointBeside
  case coversWhatIsOffscreen, findsWhatDoesNotExist, neverScrolls, ignoresKeys, hidesTheFocus
  case keepsTheFocus, tellsSecrets, drawsSecrets, ignoresTheSize, drawsAnotherSize, drawsLater
  case neverFinishesAFrame, hidesModality, repeatsEvents, isHeld

  /// The check that finds it.
  var check: ConformanceCheck {
    switch self {
    case .refusesToStart: .launch
    case .neverRests: .settling
    case .hasNoWindow, .hasTwoApplications: .root
    case .renumbersElements: .identities
    case .forgetsChanges, .namesOtherVersions: .differences
    case .countsFramesFromTheScreen, .leavesTheScreen: .frames
    case .namesThePointBeside: .hitPoints
    case .coversWhatIsOffscreen, .findsWhatDoesNotExist: .visibility
    case .neverScrolls: .scrolling
    case .ignoresKeys: .typing
    case .hidesTheFocus, .keepsTheFocus: .focus
    case .tellsSecrets, .drawsSecrets: .secrets
    case .ignoresTheSize, .drawsAnotherSize: .screenSize
    case .drawsLater, .neverFinishesAFrame: .pendingFrames
    case .hidesModality: .modality
    case .repeatsEvents: .events
    case .isHeld: .termination
    }
  }
}
