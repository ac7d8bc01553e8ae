import Accessibility
import AudioToolbox
import CoreHaptics
import CoreTransferable
import LocalAuthentication
import QuartzCore
import StoreKit
import SwiftUI
import UniformTypeIdentifiers
import WidgetKit

/// An application that calls what belongs to a device beside its screens.
struct SmallModulesApp: App {
  var body: some Scene {
    WindowGroup { VaultView() }
  }
}

struct Secret: Codable, Transferable {
  var words: String

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .json)
    ProxyRepresentation(exporting: \.words)
  }
}

struct VaultView: View {
  @Environment(\.requestReview) private var requestReview
  @State private var isOpen = false
  @State private var asksForPassword = false
  @State private var password = ""
  @State private var seconds = 0.0

  var body: some View {
    VStack {
      if isOpen {
        Text("Open after \(seconds, format: .number.precision(.fractionLength(0))) s")
        ShareLink(item: Secret(words: "Swordfish"), preview: SharePreview("Secret"))
      } else {
        Button("Unlock") { authenticate() }
      }
    }
    .alert("Password", isPresented: $asksForPassword) {
      SecureField("Password", text: $password)
      Button("OK") { open() }
    }
  }

  private func authenticate() {
    let context = LAContext()
    var error: NSError?
    guard context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error) else {
      asksForPassword = true
      return
    }
    context.evaluatePolicy(
      .deviceOwnerAuthenticationWithBiometrics, localizedReason: "Unlock your secrets"
    ) { success, _ in
      Task { @MainActor in isOpen = success }
    }
  }

  private func open() {
    let start = CACurrentMediaTime()
    AudioServicesPlaySystemSound(1104)
    if CHHapticEngine.capabilitiesForHardware().supportsHaptics { return }
    WidgetCenter.shared.reloadAllTimelines()
    Task {
      try? await Task.sleep(for: .seconds(3))
      seconds = CACurrentMediaTime() - start
      isOpen = true
      AccessibilityNotification.Announcement("Open").post()
      requestReview()
      SKStoreReviewController.requestReview()
    }
  }
}
