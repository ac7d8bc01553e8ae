import Combine
import SwiftUI

@main struct PreviewedApp: App {
  var body: some Scene {
    WindowGroup { Greeting(name: "everybody") }
  }
}

struct Greeting: View {
  let name: String
  @Environment(\.greetingWord) private var word
  @Environment(\.exclamation) private var exclamation
  @Environment(\.farewell) private var farewell

  var body: some View {
    VStack {
      Text("\(word), \(name)\(exclamation ?? ".")")
      Text(farewell("then"))
    }
  }
}

extension EnvironmentValues {
  @Entry var greetingWord = "Hello"
  @Entry var exclamation: String?
  @Entry var farewell: (String) -> String = { "Goodbye, \($0)" }
  @Entry fileprivate var `default`: [String: Int] = ["a": 1]
}

extension FocusedValues {
  @Entry var chosenName: String?
}

/// A model as those from before Observation are.
final class Counter: ObservableObject {
  @Published private(set) var count = 0

  func add() { count += 1 }
}

private struct CounterRow: SwiftUI.View {
  @StateObject private var counter = Counter()

  var body: some SwiftUI.View {
    Button("Count: \(counter.count)", action: counter.add)
  }
}

#Preview("Greeting") { Greeting(name: "Ada") }

#Preview("Shouting", traits: .landscapeLeft) {
  Greeting(name: "Ada")
    .environment(\.greetingWord, "HELLO")
    .environment(\.exclamation, "!")
    .environment(\.farewell) { "GOODBYE, \($0)" }
}

#Preview("Counter") { CounterRow() }

#Preview("Switch", traits: .sizeThatFitsLayout, .portrait) {
  let title = "Loud \("{")"
  @Previewable @State var isOn = true  // at first
  @Previewable
  @State
  var name =
    "nobody"
  @Previewable @State var volumes = [1, 2, 3]
    .map { $0 * 2 }
    .filter { $0 > 2 }

  VStack {
    Toggle(title, isOn: $isOn)
    TextField("Name", text: $name)
    Text(isOn ? "\(name) hears \(volumes.count)" : "nobody hears")
    Text(volumes.map(String.init).joined(separator: "/"))
  }
}

struct Chapter {
  private static let title = "A chapter"

  #Preview("Inside") { Text(title) }
}

@available(iOS 17.0, *)
#Preview(body: { Text("No name, and the body in brackets") })

#Preview {
  if Bool(true) {
    return AnyView(Text("Returned"))
  }
  return AnyView(EmptyView())
}

struct Old_Previews: PreviewProvider {
  static var previews: some View { Text("From before macros") }
}

/// What previews share, and those of a phone have from a store.
private struct Loud: PreviewModifier {
  static func makeSharedContext() async throws -> String { "LISTEN" }

  func body(content: Content, context: String) -> some View {
    content.environment(\.greetingWord, context)
  }
}

private struct Excited: PreviewModifier {
  func body(content: Content, context: Void) -> some View {
    content.environment(\.exclamation, "!")
  }
}

extension PreviewTrait where T == Preview.ViewTraits {
  @MainActor fileprivate static var loud: PreviewTrait<T> { .modifier(Loud()) }
}

#Preview("Modified", traits: .loud, .modifier(Excited()), .portrait) { Greeting(name: "Ada") }
