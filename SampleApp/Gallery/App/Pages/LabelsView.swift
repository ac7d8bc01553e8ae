import TextUI

/// What only shows something.
struct LabelsView: View {
  var body: some View {
    VStack(alignment: .leading) {
      Text("Bold").bold()
      Text("Italic").italic()
      Text("Underlined").underline()
      Text("Struck through").strikethrough()
      Text("**Strong**, *emphasized*, `code`")
      Text("Red ").foregroundStyle(.red) + Text("and blue").foregroundStyle(.blue)
      Label("Title and icon", systemImage: "star").labelStyle(.titleAndIcon)
      Label("Title only", systemImage: "star").labelStyle(.titleOnly)
      Label("Icon only", systemImage: "star").labelStyle(.iconOnly)
      Image(systemName: "heart.fill")
      Divider()
      List {
        Text("Badge").badge(3)
        Label("In a row", systemImage: "envelope").badge("new")
      }
      .frame(height: 2)
      Text("Hidden words").redacted(reason: .placeholder)
      ContentUnavailableView(
        "Nothing here", systemImage: "tray", description: Text("Come back later."))
    }
  }
}
