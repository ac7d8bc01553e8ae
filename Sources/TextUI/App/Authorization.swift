import AutomationWire

/// An action that asks the user for permissions, and tells which there are.
///
/// ```swift
/// @Environment(\.requestAuthorization) private var requestAuthorization
///
/// Button("Take a picture") {
///   Task { isAllowed = await requestAuthorization(for: .camera, purpose: "To scan the label.") }
/// }
/// ```
///
/// The user is asked once for each resource; later requests have that answer. In a test the alert is that of the system, which
/// `XCUIApplication(bundleIdentifier: "com.apple.springboard")` shows, and which calls interruption monitors. In a terminal, the
/// application shows the alert itself, and the answer holds until it ends.
///
/// TextUI's own addition: on Apple's platforms each framework has a function of its own for this.
@MainActor @preconcurrency public struct RequestAuthorizationAction {
  /// What asks.
  let services: SystemServices

  /// Makes an action that asks by an instance's services.
  init(_ services: SystemServices) {
    self.services = services
  }

  /// Asks for a permission, unless the user has decided about it.
  ///
  /// - Parameters:
  ///   - resource: What the permission is for.
  ///   - purpose: Why it is wanted, in words for the user.
  /// - Returns: Whether the user permits it.
  public func callAsFunction(
    for resource: ProtectedResource, purpose: String? = nil
  ) async -> Bool {
    await services.authorize(SystemServices.Request(resource: resource, purpose: purpose))
  }

  /// Returns what the user decided, without asking.
  ///
  /// - Parameter resource: What the permission is for.
  /// - Returns: The decision.
  public func status(for resource: ProtectedResource) -> AuthorizationStatus {
    services.status(of: resource)
  }
}

/// The key of what asks for permissions.
private enum RequestAuthorizationKey: EnvironmentKey {
  static var defaultValue: RequestAuthorizationAction? { nil }
}

extension EnvironmentValues {
  /// Asks the user for permissions.
  ///
  /// TextUI's own addition.
  public internal(set) var requestAuthorization: RequestAuthorizationAction {
    get { self[RequestAuthorizationKey.self] ?? RequestAuthorizationAction(SystemServices()) }
    set { self[RequestAuthorizationKey.self] = newValue }
  }
}

/// The permissions that are asked for in a terminal, where no system shows the alert.
@MainActor @Observable final class AuthorizationRequests {
  /// Those without an answer, the one that is shown first.
  private(set) var pending: [SystemServices.Request] = []

  /// What asks, and takes the answers.
  @ObservationIgnored private(set) lazy var services = SystemServices { [weak self] request in
    Task { @MainActor in self?.pending.append(request) }
  }

  /// Takes an answer to what is shown.
  func answer(_ isGranted: Bool) {
    guard !pending.isEmpty else { return }
    let request = pending.removeFirst()
    services.decide(SystemServices.Decision(resource: request.resource, isGranted: isGranted))
  }
}

/// An application's view with the alerts of the system over it.
struct AuthorizationAlerts: View {
  /// The application's view.
  let content: AnyView

  /// What the application is called.
  let name: String

  /// What is asked for.
  let requests: AuthorizationRequests

  var body: some View {
    let prompt = requests.pending.first.map {
      AuthorizationPrompt(for: $0.resource, by: name, purpose: $0.purpose)
    }
    // The system's alerts are shown whatever else is.
    content.environment(\.presenter, ObjectIdentifier(requests)).alert(
      prompt?.title ?? "",
      isPresented: Binding {
        prompt != nil
      } set: { _ in
      }
    ) {
      ForEach(prompt?.choices ?? [], id: \.label) { choice in
        Button(choice.label) { requests.answer(choice.isGranted) }
      }
    } message: {
      if let message = prompt?.message, !message.isEmpty { Text(message) }
    }
  }
}
