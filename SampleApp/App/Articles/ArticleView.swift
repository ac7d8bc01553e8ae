import AutomationTools_Board
import TextUI

/// One article.
struct ArticleView: View {
  /// The article.
  let article: Article

  @Environment(Dependencies.self) private var dependencies
  @Environment(\.locale) private var locale

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: CGFloat(dependencies.settingStore.textSize - 1)) {
        Text(article.subtitle)
          .font(.headline)
          .foregroundStyle(.tint)
          .automationId(ArticleIdentifier.title)
        ForEach(Array(article.paragraphs.enumerated()), id: \.offset) { index, paragraph in
          Text(paragraph)
            .automationId(ArticleIdentifier.paragraph(index))
        }
      }
      .padding(.horizontal, 1)
    }
    .automationId(ArticleIdentifier.scrollView)
    .navigationTitle(article.title)
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        Button((isRead ? Phrase.markAsUnread : .markAsRead).text(in: locale)) {
          dependencies.settingStore.setRead(!isRead, article)
        }
        .automationId(ArticleIdentifier.readButton)
      }
    }
  }

  /// Whether the user has read the article.
  private var isRead: Bool {
    dependencies.settingStore.isRead(article)
  }
}
