/// The clusters of several scalars that a grid shows, with the numbers that stand for them in its
/// cells.
struct SymbolTable: Sendable {
  /// The number of the first cluster; what is below is a Unicode scalar.
  static let firstSymbol: UInt32 = 0x8000_0000

  /// The most scalars that are kept of a cluster, so that no text can pile up marks without end.
  static let maximumScalars = 32

  /// The clusters by number.
  private(set) var texts: [String] = []

  /// The numbers by the UTF-8 of the cluster; texts that are only equivalent stay apart.
  private var numbers: [[UInt8]: UInt32] = [:]

  /// Returns the number of a cluster, a new one when it has none.
  ///
  /// - Parameter cluster: The cluster, more than one scalar.
  /// - Returns: The number.
  mutating func symbol(for cluster: String) -> UInt32 {
    let key = Array(cluster.utf8)
    if let number = numbers[key] { return number }
    let number = Self.firstSymbol + UInt32(texts.count)
    texts.append(cluster)
    numbers[key] = number
    return number
  }

  /// Returns the text that a symbol stands for; a space when there is none.
  func text(of symbol: UInt32) -> String {
    if symbol >= Self.firstSymbol {
      let index = Int(symbol - Self.firstSymbol)
      return index < texts.count ? texts[index] : " "
    }
    guard let scalar = Unicode.Scalar(symbol) else { return " " }
    return String(Character(scalar))
  }

  /// Appends the UTF-8 of a symbol.
  ///
  /// - Parameters:
  ///   - symbol: The symbol.
  ///   - bytes: Where to append.
  func append(_ symbol: UInt32, to bytes: inout [UInt8]) {
    if symbol < 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: symbol))
    } else {
      bytes.append(contentsOf: text(of: symbol).utf8)
    }
  }

  /// Whether a number means the same text in both tables wherever both have it, so that equal
  /// numbers mean equal texts and different ones different texts.
  func agrees(with other: SymbolTable) -> Bool {
    if texts.isEmpty || other.texts.isEmpty { return true }
    for index in 0..<min(texts.count, other.texts.count)
    where !texts[index].utf8.elementsEqual(other.texts[index].utf8) {
      return false
    }
    return true
  }

  /// Forgets everything.
  mutating func removeAll() {
    texts.removeAll(keepingCapacity: true)
    numbers.removeAll(keepingCapacity: true)
  }
}
