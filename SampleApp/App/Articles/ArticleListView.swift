import TextUI

/// The list of articles, and from there each of them.
struct ArticleListView: View {
  var body: some View {
    NavigationStack {
      List(Article.all) { article in
        NavigationLink(value: article) {
          ArticleRow(article: article)
        }
        .automationId(ArticlesIdentifier.row(article.id))
      }
      .automationId(ArticlesIdentifier.list)
      .navigationTitle("Articles")
      .navigationDestination(for: Article.self) { article in
        ArticleView(article: article)
      }
    }
  }
}
