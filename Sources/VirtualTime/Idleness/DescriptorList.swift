import Glibc
import ProcessClock

/// The descriptors that a thread waits for, where it has given them to the kernel.
///
/// They are copied by the kernel: the thread may go on meanwhile, and its stack go away.
enum DescriptorList: Sendable, Hashable {
  /// The structures of `poll`, at this address.
  case requests(at: UInt, count: Int)

  /// The sets of `select`, each a bit for each descriptor, at these addresses; 0 stands for none.
  case sets(at: [UInt], count: Int)

  /// The most descriptors that are looked at.
  private static let limit = 1_024

  /// Reads them.
  ///
  /// - Returns: The descriptors, `nil` if they are not to be read, or too many to be looked at.
  func descriptors() -> [Int32]? {
    switch self {
    case .requests(let address, let count):
      Self.copy(pollfd.self, address, count)?.map(\.fd).filter { $0 >= 0 }
    case .sets(let addresses, let count):
      Self.members(of: addresses, count)
    }
  }

  /// Copies structures.
  private static func copy<Element: BitwiseCopyable>(
    _ type: Element.Type, _ address: UInt, _ count: Int
  ) -> [Element]? {
    guard (0...limit).contains(count) else { return nil }
    guard count > 0 else { return [] }
    let size = count * MemoryLayout<Element>.stride
    let copied = [Element](unsafeUninitializedCapacity: count) { buffer, initialized in
      initialized = process_clock_copy(buffer.baseAddress, address, size) ? count : 0
    }
    return copied.isEmpty ? nil : copied
  }

  /// The descriptors that are in any of some sets.
  private static func members(of addresses: [UInt], _ count: Int) -> [Int32]? {
    guard (0...limit).contains(count) else { return nil }
    var found: Set<Int32> = []
    for address in addresses where address != 0 {
      // The kernel's sets are made of whole words.
      guard let words = copy(UInt.self, address, (count + UInt.bitWidth - 1) / UInt.bitWidth) else {
        return nil
      }
      for descriptor in 0..<count
      where words[descriptor / UInt.bitWidth] >> UInt(descriptor % UInt.bitWidth) & 1 == 1 {
        found.insert(Int32(descriptor))
      }
    }
    return found.sorted()
  }
}
