import FoundationAdditions
import Testing

/// What takes back what people did.
@Suite("Undoing") @MainActor struct UndoManagerTests {
  /// A document that registers what takes its changes back.
  @MainActor final class Document {
    let undoManager = UndoManager()
    private(set) var words: [String] = []

    func add(_ word: String) {
      undoManager.registerUndo(withTarget: self) { $0.remove(word) }
      undoManager.setActionName("Add \(word)")
      words.append(word)
    }

    func remove(_ word: String) {
      undoManager.registerUndo(withTarget: self) { $0.add(word) }
      words.removeAll { $0 == word }
    }
  }

  /// Ends the event that is handled.
  private func endEvent() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
  }

  @Test("Each event is taken back by itself, and done again") func events() async {
    let document = Document()
    let manager = document.undoManager
    #expect(!manager.canUndo && !manager.canRedo)
    document.add("a")
    document.add("b")
    #expect(manager.groupingLevel == 1)
    await endEvent()
    #expect(manager.groupingLevel == 0)
    document.add("c")
    await endEvent()
    #expect(manager.undoMenuItemTitle == "Undo Add c")
    manager.undo()
    #expect(document.words == ["a", "b"] && manager.canUndo && manager.canRedo)
    #expect(manager.redoMenuItemTitle == "Redo Add c")
    manager.undo()
    #expect(document.words == [] && !manager.canUndo && manager.redoCount == 2)
    manager.redo()
    #expect(document.words == ["a", "b"])
    manager.redo()
    #expect(document.words == ["a", "b", "c"] && !manager.canRedo)
    manager.undo()
    // What is done anew ends what could be done again.
    document.add("d")
    #expect(!manager.canRedo && manager.canUndo)
    manager.undo()
    #expect(document.words == ["a", "b"])
  }

  @Test("Groups of one's own are taken back at once, also nested ones") func groups() {
    let document = Document()
    let manager = document.undoManager
    manager.groupsByEvent = false
    for word in ["a", "b"] {
      manager.beginUndoGrouping()
      document.add(word)
      manager.beginUndoGrouping()
      document.add(word + word)
      manager.endUndoGrouping()
      manager.endUndoGrouping()
    }
    manager.beginUndoGrouping()
    manager.endUndoGrouping()
    #expect(manager.undoCount == 2)
    manager.undo()
    #expect(document.words == ["a", "aa"])
    manager.redo()
    #expect(document.words == ["a", "aa", "b", "bb"])
    manager.levelsOfUndo = 1
    #expect(manager.undoCount == 1)
  }

  @Test("What is not to be registered is not, and what is removed is gone") func removing() async {
    let document = Document()
    let manager = document.undoManager
    manager.disableUndoRegistration()
    #expect(!manager.isUndoRegistrationEnabled)
    document.add("a")
    manager.enableUndoRegistration()
    #expect(!manager.canUndo)
    document.add("b")
    await endEvent()
    manager.removeAllActions(withTarget: document)
    #expect(!manager.canUndo)
    document.add("c")
    manager.removeAllActions()
    #expect(!manager.canUndo && manager.groupingLevel == 0)
    // A target that is gone is not called back.
    var other: Document? = Document()
    manager.registerUndo(withTarget: other ?? document) { _ in Issue.record("It is gone.") }
    other = nil
    manager.undo()
  }

  @Test("Those who watch are told") func notifications() {
    let document = Document()
    var told: [String] = []
    let names: [NSNotification.Name] = [
      .NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange, .NSUndoManagerDidRedoChange,
    ]
    nonisolated(unsafe) let collect: (String) -> Void = { told.append($0) }
    let observers = names.map { name in
      NotificationCenter.default.addObserver(
        forName: name, object: document.undoManager, queue: nil
      ) { collect($0.name.rawValue) }
    }
    document.add("a")
    document.undoManager.undo()
    document.undoManager.redo()
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
    #expect(
      told == [
        "NSUndoManagerWillUndoChangeNotification", "NSUndoManagerDidUndoChangeNotification",
        "NSUndoManagerDidRedoChangeNotification",
      ])
  }
}
