extension Article {
  /// A number that no article has.
  struct Unknown: Error, CustomStringConvertible {
    /// The number.
    let number: Int

    /// What is wrong, in words.
    var description: String {
      "there is no article \(number); they are numbered from 1 to \(Article.all.count)"
    }
  }

  /// Returns the article with a number.
  ///
  /// - Parameter number: The number.
  /// - Returns: The article.
  /// - Throws: ``Unknown`` when there is none.
  static func numbered(_ number: Int) throws -> Article {
    guard let article = all.first(where: { $0.id == number }) else { throw Unknown(number: number) }
    return article
  }
}
