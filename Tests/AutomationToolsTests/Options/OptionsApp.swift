import AutomationTools_Host
import TextUI

/// How much room there is between lines.
enum Density: String, LaunchOptionValue, CaseIterable {
  case compact, spacious
}

/// The options of ``OptionsApp``; shared with its tests.
enum OptionsAppOption {
  /// A number.
  static let count = LaunchOption<Int>("count", "How many there are at the start.")

  /// A choice.
  static let density = LaunchOption<Density>("density", "How much room is between lines.")

  /// A list.
  static let names = LaunchOption<[String]>("names", "Who is greeted.")
}

/// An application that shows what it was launched with.
struct OptionsApp: App {
  var body: some Scene {
    WindowGroup { OptionsView() }
  }
}

/// Shows the options, a line each.
private struct OptionsView: View {
  @Environment(\.locale) private var locale
  @Environment(\.colorScheme) private var colorScheme
  @State private var link = "none"
  @State private var history = ""
  private let numbers: [Int] = {
    var generator = LaunchConfiguration.current.randomNumberGenerator
    return (0..<3).map { _ in Int.random(in: 0..<1_000, using: &generator) }
  }()

  var body: some View {
    VStack(alignment: .leading) {
      Text("locale \(locale.identifier)")
      Text("price \(1234.5.formatted(.number.locale(locale)))")
      Text(colorScheme == .dark ? "dark" : "light")
      Text("Red").foregroundStyle(Color.red).bold()
      Text("numbers \(numbers.map(String.init).joined(separator: " "))")
      Text("link \(link)")
      Text("count \(OptionsAppOption.count.value ?? -1)")
      Text("density \(OptionsAppOption.density.value?.rawValue ?? "none")")
      Text("names \((OptionsAppOption.names.value ?? []).joined(separator: "|"))")
      Text("arguments \(LaunchConfiguration.current.arguments.joined(separator: " "))")
    }
    .onOpenURL { link = $0.absoluteString }
  }
}

/// An application that takes no links.
struct LinklessApp: App {
  var body: some Scene {
    WindowGroup { Text("Nothing to open") }
  }
}
