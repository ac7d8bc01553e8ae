/// The line breaks of a text, found cluster by cluster.
struct LineBreaker {
  /// A line as a part of the text.
  struct Line {
    /// Where it begins, in bytes.
    let start: Int

    /// Where it ends, in bytes.
    let end: Int

    /// The cells that it takes.
    let width: Int
  }

  /// A kind of cluster before the current one on its line.
  private enum Before {
    /// Nothing, or spaces at the beginning of a paragraph.
    case nothing

    /// A cluster one cell wide.
    case narrow

    /// A cluster two cells wide.
    case wide

    /// A space behind a word.
    case space
  }

  /// The cells that there are for each line.
  let room: Int

  /// The most lines.
  let limit: Int

  /// The text.
  let bytes: UnsafeBufferPointer<UInt8>

  /// The lines so far.
  private(set) var lines: [Line] = []

  /// Whether the last line ended with its paragraph.
  private(set) var isParagraphEnd = false

  /// Where the clusters end that were looked at.
  private(set) var position = 0

  /// Where the current line begins.
  private var start = 0

  /// The cells from there to the current cluster.
  private var width = 0

  /// What stands before the current cluster.
  private var before = Before.nothing

  /// Where the line would end if it were broken at its last opportunity; `nil` when there was none.
  private var breakEnd: Int?

  /// The cells of the line up to there.
  private var breakWidth = 0

  /// Where the next line would begin.
  private var resume = 0

  /// The cells of the line up to there.
  private var resumeWidth = 0

  /// Makes a breaker before the first cluster.
  init(room: Int, limit: Int, bytes: UnsafeBufferPointer<UInt8>) {
    self.room = room
    self.limit = limit
    self.bytes = bytes
  }

  /// Finds the lines.
  ///
  /// - Parameter scanner: The clusters of the text.
  /// - Returns: Whether the text came to its end before there were more lines than wanted.
  mutating func run(_ scanner: inout ClusterScanner) -> Bool {
    let count = bytes.count
    while position < count {
      let offset = position
      let byte = bytes[offset]
      let goesOn: Bool
      if byte < 0x7F, offset &+ 1 == count || bytes[offset &+ 1] < 0x80 {
        // Without anything but ASCII there are no clusters of several scalars; carriage returns are
        // gone.
        let end = offset &+ 1
        switch byte {
        case 0x0A: goesOn = addNewline(offset, end)
        case 0x20: goesOn = addSpace(offset, end, cells: 1)
        default: goesOn = addLetter(offset, cells: 1)
        }
        position = end
      } else {
        scanner.jump(to: offset)
        guard scanner.advance() else { break }
        switch scanner.scalar {
        case 0x0A: goesOn = addNewline(offset, scanner.end)
        case 0x20: goesOn = addSpace(offset, scanner.end, cells: 1)
        case 0x200B: goesOn = addSpace(offset, scanner.end, cells: 0)
        default: goesOn = addLetter(offset, cells: scanner.width)
        }
        position = scanner.end
      }
      if !goesOn { return false }
    }
    emit(to: count, width: width)
    return true
  }
}

// MARK: - Clusters

extension LineBreaker {
  /// Adds a cluster that is neither space nor line feed.
  private mutating func addLetter(_ offset: Int, cells: Int) -> Bool {
    if before == .wide || cells == 2 && before == .narrow {
      breakEnd = offset
      breakWidth = width
      resume = offset
      resumeWidth = width
    }
    while width &+ cells > room, offset > start {
      if let end = breakEnd {
        emit(to: end, width: breakWidth)
        start = resume
        width &-= resumeWidth
        breakEnd = nil
      } else {
        emit(to: offset, width: width)
        start = offset
        width = 0
      }
      if lines.count == limit { return false }
    }
    width &+= cells
    if cells > 0 || before == .nothing { before = cells == 2 ? .wide : .narrow }
    return true
  }

  /// Adds a space; it never is the reason to break a line, but a place to do so.
  private mutating func addSpace(_ offset: Int, _ end: Int, cells: Int) -> Bool {
    if before == .nothing {
      // An indentation is a line of its own rather than that the word behind it is broken.
      breakEnd = end
      breakWidth = width &+ cells
    } else if before != .space {
      breakEnd = offset
      breakWidth = width
      before = .space
    }
    width &+= cells
    resume = end
    resumeWidth = width
    return true
  }

  /// Adds a line feed.
  private mutating func addNewline(_ offset: Int, _ end: Int) -> Bool {
    emit(to: offset, width: width)
    start = end
    width = 0
    before = .nothing
    breakEnd = nil
    isParagraphEnd = lines.count == limit
    return !isParagraphEnd
  }

  /// Adds a line from the current start; spaces at its end that have no room are left off.
  private mutating func emit(to end: Int, width: Int) {
    var end = end
    var width = width
    while width > room, end > start, bytes[end &- 1] == 0x20 {
      end &-= 1
      width &-= 1
    }
    lines.append(Line(start: start, end: end, width: min(width, room)))
  }
}
