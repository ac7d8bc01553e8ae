import Testing

@testable import SampleApp

@Suite("Articles") struct ArticleTests {
  @Test("Articles are numbered from 1 and say something")
  func bundled() {
    #expect(Article.all.map(\.id) == Array(1...12))
    #expect(Set(Article.all.map(\.title)).count == 12)
    for article in Article.all {
      #expect(article.paragraphs.count >= 5)
      #expect(article.paragraphs.allSatisfy { !$0.isEmpty && !$0.contains("\n") })
    }
  }
}
