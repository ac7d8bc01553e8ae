import Primitives

/// A crash of an application of which no use of it told: the test ended it, launched it anew or came to its end without having looked again.
struct UnseenCrash: FailureKind {
  /// The name of the application.
  let name: String

  /// How it ended.
  let end: ApplicationEnd

  /// The last that it wrote.
  let output: [String]

  /// The crash in a sentence.
  var sentence: String { "Application '\(SafeText.line(name))' \(EndText.words(end))." }

  var message: String {
    let sentence = sentence + " No other failure of the test tells of it."
    let lines = output.isEmpty ? [] : ["The last it wrote:"] + output.map { "    " + $0 }
    return ([sentence] + lines).joined(separator: "\n")
  }

  /// What it wrote stands in the message.
  var isOfApplication: Bool { false }
}
