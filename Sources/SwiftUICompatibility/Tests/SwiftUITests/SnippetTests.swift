import CellLengths
import SwiftUI
import Testing

private enum Route: Hashable {
  case home
  case detail(Int)

  @ViewBuilder var destination: some View {
    switch self {
    case .home: Text("Home")
    case .detail(let number): Text("Detail \(number)")
    }
  }
}

private class Coordinator: ObservableObject {
  @Published var path = NavigationPath()

  @ViewBuilder func build(_ route: Route) -> some View {
    if path.isEmpty { route.destination } else { EmptyView() }
  }

  @ToolbarContentBuilder @MainActor var bar: some ToolbarContent {
    ToolbarItem(placement: .principal) { Text("Bar") }
  }
}

@ViewBuilder private func row(_ title: String) -> some View {
  if title.isEmpty { EmptyView() } else { Text(title) }
}

/// Lines as they stand in applications, which have to compile.
@Suite @MainActor struct SnippetTests {
  @Test("Views that others than views build, and presses") func builders() {
    struct Page: View {
      @StateObject private var coordinator = Coordinator()
      @State private var isPressed = false

      var body: some View {
        NavigationStack(path: $coordinator.path) {
          coordinator.build(.home)
            .onLongPressGesture(
              minimumDuration: 0, maximumDistance: .infinity, pressing: { isPressed = $0 },
              perform: {}
            )
            .onLongPressGesture(minimumDuration: 1, maximumDistance: 50) { isPressing in
              isPressed = isPressing
            } perform: {
            }
            .onLongPressGesture(minimumDuration: 1) {}
            .onLongPressGesture {}
            .navigationDestination(for: Route.self) { $0.destination }
            .toolbar { coordinator.bar }
          row("Row")
        }
      }
    }
    #expect(ImageRenderer(content: Page()).uiImage != nil)
  }

  @Test("Symbols that take each other's place, and views that pages come out of") func changes() {
    struct Page: View {
      @Namespace private var namespace
      @State private var isOn = false

      var body: some View {
        List {
          Image(systemName: isOn ? "play" : "pause")
            .contentTransition(.symbolEffect(.replace.downUp))
          Image(systemName: isOn ? "play" : "pause")
            .contentTransition(.symbolEffect(.replace.magic(fallback: .downUp.byLayer)))
          Text("A").alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
            .alignmentGuide(.listRowSeparatorTrailing) { $0[.trailing] }
          Text("B").matchedTransitionSource(id: 1, in: namespace) {
            $0.background(.red).clipShape(.rect(cornerRadius: 3)).shadow(radius: 2)
          }
          Text("C").matchedTransitionSource(id: 2, in: namespace)
        }
      }
    }
    #expect(ImageRenderer(content: Page()).uiImage != nil)
  }

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
    // Slowed twice as much as it needs to be.
    #expect(Spring(stiffness: 100, damping: 40, allowOverDamping: true).bounce == -0.5)
    #expect(Spring(stiffness: 100, damping: 40).bounce == 0)
  }

  @Test("What a person chose is opened and closed") func files() {
    let url = URL(fileURLWithPath: "/")
    #expect(url.startAccessingSecurityScopedResource())
    url.stopAccessingSecurityScopedResource()
  }
}

extension SnippetTests {
  @Test(
    "What is as thin as a line on a phone is one",
    arguments: [
      (nil, 1, Axis.horizontal), (nil, 5, .horizontal), (nil, 6, nil), (1, nil, .vertical),
      (2, 40, .vertical),
      (3, nil, nil), (40, 4, .horizontal), (1, 1, nil), (nil, 0, nil), (nil, nil, nil),
      (nil, .infinity, nil),
    ] as [(CGFloat?, CGFloat?, Axis?)])
  func lines(width: CGFloat?, height: CGFloat?, line: Axis?) {
    #expect(Cell.line(width: width, height: height) == line)
  }
}
