import Foundation
import TextUI

/// An application with one of each control, for what tests do with them.
struct GalleryApp: App {
  init() {}

  var body: some Scene { WindowGroup { GalleryView() } }
}

/// The controls, one below the other, with what became of them above.
struct GalleryView: View {
  @State private var status = "Ready"
  @State private var name = ""
  @State private var volume = 0.5
  @State private var fruit = "Apple"
  @Environment(\.scenePhase) private var phase
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    VStack(alignment: .leading) {
      Text(status).accessibilityIdentifier("status")
      Text("\(phase) \(scheme)").accessibilityIdentifier("system")
      Slider(value: $volume).accessibilityIdentifier("volume").frame(width: 21)
      Picker("Fruit", selection: $fruit) {
        ForEach(["Apple", "Pear", "Plum"], id: \.self) { Text($0) }
      }
      .pickerStyle(.wheel)
      Picker("Kind", selection: $fruit) {
        ForEach(["Apple", "Pear", "Plum"], id: \.self) { Text($0) }
      }
      .pickerStyle(.segmented)
      TextField("Name", text: $name).submitLabel(.search).onSubmit { status = "Searched \(name)" }
      Button("Press") { status = "Pressed" }.accessibilityHint("Says so above.")
      Button("Off") { status = "Impossible" }.disabled(true)
    }
    .onOpenURL { status = "Opened \($0.absoluteString)" }
  }
}
