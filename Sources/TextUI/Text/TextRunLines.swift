import TextRendering

/// The runs of a text in the lines that it was broken into.
struct TextRunLines: Equatable {
  /// A part of a line that belongs to one run.
  struct Piece: Equatable {
    /// The characters.
    var text: String

    /// The place of its run in the text.
    let run: Int

    /// The cells before it in the line.
    let column: Int

    /// The cells it takes.
    var width: Int
  }

  /// The pieces of each line.
  let lines: [[Piece]]

  /// Finds the runs in the lines.
  ///
  /// The characters of a line are those of the text but for blanks at the breaks, and an ellipsis in the place of what was left out: what
  /// follows it is the end of the text.
  ///
  /// - Parameters:
  ///   - lines: The lines of all runs together.
  ///   - runs: The runs, without characters that are shown as others.
  init(_ lines: [TextLine], of runs: [TextRun]) {
    let characters = runs.enumerated().flatMap { index, run in run.text.map { ($0, index) } }
    var next = 0
    self.lines = lines.map { line in
      var pieces: [Piece] = []
      var column = 0
      for (place, character) in line.text.enumerated() {
        if next < characters.count, characters[next].0 != character {
          if character == "…" {
            // The character before what was left out says how the sign looks.
            next = max(0, next - 1)
          } else if let found = characters[next...].firstIndex(where: { $0.0 == character }) {
            next = found
          }
        }
        let run = next < characters.count ? characters[next].1 : max(0, runs.count - 1)
        let width = DisplayWidth.width(of: character)
        if pieces.last?.run == run {
          pieces[pieces.count - 1].text.append(character)
          pieces[pieces.count - 1].width += width
        } else {
          pieces.append(
            Piece(text: String(character), run: run, column: column, width: width))
        }
        column += width
        let isSign = character == "…" && (next >= characters.count || characters[next].0 != "…")
        next = isSign ? max(next, characters.count - (line.text.count - place - 1)) : next + 1
      }
      return pieces
    }
  }
}
