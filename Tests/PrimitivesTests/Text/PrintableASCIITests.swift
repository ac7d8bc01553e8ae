import Testing

@testable import Primitives

struct PrintableASCIITests {
  @Test func `only printable ASCII is counted`() {
    #expect(PrintableASCII.count(of: "") == 0)
    #expect(PrintableASCII.count(of: " ~`abcdefghijklmnopqrstuvwxyz{|}") == 32)
    #expect(PrintableASCII.count(of: "é") == nil)
  }

  @Test func `every byte is told apart at every place`() {
    for length in [1, 7, 8, 9, 17] {
      for place in 0..<length {
        for byte in UInt8.min...UInt8.max {
          var bytes = [UInt8](repeating: UInt8(ascii: "z"), count: length)
          bytes[place] = byte
          let prefix = bytes.withUnsafeBufferPointer { PrintableASCII.prefix(of: $0) }
          #expect(prefix == (0x20..<0x7F ~= byte ? length : place))
        }
      }
    }
  }
}
