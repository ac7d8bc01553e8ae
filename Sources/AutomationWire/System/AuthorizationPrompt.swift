/// The alert by which the system asks the user for a permission, with the texts of Apple's.
package struct AuthorizationPrompt: Sendable, Hashable {
  /// A button of the alert.
  package struct Choice: Sendable, Hashable {
    /// What it says.
    package let label: String

    /// Whether it permits.
    package let isGranted: Bool

    /// Whether the answer also holds for later launches.
    package let isLasting: Bool

    /// Makes a button.
    init(_ label: String, isGranted: Bool, isLasting: Bool = true) {
      self.label = label
      self.isGranted = isGranted
      self.isLasting = isLasting
    }
  }

  /// What is asked.
  package let title: String

  /// Why, in the application's words or in the system's.
  package let message: String

  /// The buttons, in order.
  package let choices: [Choice]

  /// Makes the alert for a request.
  ///
  /// - Parameters:
  ///   - resource: What is asked for.
  ///   - application: What the application is called.
  ///   - purpose: Why it asks, in its own words; `nil` when it does not say.
  package init(for resource: ProtectedResource, by application: String, purpose: String?) {
    let name = "“\(application)”"
    title =
      switch resource {
      case .notifications: "\(name) Would Like to Send You Notifications"
      case .location: "Allow \(name) to use your location?"
      case .userTracking:
        "Allow \(name) to track your activity across other companies’ apps and websites?"
      case .bluetooth: "\(name) Would Like to Use Bluetooth"
      case .localNetwork:
        "Allow \(name) to find devices on local networks?"
      default: "\(name) Would Like to Access \(Self.name(of: resource))"
      }
    message =
      purpose
      ?? (resource == .notifications
        ? "Notifications may include alerts, sounds, and icon badges. These can be configured in Settings."
        : "")
    choices = Self.choices(for: resource)
  }

  /// The buttons for a resource.
  private static func choices(for resource: ProtectedResource) -> [Choice] {
    let no = Choice("Don’t Allow", isGranted: false)
    return switch resource {
    case .location:
      [
        Choice("Allow Once", isGranted: true, isLasting: false),
        Choice("Allow While Using App", isGranted: true), no,
      ]
    case .userTracking:
      [Choice("Ask App Not to Track", isGranted: false), Choice("Allow", isGranted: true)]
    case .photos: [no, Choice("Allow Full Access", isGranted: true)]
    case .calendar, .reminders: [no, Choice("Allow Full Access", isGranted: true)]
    default: [no, Choice("Allow", isGranted: true)]
    }
  }

  /// What the system calls a resource.
  private static func name(of resource: ProtectedResource) -> String {
    switch resource {
    case .contacts: "Your Contacts"
    case .calendar: "Your Calendar"
    case .reminders: "Your Reminders"
    case .photos: "Your Photos"
    case .microphone: "the Microphone"
    case .camera: "the Camera"
    case .mediaLibrary: "Apple Music and Your Media Library"
    case .homeKit: "Your Home Data"
    case .keyboardNetwork: "the Keyboard’s Network"
    case .health: "Your Health Data"
    case .focus: "Your Focus Status"
    case .bluetooth, .location, .userTracking, .localNetwork, .notifications: resource.rawValue
    }
  }
}
