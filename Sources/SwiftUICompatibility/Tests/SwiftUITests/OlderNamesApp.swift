import Combine
import SwiftUI

// As people write it, and wrote it before there were newer words.

// swift-format-ignore: AvoidRetroactiveConformances
/// A colour among the settings of an application, as it is passed on from one to the next.
extension Color: @retroactive RawRepresentable {
  init?(rawValue: String) {
    guard let data = Data(base64Encoded: rawValue),
      let color = try? NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data)
    else { return nil }
    self = Color(color)
  }

  var rawValue: String {
    let data = try? NSKeyedArchiver.archivedData(
      withRootObject: UIColor(self), requiringSecureCoding: false)
    return data?.base64EncodedString() ?? ""
  }
}

/// What knows where the keyboard begins.
final class KeyboardResponder: ObservableObject {
  @Published private(set) var top: CGFloat = 0
  private var subscriptions: Set<AnyCancellable> = []

  init() {
    NotificationCenter.default.publisher(for: UIResponder.keyboardWillShowNotification)
      .compactMap { $0.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue }
      .map { $0.cgRectValue.minY }
      .sink { [weak self] in self?.top = $0 }
      .store(in: &subscriptions)
  }
}

/// A colour that is looked for by hand.
enum Theme {
  static var name: String {
    UITraitCollection.current.userInterfaceStyle == .dark ? "dark" : "light"
  }
}

/// An overlay, as a binding that nothing is behind by itself.
private struct ShowsOverlayKey: EnvironmentKey {
  static let defaultValue: Binding<Bool> = .constant(false)
}

struct OlderNamesApp: App {
  @AppStorage("color") private var color = Color(.sRGB, red: 1, green: 0.5, blue: 0)

  var body: some Scene {
    WindowGroup { OlderNamesView(color: $color) }
  }
}

struct OlderNamesView: View {
  @Binding var color: Color
  @StateObject private var keyboard = KeyboardResponder()
  @State private var scheme: ColorScheme?
  @State private var said = "nothing"
  @State private var name = ""

  var body: some View {
    VStack {
      Text("Color \(color.description)")
      Button("Recolor") { color = Color(red: 0, green: 0.5, blue: 1) }
      Schemed().preferredColorScheme(scheme)
      Button("Darken") { scheme = .dark }
      Button("Say") { said = Theme.name }
      Button("Say apart") {
        Task.detached {
          let name = "\(Theme.name) \(Color.blue) \(UIColor(.blue))"
          await MainActor.run { said = name }
        }
      }
      Text("Said \(said)")
      TextField("Name", text: $name)
      Text("Keyboard \(Int(keyboard.top))")
      Button("Turn") {
        UIDevice.current.setValue(UIInterfaceOrientation.portrait.rawValue, forKey: "orientation")
        let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
        scene?.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) { error in
          said = "\(error)"
        }
      }
    }
  }

  struct Schemed: View {
    var body: some View { Text("Body \(Theme.name)") }
  }
}
