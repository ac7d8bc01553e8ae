import Testing

@testable import TextUI

/// The values that what has the focus gives, and what code reads of them.
@MainActor struct FocusedValueTests {
  struct Reader: View {
    @FocusedValue(\.note) private var note
    @FocusedValue(\.scene) private var scene
    @FocusedBinding(\.draft) private var draft

    var body: some View {
      Text("note \(note ?? "none"), scene \(scene ?? 0), draft \(draft ?? "none")")
      Button("Write") { draft = "written" }
    }
  }

  struct Notes: View {
    @State private var first = "one"
    @State private var second = "two"
    @State private var number = 1

    var body: some View {
      VStack {
        Reader()
        TextField("First", text: $first).focusedValue(\.note, "A").focusedValue(\.draft, $first)
        TextField("Second", text: $second).focusedValue(\.note, "B").focusedValue(\.draft, $second)
        Button("More") { number += 1 }
      }
      .focusedSceneValue(\.scene, number)
    }
  }

  @Test("A value is that of what has the focus; one of the scene is there always") func values() {
    let view = HostedView(width: 50, height: 10) { Notes() }
    #expect(view.element("note none, scene 1, draft none") != nil, "\(view.outline)")
    view.tap("one")
    #expect(view.element("note A, scene 1, draft one") != nil, "\(view.outline)")
    view.tap("two")
    #expect(view.element("note B, scene 1, draft two") != nil)
    view.tap("More")
    #expect(view.element("note B, scene 2, draft two") != nil)
    view.type("!")
    #expect(view.element("note B, scene 2, draft two!") != nil)
    view.tap("Write")
    #expect(view.element("note B, scene 2, draft written") != nil)
  }

  final class Draft: ObservableObject {
    @Published var words: String

    init(_ words: String) {
      self.words = words
    }
  }

  struct Drafts: View {
    /// What shows the draft of what has the focus.
    struct Reader: View {
      @FocusedObject private var draft: Draft?

      var body: some View {
        Text("draft \(draft?.words ?? "none")")
        Button("Clear") { $draft?.words.wrappedValue = "empty" }
      }
    }

    @ObservedObject var first: Draft
    @State private var text = "field"

    var body: some View {
      Reader()
      TextField("First", text: $text).focusedObject(first)
      Button("Other") {}
    }
  }

  @Test("An object is that of what has the focus, and views follow it") func objects() {
    let draft = Draft("one")
    let view = HostedView(width: 50, height: 10) { Drafts(first: draft) }
    #expect(view.element("draft none") != nil, "\(view.outline)")
    view.tap("field")
    #expect(view.element("draft one") != nil, "\(view.outline)")
    draft.words = "two"
    #expect(view.element("draft two") != nil)
    view.tap("Clear")
    #expect(draft.words == "empty" && view.element("draft empty") != nil)
    view.press(.tab)
    #expect(view.element("draft none") != nil, "\(view.outline)")
  }

  @Test("An object of the scene is there wherever the focus is") func sceneObjects() {
    let draft = Draft("one")
    let view = HostedView(width: 50, height: 10) { Drafts.Reader().focusedSceneObject(draft) }
    view.tap("Clear")
    #expect(draft.words == "empty" && view.element("draft empty") != nil)
  }
}

private struct NoteKey: FocusedValueKey {
  typealias Value = String
}

private struct SceneKey: FocusedValueKey {
  typealias Value = Int
}

private struct DraftKey: FocusedValueKey {
  typealias Value = Binding<String>
}

extension FocusedValues {
  fileprivate var note: String? {
    get { self[NoteKey.self] }
    set { self[NoteKey.self] = newValue }
  }

  fileprivate var scene: Int? {
    get { self[SceneKey.self] }
    set { self[SceneKey.self] = newValue }
  }

  fileprivate var draft: Binding<String>? {
    get { self[DraftKey.self] }
    set { self[DraftKey.self] = newValue }
  }
}
