import Foundation
import Testing

@testable import XCTestAdditions

@Suite("ZIP files")
struct ZipArchiveTests {
  /// The bytes of a text of hexadecimal digits.
  private func bytes(_ text: String) -> [UInt8] {
    text.split(whereSeparator: \.isWhitespace).compactMap { UInt8($0, radix: 16) }
  }

  @Test("hold the files of a folder as they are")
  func folder() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("zip-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("hello".utf8).write(to: folder.appendingPathComponent("a"))
    // The checksum of "hello" is 3610A686.
    let expected = bytes(
      """
      50 4B 03 04 14 00 00 08 00 00 00 00 21 00 86 A6 10 36 05 00 00 00 05 00 00 00 01 00 00 00
      61 68 65 6C 6C 6F
      50 4B 01 02 14 00 14 00 00 08 00 00 00 00 21 00 86 A6 10 36 05 00 00 00 05 00 00 00 01 00 00 00
      00 00 00 00 00 00 00 00 00 00 00 00 00 00 61
      50 4B 05 06 00 00 00 00 01 00 01 00 2F 00 00 00 24 00 00 00 00 00
      """)
    #expect(Array(try ZipArchive.data(ofFolder: folder)) == expected)
  }

  @Test("of what is no folder are an error")
  func missing() throws {
    let error = #expect(throws: AttachmentError.self) {
      try ZipArchive.data(ofFolder: URL(fileURLWithPath: "/no/such/folder"))
    }
    #expect(error?.description == "There is no folder at /no/such/folder.")
  }
}
