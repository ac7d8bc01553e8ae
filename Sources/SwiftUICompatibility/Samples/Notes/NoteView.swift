import SwiftUI

struct NoteView: View {
    @Binding var note: Note
    @FocusState private var isEditing: Bool

    var body: some View {
        VStack(alignment: .leading) {
            TextField("Title", text: $note.title)
                .font(.title2.weight(.semibold))
                .textFieldStyle(.plain)
            Divider()
            TextEditor(text: $note.text)
                .focused($isEditing)
                .scrollContentBackground(.hidden)
                .accessibilityIdentifier("text")
            Text("\(words) words")
                .font(.caption)
                .foregroundStyle(.tertiary)
                .frame(maxWidth: .infinity, alignment: .trailing)
        }
        .padding()
        .background(note.color.color.opacity(0.1))
        .navigationTitle(note.title)
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
            ToolbarItem(placement: .primaryAction) {
                Picker("Color", selection: $note.color) {
                    ForEach(NoteColor.allCases) { color in
                        Text(color.rawValue.capitalized).tag(color)
                    }
                }
                .pickerStyle(.menu)
            }
            ToolbarItemGroup(placement: .keyboard) {
                Spacer()
                Button("Done") { isEditing = false }
            }
        }
        .onChange(of: note.text) { _, _ in
            note.edited = .now
        }
    }

    private var words: Int {
        note.text.split { $0.isWhitespace }.count
    }
}

struct NewNoteView: View {
    @Environment(\.dismiss) private var dismiss
    @State private var title = ""
    @State private var color = NoteColor.yellow
    let onSave: (Note) -> Void

    var body: some View {
        NavigationView {
            Form {
                TextField("Title", text: $title)
                Picker("Color", selection: $color) {
                    ForEach(NoteColor.allCases) { color in
                        Label(color.rawValue.capitalized, systemImage: "circle.fill")
                            .tint(color.color)
                    }
                }
                .pickerStyle(.inline)
            }
            .navigationTitle("New Note")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button("Cancel") { dismiss() }
                }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Save", action: save)
                        .disabled(title.trimmingCharacters(in: .whitespaces).isEmpty)
                }
            }
        }
        .interactiveDismissDisabled(!title.isEmpty)
        .presentationDetents([.medium, .large])
    }

    private func save() {
        onSave(Note(title: title, text: "", color: color))
        dismiss()
    }
}

#Preview {
    @Previewable @State var note = Note.samples[0]
    NavigationStack {
        NoteView(note: $note)
    }
}
