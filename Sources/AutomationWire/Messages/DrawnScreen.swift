package import TextRendering

/// A screen that comes with a reply, as cells or as the bytes that crossed the boundary of the process.
///
/// Most of them are never looked at: so they are read only when somebody does.
package enum DrawnScreen: Sendable, Equatable {
  /// The cells, in the test's process.
  case cells(CellGrid)

  /// The bytes, which may be those of no screen.
  case bytes([UInt8])

  /// The cells; `nil` when the bytes are those of no screen.
  package var grid: CellGrid? {
    switch self {
    case .cells(let grid): grid
    case .bytes(let bytes): try? CellGrid(decoding: bytes)
    }
  }
}
