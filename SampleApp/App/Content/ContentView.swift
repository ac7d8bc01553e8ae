import TextUI

/// The application's pages.
struct ContentView: View {
  var body: some View {
    VStack(spacing: 0) {
      Text("Our main app flow")
        .font(.headline)
        .foregroundStyle(.tint)
        .automationId(ContentIdentifier.title)
      TabView {
        ArticleListView()
          .tabItem { Label("Articles", systemImage: "book") }
        SettingsView()
          .tabItem { Label("Settings", systemImage: "gearshape") }
      }
    }
  }
}
