public import Foundation
import Synchronization

/// What knows how words are written.
///
/// Mirrors UIKit's class.
///
/// - Note: Unlike UIKit's, it has no dictionary: every word counts as known, and none is proposed.
public final class UITextChecker: NSObject {
  /// The words that the user taught it.
  private static let learned = Mutex<Set<String>>([])

  /// The words that count as known in this text.
  public var ignoredWords: [String]? = []

  /// The languages that it knows: none.
  public static var availableLanguages: [String] { [] }

  /// Returns where a word is written wrongly: nowhere.
  ///
  /// - Parameters:
  ///   - stringToCheck: The text.
  ///   - range: The part of it that is looked at.
  ///   - startingOffset: Where it is begun.
  ///   - wrapFlag: Whether it is gone on at the beginning.
  ///   - language: The language.
  /// - Returns: A range that begins at `NSNotFound`.
  public func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool,
    language: String
  ) -> NSRange {
    NSRange(location: NSNotFound, length: 0)
  }

  /// Returns what a word might have been meant as: nothing.
  ///
  /// - Parameters:
  ///   - range: Where the word stands.
  ///   - string: The text.
  ///   - language: The language.
  /// - Returns: No words.
  public func guesses(
    forWordRange range: NSRange, in string: String, language: String
  ) -> [String]? { [] }

  /// Returns what a word that is not complete might become: nothing.
  ///
  /// - Parameters:
  ///   - range: Where the word stands.
  ///   - string: The text.
  ///   - language: The language.
  /// - Returns: No words.
  public func completions(
    forPartialWordRange range: NSRange, in string: String, language: String
  ) -> [String]? { [] }

  /// Has a word count as known in this text.
  public func ignoreWord(_ wordToIgnore: String) {
    ignoredWords = (ignoredWords ?? []) + [wordToIgnore]
  }

  /// Teaches it a word.
  public static func learnWord(_ word: String) { learned.withLock { _ = $0.insert(word) } }

  /// Has it forget a word that it was taught.
  public static func unlearnWord(_ word: String) { learned.withLock { _ = $0.remove(word) } }

  /// Returns whether it was taught a word.
  public static func hasLearnedWord(_ word: String) -> Bool {
    learned.withLock { $0.contains(word) }
  }
}
