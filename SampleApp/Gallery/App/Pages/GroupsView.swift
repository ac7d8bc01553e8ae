import TextUI

/// What holds others together.
struct GroupsView: View {
  @State private var isExpanded = false

  /// A folder with others in it.
  private struct Folder: Identifiable {
    let id: String
    var children: [Folder]?
  }

  private let folders = [
    Folder(id: "Letters", children: [Folder(id: "2025"), Folder(id: "2026")]), Folder(id: "Bills"),
  ]

  var body: some View {
    VStack(alignment: .leading) {
      GroupBox("Box") { Text("In the box") }
      DisclosureGroup("Unfolds", isExpanded: $isExpanded) { Text("Was folded") }
      LabeledContent("Label", value: "Value")
      LabeledContent {
        Text("Value")
      } label: {
        Text("Label")
        Text("and more")
      }
      OutlineGroup(folders, children: \.children) { Text($0.id) }
      Grid(alignment: .leading) {
        GridRow {
          Text("One")
          Text("Two")
        }
        Divider()
        GridRow {
          Text("Three")
          Text("Four")
        }
      }
      ViewThatFits {
        Text(String(repeating: "wide ", count: 50))
        Text("Narrow")
      }
    }
  }
}
