import Combine
import SwiftUI

extension Color {
  /// The colour as pages and style sheets have it, as applications write it.
  var hex: String {
    guard let components = UIColor(self).cgColor.components, components.count >= 3 else {
      return "none"
    }
    let parts = components[0..<3].map { Int(($0 * 255).rounded()) }
    return String(format: "#%02X%02X%02X", parts[0], parts[1], parts[2])
  }

  /// Whether dark text is read better on it.
  var isLight: Bool {
    var white: CGFloat = 0
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    if UIColor(self).getWhite(&white, alpha: nil) { return white > 0.5 }
    UIColor(self).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return 0.299 * red + 0.587 * green + 0.114 * blue > 0.5
  }

  /// A colour that depends on the interface, as design systems write it.
  static let card = Color(
    UIColor { traits in
      traits.userInterfaceStyle == .dark
        ? UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        : UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    })
}

struct UIKitNamesApp: App {
  var body: some Scene { WindowGroup { UIKitNamesView() } }
}

struct UIKitNamesView: View {
  @State private var keyboard = "hidden"
  @State private var scheme = ColorScheme.light
  @State private var name = ""
  @FocusState private var isTyping: Bool

  var body: some View {
    VStack {
      Text("Hex \(Color(red: 1, green: 0.5, blue: 0).hex) \(Color.blue.hex)")
      Text(
        "Light \(Color.yellow.isLight ? "yes" : "no") \(Color(white: 0.2).isLight ? "yes" : "no")")
      Resolved().environment(\.colorScheme, scheme)
      Button("Dark") { scheme = .dark }
      Text("Keyboard \(keyboard)")
      Text("Version \(version) of \(Bundle.main.bundleIdentifier == nil ? "nobody" : "it")")
      TextField("Name", text: $name).focused($isTyping)
      Button("Done") { isTyping = false }
      Text("Window \(window == nil ? "none" : "there")")
    }
    .onReceive(
      NotificationCenter.default.publisher(for: UIResponder.keyboardWillShowNotification)
    ) { note in
      let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
      keyboard = frame.map { "comes to \(Int($0.minY))" } ?? "comes"
    }
    .onReceive(
      NotificationCenter.default.publisher(for: UIResponder.keyboardDidHideNotification)
    ) { _ in keyboard = "gone" }
  }

  private var version: String {
    let words = ["CFBundleShortVersionString", "CFBundleVersion"].map { key in
      Bundle.main.infoDictionary?[key] as? String ?? "none"
    }
    return "\(words[0]) (\(words[1]))"
  }

  private var window: UIWindow? {
    UIApplication.shared.connectedScenes
      .filter { $0.activationState == .foregroundActive }
      .compactMap { $0 as? UIWindowScene }
      .first?.windows.first { $0.isKeyWindow }
  }

  struct Resolved: View {
    @Environment(\.self) private var environment

    var body: some View {
      let resolved = Color.card.resolve(in: environment)
      Text("Card \(Int(resolved.red)) \(Int(resolved.blue))")
    }
  }
}
