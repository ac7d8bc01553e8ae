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
        Text(Phrase.notes.text(in: locale))
          .font(.headline)
        TextEditor(text: notes)
          .accessibilityLabel(Phrase.notes.text(in: locale))
          .frame(height: 3)
          .border(.secondary)
          .automationId(ArticleIdentifier.notes)
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

  /// What the user noted, kept with every change.
  private var notes: Binding<String> {
    let settings = dependencies.settingStore
    return Binding(get: { settings.note(article) }, set: { settings.setNote($0, article) })
  }

  /// Whether the user has read the article.
  private var isRead: Bool {
    dependencies.settingStore.isRead(article)
  }
}
