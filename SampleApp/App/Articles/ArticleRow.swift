import AutomationTools_Board
import TextUI

/// An article in the list.
struct ArticleRow: View {
  /// The article.
  let article: Article

  @Environment(Dependencies.self) private var dependencies
  @Environment(\.locale) private var locale

  var body: some View {
    HStack(alignment: .top, spacing: 1) {
      Text(isRead ? "✓" : "•")
        .foregroundStyle(isRead ? .green : .secondary)
        .accessibilityLabel(Phrase.read.text(in: locale))
        .accessibilityHidden(!isRead)
        .automationId(ArticlesIdentifier.readMark(article.id))
      VStack(alignment: .leading, spacing: 0) {
        Text(article.title)
          .font(.headline)
        if dependencies.features.showsSubtitles {
          Text(article.subtitle)
            .foregroundStyle(.secondary)
            .automationId(ArticlesIdentifier.subtitle(article.id))
        }
      }
    }
  }

  /// Whether the user has read the article.
  private var isRead: Bool {
    dependencies.settingStore.isRead(article)
  }
}
