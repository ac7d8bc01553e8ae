/// The width of one grapheme cluster, found scalar by scalar.
struct ClusterMeasure {
  /// The cells of letters that later scalars can no longer change.
  private var settled = 0

  /// The cells of the last letter.
  private var open = 0

  /// The entry of the last letter in the table; 0 before there is one.
  private var letter: UInt8 = 0

  /// Whether a selector or mark may still change the last letter.
  private var isChangeable = false

  /// Whether a joiner stands between the last letter and what comes.
  private var isBehindJoiner = false

  /// Whether the last scalar joins two letters to one that takes two cells.
  private var isBehindVirama = false

  /// Whether the next scalar is drawn within the picture before it.
  private var isSkipping = false

  /// How many scalars were flags' halves so far.
  private var regionalIndicators = 0

  /// The cells that the cluster takes: 0, 1 or 2.
  var width: Int { min(max(settled + open, 0), 2) }

  /// Adds the next scalar of the cluster.
  mutating func add(_ scalar: UInt32) {
    if isSkipping {
      isSkipping = false
      return
    }
    switch scalar {
    case 0x200D:
      if isBehindVirama { return }
      isSkipping = true
      isBehindJoiner = true
    case 0xFE0F where isChangeable:
      if letter & WidthTable.widened != 0 { open = 2 }
      isChangeable = false
    case 0xFE0E where isChangeable:
      let isWide = letter & WidthTable.widthMask == 2 && !isBehindJoiner
      if letter & WidthTable.narrowed != 0, isWide { settled -= 1 }
      isChangeable = false
    case 0x1F1E6...0x1F1FF:
      regionalIndicators += 1
      if regionalIndicators % 2 == 1 { addLetter(scalar) }
    case 0x1F3FB...0x1F3FF where letter & WidthTable.pictograph != 0:
      break
    default:
      addLetter(scalar)
    }
  }

  /// Adds a scalar that counts by what the table says.
  private mutating func addLetter(_ scalar: UInt32) {
    let entry = WidthTable.shared.entry(scalar)
    let cells = Int(entry & WidthTable.widthMask)
    if cells > 0 {
      if isBehindVirama {
        open = 2
      } else {
        settled += open
        open = cells
      }
      letter = entry
      isChangeable = true
      isBehindJoiner = false
      isBehindVirama = false
    } else if entry & WidthTable.virama != 0 {
      isBehindVirama = true
    } else {
      if isChangeable, entry & WidthTable.spacingMark != 0 {
        open = 2
        isChangeable = false
      }
      isBehindVirama = false
    }
  }
}
