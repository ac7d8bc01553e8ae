/// An error: bytes are not an encoded grid; offsets are those of the byte where it showed.
package enum CellGridDecodingError: Error, Hashable {
  /// The bytes do not begin as an encoded grid does.
  case notAGrid

  /// The encoding is of a version that is not known.
  case unknownVersion(UInt8)

  /// The bytes end before the grid does.
  case truncated(offset: Int)

  /// There are bytes after the end of the grid.
  case trailingBytes(offset: Int)

  /// A number does not fit where it stands.
  case numberOutOfRange(offset: Int)

  /// A grid of this extent is not taken.
  case tooLarge(width: Int, height: Int)

  /// A color or attribute has no meaning.
  case invalidStyle(offset: Int)

  /// A cluster is no text, not exactly one cluster of several scalars, unsafe to show, or there
  /// twice.
  case invalidCluster(offset: Int)

  /// A cell shows what is no scalar, is unsafe, or is no cluster of the grid.
  case invalidSymbol(offset: Int)

  /// The second half of a wide cluster would be outside the row or the run.
  case splitCluster(offset: Int)
}

// MARK: - CustomStringConvertible

extension CellGridDecodingError: CustomStringConvertible {
  /// The error in words.
  package var description: String {
    switch self {
    case .notAGrid: return "the bytes are not an encoded screen"
    case .unknownVersion(let version): return "screens of version \(version) are not known"
    case .truncated(let offset): return "the screen ends too early, at byte \(offset)"
    case .trailingBytes(let offset): return "something follows the screen at byte \(offset)"
    case .numberOutOfRange(let offset): return "a number is out of range at byte \(offset)"
    case .tooLarge(let width, let height): return "a screen of \(width) × \(height) is too large"
    case .invalidStyle(let offset): return "a style has no meaning at byte \(offset)"
    case .invalidCluster(let offset): return "a cluster is not valid at byte \(offset)"
    case .invalidSymbol(let offset): return "a cell shows nothing valid at byte \(offset)"
    case .splitCluster(let offset): return "a wide cluster is split at byte \(offset)"
    }
  }
}
