import SwiftUI

struct NoteListView: View {
    @EnvironmentObject private var store: NoteStore
    @State private var isAdding = false
    @State private var noteToDelete: Note?
    @AppStorage("sortsByTitle") private var sortsByTitle = false

    var body: some View {
        NavigationStack {
            List {
                if !store.pinned.isEmpty {
                    Section("Pinned") {
                        rows(store.pinned)
                    }
                }
                Section {
                    rows(sorted)
                        .onDelete(perform: delete)
                } header: {
                    Text("Notes")
                } footer: {
                    Text("\(store.notes.count) notes")
                }
            }
            .listStyle(.insetGrouped)
            .overlay {
                if store.found.isEmpty {
                    if store.searchText.isEmpty {
                        ContentUnavailableView(
                            "No Notes", systemImage: "note.text",
                            description: Text("Tap + to write one.")
                        )
                    } else {
                        ContentUnavailableView.search(text: store.searchText)
                    }
                }
            }
            .searchable(text: $store.searchText, prompt: "Search notes")
            .navigationTitle("Notes")
            .navigationDestination(for: Note.self) { note in
                if let binding = store.binding(for: note.id) {
                    NoteView(note: binding)
                }
            }
            .toolbar {
                ToolbarItem(placement: .navigationBarLeading) {
                    EditButton()
                }
                ToolbarItemGroup(placement: .navigationBarTrailing) {
                    Menu {
                        Toggle("Sort by Title", isOn: $sortsByTitle)
                    } label: {
                        Label("Options", systemImage: "ellipsis.circle")
                    }
                    Button {
                        isAdding = true
                    } label: {
                        Image(systemName: "square.and.pencil")
                    }
                    .accessibilityLabel("New Note")
                }
            }
            .sheet(isPresented: $isAdding) {
                NewNoteView { store.add($0) }
            }
            .alert("Delete Note?", isPresented: isDeleting, presenting: noteToDelete) { note in
                Button("Delete", role: .destructive) { store.delete(note) }
                Button("Cancel", role: .cancel) {}
            } message: { note in
                Text("“\(note.title)” will be gone for good.")
            }
        }
    }

    private var isDeleting: Binding<Bool> {
        Binding {
            noteToDelete != nil
        } set: {
            if !$0 { noteToDelete = nil }
        }
    }

    private var sorted: [Note] {
        sortsByTitle ? store.others.sorted { $0.title < $1.title } : store.others
    }

    private func rows(_ notes: [Note]) -> some DynamicViewContent {
        ForEach(notes) { note in
            NavigationLink(value: note) {
                NoteRow(note: note)
            }
            .swipeActions(edge: .leading) {
                Button {
                    store.togglePin(note)
                } label: {
                    Label(note.isPinned ? "Unpin" : "Pin", systemImage: "pin")
                }
                .tint(.orange)
            }
            .swipeActions(edge: .trailing, allowsFullSwipe: false) {
                Button(role: .destructive) {
                    noteToDelete = note
                } label: {
                    Label("Delete", systemImage: "trash")
                }
            }
        }
    }

    private func delete(at offsets: IndexSet) {
        offsets.map { sorted[$0] }.forEach(store.delete)
    }
}

struct NoteRow: View {
    let note: Note

    var body: some View {
        HStack {
            RoundedRectangle(cornerRadius: 2)
                .fill(note.color.color)
                .frame(width: 4)
            VStack(alignment: .leading, spacing: 2) {
                Text(note.title)
                    .font(.headline)
                    .lineLimit(1)
                Text(note.preview)
                    .font(.subheadline)
                    .foregroundColor(.secondary)
                    .lineLimit(1)
            }
            Spacer()
            if note.isPinned {
                Image(systemName: "pin.fill")
                    .foregroundStyle(.orange)
                    .accessibilityLabel("Pinned")
            }
        }
        .padding(.vertical, 4)
        .accessibilityElement(children: .combine)
    }
}

#Preview("List") {
    NoteListView()
        .environmentObject(NoteStore())
}

#Preview("Row", traits: .sizeThatFitsLayout) {
    List {
        NoteRow(note: Note.samples[0])
        NoteRow(note: Note(title: "Pinned", text: "Text", isPinned: true))
    }
}
