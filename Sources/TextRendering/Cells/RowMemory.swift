#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Cells compared and filled as memory, which is some hundred times faster than one by one in code
/// that is not optimized.
enum RowMemory {
  /// Returns whether so many cells of two grids are the same, bit by bit.
  ///
  /// - Parameters:
  ///   - left: The cells of one grid.
  ///   - leftStart: The first cell to compare.
  ///   - right: The cells of the other grid.
  ///   - rightStart: The first cell to compare.
  ///   - count: How many to compare. It is an error for either grid to have fewer.
  /// - Returns: Whether they are.
  static func isEqual(
    _ left: [Cell], _ leftStart: Int, _ right: [Cell], _ rightStart: Int, count: Int
  ) -> Bool {
    precondition(leftStart + count <= left.count && rightStart + count <= right.count)
    return left.withUnsafeBufferPointer { left in
      right.withUnsafeBufferPointer { right in
        guard let left = left.baseAddress, let right = right.baseAddress else { return true }
        if left + leftStart == right + rightStart { return true }
        return memcmp(left + leftStart, right + rightStart, count * MemoryLayout<Cell>.stride) == 0
      }
    }
  }

  /// Fills cells with copies of one.
  ///
  /// - Parameters:
  ///   - cells: The first cell.
  ///   - count: How many.
  ///   - cell: What to fill them with.
  static func fill(_ cells: UnsafeMutablePointer<Cell>, count: Int, with cell: Cell) {
    if count <= 0 { return }
    cells.pointee = cell
    var filled = 1
    while filled < count {
      let copied = min(filled, count &- filled)
      memcpy(cells + filled, cells, copied &* MemoryLayout<Cell>.stride)
      filled &+= copied
    }
  }

  /// Returns the end of the cells that have the same style as the first and show ASCII.
  ///
  /// - Parameters:
  ///   - cells: The first cell.
  ///   - count: How many cells there are, at least one.
  /// - Returns: How many of them belong together, at least one.
  static func asciiRun(_ cells: UnsafePointer<Cell>, count: Int) -> Int {
    cells.withMemoryRebound(to: UInt32.self, capacity: count &* wordsPerCell) { words in
      let foreground = words[1]
      let background = words[2]
      let rest = words[3]
      var length = 1
      var word = words + wordsPerCell
      while length < count, word[0] < 0x7F, word[1] == foreground, word[2] == background,
        word[3] == rest
      {
        length &+= 1
        word += wordsPerCell
      }
      return length
    }
  }

  /// Returns how many cells remain when the blank, plain ones at the end are left off.
  ///
  /// - Parameters:
  ///   - cells: The first cell.
  ///   - count: How many cells there are.
  /// - Returns: How many remain, 0 if all are blank and plain.
  static func countWithoutTrailingBlanks(_ cells: UnsafePointer<Cell>, count: Int) -> Int {
    cells.withMemoryRebound(to: UInt32.self, capacity: count &* wordsPerCell) { words in
      var length = count
      var word = words + count &* wordsPerCell
      while length > 0 {
        word -= wordsPerCell
        if word[0] != Cell.space || word[1] | word[2] | word[3] != 0 { break }
        length &-= 1
      }
      return length
    }
  }

  /// Returns how many cells two rows have in common at their beginning.
  ///
  /// - Parameters:
  ///   - left: The first cell of one row.
  ///   - right: The first cell of the other.
  ///   - count: How many cells there are.
  /// - Returns: How many; all of them if the rows are the same.
  static func commonPrefix(
    _ left: UnsafePointer<Cell>, _ right: UnsafePointer<Cell>, count: Int
  ) -> Int {
    let size = count &* wordsPerCell
    return left.withMemoryRebound(to: UInt32.self, capacity: size) { left in
      right.withMemoryRebound(to: UInt32.self, capacity: size) { right in
        var index = 0
        while index < size, left[index] == right[index] { index &+= 1 }
        return index / wordsPerCell
      }
    }
  }

  /// The words that a cell consists of: symbol, foreground, background, and attributes with part.
  private static var wordsPerCell: Int { 4 }
}
