import AutomationTools_Board
import TextUI

/// The application's pages.
struct ContentView: View {
  /// One of the pages.
  private enum Page: Hashable {
    case articles, settings
  }

  @Environment(Dependencies.self) private var dependencies
  @Environment(\.locale) private var locale
  @State private var page = Page.articles
  @State private var path: [Article] = []

  var body: some View {
    VStack(spacing: 0) {
      Text(Phrase.mainFlow.text(in: locale))
        .font(.headline)
        .foregroundStyle(.tint)
        .automationId(ContentIdentifier.title)
      TabView(selection: $page) {
        ArticleListView(path: $path)
          .tabItem { Label(Phrase.articles.text(in: locale), systemImage: "book") }
          .tag(Page.articles)
        SettingsView()
          .tabItem { Label(Phrase.settings.text(in: locale), systemImage: "gearshape") }
          .tag(Page.settings)
      }
    }
    .onOpenURL { url in
      if let link = DeepLink(url) { follow(link) }
    }
  }

  /// Goes where a link leads; an article that is not there leads to the list.
  private func follow(_ link: DeepLink) {
    switch link {
    case .settings:
      page = .settings
    case .articles:
      page = .articles
      path = []
    case .article(let number):
      page = .articles
      path = dependencies.contentStore.article(number).map { [$0] } ?? []
    }
  }
}
