import TextUI

/// The application's pages.
struct ContentView: View {
  @Environment(\.locale) private var locale

  var body: some View {
    VStack(spacing: 0) {
      Text(Phrase.mainFlow.text(in: locale))
        .font(.headline)
        .foregroundStyle(.tint)
        .automationId(ContentIdentifier.title)
      TabView {
        ArticleListView()
          .tabItem { Label(Phrase.articles.text(in: locale), systemImage: "book") }
        SettingsView()
          .tabItem { Label(Phrase.settings.text(in: locale), systemImage: "gearshape") }
      }
    }
  }
}
