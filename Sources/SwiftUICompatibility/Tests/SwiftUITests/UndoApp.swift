import SwiftUI

/// An application whose names can be taken back.
struct UndoApp: App {
  var body: some Scene { WindowGroup { NameView() } }

  struct NameView: View {
    @Environment(\.undoManager) private var undoManager
    @State private var names = Names()

    var body: some View {
      VStack {
        Text(names.last)
        Button("Rename") { names.rename(to: "new", undoManager) }
        Button("Undo \(undoManager?.undoActionName ?? "?")") { undoManager?.undo() }
        Button("Redo") { undoManager?.redo() }
      }
    }
  }

  @MainActor @Observable final class Names {
    var last = "old"

    func rename(to name: String, _ undoManager: UndoManager?) {
      let before = last
      undoManager?.registerUndo(withTarget: self) { names in
        MainActor.assumeIsolated { names.rename(to: before, undoManager) }
      }
      undoManager?.setActionName("Naming")
      last = name
    }
  }
}
