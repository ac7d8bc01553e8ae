import Foundation
import TextUI

/// An application with a field for a secret.
struct SecretApp: App {
  init() {}

  var body: some Scene { WindowGroup { SecretView() } }
}

/// The field, and how many characters it has.
struct SecretView: View {
  @State private var secret = ""

  var body: some View {
    SecureField("Password", text: $secret)
    Text("Length: \(secret.count)").accessibilityIdentifier("length")
  }
}
