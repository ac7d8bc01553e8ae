import Testing

@testable import TextUI

/// Pages that put themselves away.
@MainActor @Suite("Dismissing pages") struct DismissTests {
  struct Page: View {
    let depth: Int
    @Environment(\.dismiss) private var dismiss
    @State private var isDeeper = false

    var body: some View {
      VStack {
        Text("Level \(depth)")
        NavigationLink("By a link") { Page(depth: depth + 1) }
        NavigationLink("By a value", value: depth + 1)
        Button("By a binding") { isDeeper = true }
        Button("Twice") {
          dismiss()
          dismiss()
        }
        Text("shows \(isDeeper)")
      }
      .navigationDestination(isPresented: $isDeeper) { Page(depth: depth + 1) }
    }
  }

  struct Stack: View {
    @State private var path: [Int] = []
    let hasPath: Bool

    var body: some View {
      if hasPath {
        NavigationStack(path: $path) { root }
        Text("path \(path.count)")
      } else {
        NavigationStack { root }
      }
    }

    private var root: some View {
      Page(depth: 0).navigationDestination(for: Int.self) { Page(depth: $0) }
    }
  }

  @Test("A page that is dismissed twice takes no other page with it", arguments: [true, false])
  func twice(hasPath: Bool) {
    let ways = hasPath ? ["By a value", "By a link"] : ["By a link", "By a value", "By a binding"]
    for way in ways {
      let view = HostedView(width: 30, height: 12) { VStack { Stack(hasPath: hasPath) } }
      view.tap(way)
      view.tap(way)
      #expect(view.element("Level 2") != nil, "\(way)")
      view.tap("Twice")
      #expect(view.element("Level 1") != nil && view.element("shows false") != nil, "\(way)")
      if hasPath { #expect(view.element("path \(way == "By a value" ? 1 : 0)") != nil) }
      view.tap("Twice")
      #expect(view.element("Level 0") != nil, "\(way)")
      view.tap("Twice")
      #expect(view.element("Level 0") != nil, "\(way)")
    }
  }
}
