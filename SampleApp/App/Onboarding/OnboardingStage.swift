/// A stage of the onboarding, in the order in which they come.
enum OnboardingStage: Int, CaseIterable, Sendable {
  /// Greets the user.
  case welcome

  /// Says what there is.
  case catalog

  /// Asks to begin.
  case confirm

  /// The title.
  var title: String {
    switch self {
    case .welcome: "Welcome"
    case .catalog: "Shiny, shiny things"
    case .confirm: "Ready to start?"
    }
  }

  /// What the stage tells.
  var message: String {
    switch self {
    case .welcome: "Good to see you. Two short pages, and you are in."
    case .catalog: "A dozen articles wait to be read, marked and found again."
    case .confirm: "You can come back to these pages at any time, from the settings."
    }
  }

  /// The stage after this one; `nil` after the last.
  var next: OnboardingStage? {
    OnboardingStage(rawValue: rawValue + 1)
  }
}
