package import TextUI

/// An application as those of UIKit are built: a table of notes, and a text view for a new one.
package struct NotesApp: App {
  /// Makes the application.
  package init() {}

  /// The window.
  package var body: some Scene { WindowGroup { NotesView() } }
}

/// The table, the text view, and what adds a note.
struct NotesView: View {
  @State private var notes = ["Milk", "Eggs"]
  @State private var draft = ""
  @State private var name = ""

  var body: some View {
    VStack(alignment: .leading) {
      List {
        ForEach(notes, id: \.self) { note in Button(note) { draft = note } }
      }
      .listStyle(.table)
      .accessibilityIdentifier("notes")
      TextField("Name", text: $name)
      TextEditor(text: $draft).frame(height: 3).accessibilityIdentifier("draft")
      Button("Add") {
        notes.append(draft)
        draft = ""
      }
    }
  }
}
