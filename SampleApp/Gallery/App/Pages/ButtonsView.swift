import TextUI

/// Buttons, by their styles and roles.
struct ButtonsView: View {
  @State private var outcome = "Nothing pressed"

  var body: some View {
    VStack(alignment: .leading) {
      OutcomeView(text: outcome)
      button("Automatic").buttonStyle(.automatic)
      button("Bordered").buttonStyle(.bordered)
      button("Prominent").buttonStyle(.borderedProminent)
      button("Borderless").buttonStyle(.borderless)
      button("Plain").buttonStyle(.plain)
      button("Own style").buttonStyle(BracketStyle())
      Button("Destructive", role: .destructive) { outcome = "Destructive" }
      Button("With a picture", systemImage: "star") { outcome = "With a picture" }
      button("Disabled").disabled(true)
      ShareLink(item: "Text")
      Link("Link", destination: URL(filePath: "/"))
    }
  }

  /// Returns a button that says that it was pressed.
  private func button(_ title: String) -> some View {
    Button(title) { outcome = title }
  }
}

/// A style of one's own.
private struct BracketStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 0) {
      Text("<<").accessibilityHidden(true)
      configuration.label
      Text(">>").accessibilityHidden(true)
    }
    .opacity(configuration.isPressed ? 0.5 : 1)
  }
}
