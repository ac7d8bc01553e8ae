import AutomationTools_Board
import TextUI

/// What stands in for the list of articles until they are loaded.
struct ArticleLoadingView: View {
  @Environment(Dependencies.self) private var dependencies
  @Environment(\.locale) private var locale

  /// How often the user asked to load anew.
  @State private var attempts = 0

  var body: some View {
    VStack(spacing: 1) {
      switch dependencies.contentStore.articles {
      case .notLoaded:
        Button(Phrase.loadArticles.text(in: locale)) { attempts += 1 }
          .automationId(ArticlesIdentifier.load)
      case .loading, .loaded:
        Text(Phrase.loading.text(in: locale))
          .foregroundStyle(.secondary)
          .automationId(ArticlesIdentifier.loading)
      case .failed(let reason):
        Text(Phrase.failure(reason).text(in: locale))
          .automationId(ArticlesIdentifier.failure)
        Button(Phrase.retry.text(in: locale)) { attempts += 1 }
          .automationId(ArticlesIdentifier.retry)
      }
    }
    .task(id: attempts) {
      if attempts > 0 { await dependencies.contentStore.load() }
    }
  }
}
