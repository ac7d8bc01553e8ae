import Testing

@testable import TextUI

// What builds views without being one: enumerations of routes, coordinators, functions of no type.

private enum Route: CaseIterable {
  case first, second

  @ViewBuilder var view: some View {
    switch self {
    case .first: Text("First")
    case .second:
      Text("Second")
      Text("Too")
    }
  }

  @ViewBuilder func view(if isShown: Bool) -> some View {
    if isShown { Text("Shown") }
  }
}

private final class Coordinator {
  @ViewBuilder func build(_ route: Route) -> some View {
    if #available(macOS 99, *) { route.view } else { Text("Old") }
  }

  @ToolbarContentBuilder var bar: some ToolbarContent { Text("Bar") }

  @SceneBuilder @MainActor var scene: some Scene { WindowGroup { Text("Window") } }

  @CommandsBuilder func commands(_ isLong: Bool) -> some Commands {
    if isLong {
      EmptyCommands()
      EmptyCommands()
    } else {
      EmptyCommands()
    }
  }
}

@ViewBuilder private func root(_ name: String) -> some View {
  switch name {
  case "a": Text("A")
  default: EmptyView()
  }
}

/// Builders where no actor is.
@MainActor struct BuildersOffActorTests {
  @Test func theirViewsAreShown() {
    let view = HostedView {
      VStack {
        ForEach(Route.allCases, id: \.self) { $0.view }
        Route.first.view(if: true)
        Route.first.view(if: false)
        Coordinator().build(.first)
        Coordinator().bar
        root("a")
        root("b")
      }
    }
    for text in ["First", "Second", "Too", "Shown", "Bar", "A"] {
      #expect(view.element(text) != nil, "\(text)")
    }
    _ = Coordinator().scene
    _ = Coordinator().commands(true)
  }
}
