import SwiftUI
import Testing

/// Lines as they stand in applications, which have to compile.
@Suite @MainActor struct SnippetTests {
  @Test("Styles, springs and gestures") func views() {
    struct Page: View {
      @State private var isOn = false

      var body: some View {
        VStack {
          Circle().fill(.red.shadow(.inner(radius: 2)))
          Circle().fill(.shadow(.drop(color: .black, radius: 3, y: 1)))
          Text("A").foregroundStyle(.red.shadow(.drop(radius: 1)))
          Text("B").foregroundStyle(.tint.secondary).background(.blue.quaternary)
          Text("C").transition(.scale(0.5)).animation(.spring(.bouncy), value: isOn)
          Text("D").animation(.interpolatingSpring, value: isOn)
            .animation(.spring(.smooth(duration: 2)), value: isOn)
            .animation(.spring(Spring(stiffness: 170, damping: 15)), value: isOn)
        }
        .gesture(DragGesture(minimumDistance: 0, coordinateSpace: .named("board")))
        .coordinateSpace(name: "board")
        .onDrop(of: ["public.plain-text"], isTargeted: nil) { _ in false }
      }
    }
    #expect(ImageRenderer(content: Page()).uiImage != nil)
    #expect(Spring(stiffness: 100, damping: 20) == Spring(response: 0.2 * .pi, dampingRatio: 1))
  }

  @Test("What a person chose is opened and closed") func files() {
    let url = URL(fileURLWithPath: "/")
    #expect(url.startAccessingSecurityScopedResource())
    url.stopAccessingSecurityScopedResource()
  }
}
