import Foundation
import TextUI

/// An application that asks for permissions.
struct PermissionsApp: App {
  init() {}

  var body: some Scene { WindowGroup { PermissionsView() } }
}

/// Buttons that ask, and what was answered above.
struct PermissionsView: View {
  @State private var answers: [String] = []
  @State private var count = 0
  @State private var clip = ""
  @Environment(\.requestAuthorization) private var requestAuthorization

  var body: some View {
    VStack(alignment: .leading) {
      Text("Camera: \(status(.camera))").accessibilityIdentifier("status")
      Text(answers.joined(separator: ", ")).accessibilityIdentifier("answers")
      Text("Count: \(count)").accessibilityIdentifier("count")
      Button("Camera") { ask(.camera, "To scan labels.") }
      Button("Location") { ask(.location) }
      Button("Later") { ask(.notifications, after: 3) }
      Button("All") { for resource in ProtectedResource.allCases { ask(resource) } }
      Button("Count") { count += 1 }
      Button("Copy") { UIPasteboard.general.string = "copied \(count)" }
      Button("Paste") { answers.append(UIPasteboard.general.string ?? "nothing") }
      Slider(value: .constant(0.5)).accessibilityIdentifier("slider").frame(width: 10)
      Text(clip).accessibilityIdentifier("clip")
    }
    .onAppear { clip = UIPasteboard.general.string ?? "nothing" }
  }

  private func status(_ resource: ProtectedResource) -> String {
    switch requestAuthorization.status(for: resource) {
    case .notDetermined: "not determined"
    case .denied: "denied"
    case .authorized: "authorized"
    }
  }

  private func ask(_ resource: ProtectedResource, _ purpose: String? = nil, after seconds: Int = 0)
  {
    Task {
      try await Task.sleep(for: .seconds(seconds))
      let isAllowed = await requestAuthorization(for: resource, purpose: purpose)
      answers.append("\(resource.rawValue) \(isAllowed)")
    }
  }
}
