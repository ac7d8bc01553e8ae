import TextUI

/// What stands in for the list of articles until they are loaded.
struct ArticleLoadingView: View {
  @Environment(Dependencies.self) private var dependencies

  /// How often the user asked to load anew.
  @State private var attempts = 0

  var body: some View {
    VStack(spacing: 1) {
      switch dependencies.contentStore.articles {
      case .notLoaded:
        Button("Load articles") { attempts += 1 }
          .automationId(ArticlesIdentifier.load)
      case .loading, .loaded:
        Text("Loading articles…")
          .foregroundStyle(.secondary)
          .automationId(ArticlesIdentifier.loading)
      case .failed(let reason):
        Text(reason)
          .automationId(ArticlesIdentifier.failure)
        Button("Try again") { attempts += 1 }
          .automationId(ArticlesIdentifier.retry)
      }
    }
    .task(id: attempts) {
      if attempts > 0 { await dependencies.contentStore.load() }
    }
  }
}
