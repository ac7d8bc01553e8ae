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
