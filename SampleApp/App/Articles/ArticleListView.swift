import AutomationTools_Board
import TextUI

/// The list of articles, and from there each of them.
struct ArticleListView: View {
  /// The article that is open.
  @Binding var path: [Article]

  @Environment(Dependencies.self) private var dependencies
  @Environment(\.locale) private var locale

  var body: some View {
    NavigationStack(path: $path) {
      content
        .navigationTitle(Phrase.articles.text(in: locale))
        .navigationDestination(for: Article.self) { article in
          ArticleView(article: article)
        }
    }
  }

  /// The list, or what stands in for it.
  @ViewBuilder private var content: some View {
    if case .loaded(let articles) = dependencies.contentStore.articles {
      List(articles) { article in
        NavigationLink(value: article) {
          ArticleRow(article: article)
        }
        .automationId(ArticlesIdentifier.row(article.id))
      }
      .automationId(ArticlesIdentifier.list)
    } else {
      ArticleLoadingView()
    }
  }
}
