import Testing

@testable import TextUI

@Suite("Lists of what has more below it") @MainActor struct OutlineListTests {
  /// A folder.
  private struct Folder: Identifiable {
    let id: String
    var children: [Folder]?
  }

  /// A list of folders, and which is selected.
  private struct Folders: View {
    @State private var chosen: String?
    private let folders = [Folder(id: "A", children: [Folder(id: "A1")]), Folder(id: "B")]

    var body: some View {
      Text("Chosen: \(chosen ?? "none")")
      List(folders, children: \.children, selection: $chosen) { Text($0.id) }
    }
  }

  /// A list of folders, and which are selected.
  private struct Several: View {
    @State private var chosen: Set<String> = ["B"]
    private let folders = [Folder(id: "A", children: [Folder(id: "A1")]), Folder(id: "B")]

    var body: some View {
      Text("Chosen: \(chosen.sorted().joined(separator: ", "))")
      List(folders, children: \.children, selection: $chosen) { Text($0.id) }
        .environment(\.editMode, .constant(.active))
    }
  }

  /// What a property tells apart, in a list and without one.
  private struct Named: View {
    struct Part {
      let name: String
      var parts: [Part]?
    }

    private let parts = [Part(name: "Engine", parts: [Part(name: "Valve")])]

    var body: some View {
      List(parts, id: \.name, children: \.parts) { Text($0.name) }
      OutlineGroup(Part(name: "Wheel", parts: []), id: \.name, children: \.parts) {
        Text($0.name)
      }
    }
  }

  @Test("A property may tell them apart")
  func named() {
    let view = HostedView(width: 20, height: 8) { Named() }
    #expect(view.element("Valve") == nil)
    #expect(view.tap("Engine", .button))
    #expect(view.element("Valve") != nil)
    #expect(view.element("Wheel") != nil)
  }

  @Test("One is selected")
  func one() {
    let view = HostedView(width: 20, height: 6) { Folders() }
    #expect(view.screen.contains("Chosen: none"))
    #expect(view.tap("B"))
    #expect(view.screen.contains("Chosen: B"))
  }

  @Test("One below another is selected, and it alone")
  func below() {
    let view = HostedView(width: 20, height: 6) { Folders() }
    view.press(.tab, .return)
    #expect(view.tap("A1"))
    #expect(view.screen.contains("Chosen: A1"))
    #expect(view.screen.count { $0 == "✓" } == 1)
  }

  @Test("Several are selected")
  func several() {
    let view = HostedView(width: 20, height: 6) { Several() }
    #expect(view.screen.contains("Chosen: B"))
    #expect(view.tap("B"))
    #expect(!view.screen.contains("Chosen: B"))
  }

  @Test("One element has those below it inside")
  func root() {
    let view = HostedView(width: 20, height: 6) {
      List {
        OutlineGroup(Folder(id: "A", children: [Folder(id: "A1")]), children: \.children) {
          Text($0.id)
        }
      }
    }
    #expect(view.element("A") != nil && view.element("A1") == nil)
    view.tap("A")
    #expect(view.element("A1") != nil)
  }
}
