import Foundation

final class NoteStore: ObservableObject {
    @Published var notes: [Note]
    @Published var searchText = ""

    private let defaults: UserDefaults
    private static let key = "notes"

    init(defaults: UserDefaults = .standard) {
        self.defaults = defaults
        if let data = defaults.data(forKey: Self.key),
            let notes = try? JSONDecoder().decode([Note].self, from: data)
        {
            self.notes = notes
        } else {
            notes = Note.samples
        }
    }

    var pinned: [Note] { found.filter(\.isPinned) }
    var others: [Note] { found.filter { !$0.isPinned } }

    var found: [Note] {
        guard !searchText.isEmpty else { return notes }
        return notes.filter {
            $0.title.localizedCaseInsensitiveContains(searchText)
                || $0.text.localizedCaseInsensitiveContains(searchText)
        }
    }

    func add(_ note: Note) {
        notes.insert(note, at: 0)
        save()
    }

    func delete(_ note: Note) {
        notes.removeAll { $0.id == note.id }
        save()
    }

    func togglePin(_ note: Note) {
        guard let index = notes.firstIndex(where: { $0.id == note.id }) else { return }
        withAnimation(.spring()) {
            notes[index].isPinned.toggle()
        }
        save()
    }

    func binding(for id: Note.ID) -> Binding<Note>? {
        guard notes.contains(where: { $0.id == id }) else { return nil }
        return Binding(
            get: { self.notes.first { $0.id == id } ?? Note(title: "", text: "") },
            set: { note in
                if let index = self.notes.firstIndex(where: { $0.id == id }) {
                    self.notes[index] = note
                }
            }
        )
    }

    func save() {
        defaults.set(try? JSONEncoder().encode(notes), forKey: Self.key)
    }
}
