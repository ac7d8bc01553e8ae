/// Something to read.
struct Article: Identifiable, Hashable, Codable, Sendable {
  /// The article's number, from 1.
  let id: Int

  /// The heading.
  let title: String

  /// What it is about, in a few words.
  let subtitle: String

  /// The text.
  let paragraphs: [String]
}
