public import AutomationTools_Host
import SampleAccounts
import SampleGallery
import SampleTrafficLights
import TextUI

/// The applications that the sample consists of; one of them is shown, as the launch says:
/// `-app traffic-lights`.
public enum ReferenceApp: String, LaunchOptionValue, CaseIterable {
  /// The onboarding, the articles and the settings; shown when nothing else is asked for.
  case onboarding

  /// The traffic lights of a road.
  case trafficLights = "traffic-lights"

  /// The user's accounts, and the people they met.
  case accounts

  /// Every control in every style.
  case gallery

  /// The launch option that says which of them is shown.
  public static let option = LaunchOption<ReferenceApp>(
    "app", "Which of the sample's applications is shown.")

  /// The application.
  var type: any App.Type {
    switch self {
    case .onboarding: OnboardingApp.self
    case .trafficLights: TrafficLightsApp.self
    case .accounts: AccountsApp.self
    case .gallery: GalleryApp.self
    }
  }
}

// MARK: - Choosing

extension ReferenceApp {
  /// Returns the application that a launch asks for, the onboarding if it asks for none.
  ///
  /// A name that is none of theirs is reported on standard error, with those that are, and the
  /// onboarding is shown.
  ///
  /// - Parameter configuration: What the sample was launched with.
  /// - Returns: The application.
  static func chosen(by configuration: LaunchConfiguration) -> ReferenceApp {
    option.value(in: configuration) ?? .onboarding
  }
}
