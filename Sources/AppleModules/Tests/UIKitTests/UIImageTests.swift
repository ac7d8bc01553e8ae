import Foundation
import Testing

@testable import UIKit

@Suite("Pictures") struct UIImageTests {
  /// The beginning of a PNG file of 258 by 3 pixels.
  static let file = Data(
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
      + [0, 0, 1, 2, 0, 0, 0, 3, 8, 6, 0, 0, 0])

  @Test("have the size that the file says")
  func size() throws {
    let image = try #require(UIImage(data: Self.file))
    #expect(image.size == CGSize(width: 258, height: 3) && image.scale == 1)
    #expect(image.pngData() == Self.file)
    #expect(UIImage(data: Self.file, scale: 2)?.size == CGSize(width: 129, height: 1.5))
    #expect(UIImage(data: (Data([7]) + Self.file)[1...])?.size == image.size)
  }

  @Test("are none of what is no PNG file", arguments: [0, 8, 23])
  func short(_ length: Int) {
    #expect(UIImage(data: Self.file.prefix(length)) == nil)
  }

  @Test("have sides")
  func noSides() {
    for (index, byte) in [(17, 0), (18, 0), (0, 0), (12, 0), (16, 0x80)] as [(Int, UInt8)] {
      var file = Self.file
      file[index] = byte
      if index == 17 { file.replaceSubrange(16..<20, with: [0, 0, 0, 0]) }
      let isFine = index == 18
      #expect((UIImage(data: file) != nil) == isFine, "\(index)")
    }
    #expect(UIImage(data: Self.file, scale: 0) == nil)
  }

  @Test("are read from a file, and are none of a name")
  func names() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).png")
    try Self.file.write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    #expect(UIImage(contentsOfFile: url.path)?.size.width == 258)
    #expect(UIImage(contentsOfFile: url.path + "x") == nil)
    #expect(UIImage(named: "logo") == nil && UIImage(systemName: "star") == nil)
    #expect(UIImage().pngData() == nil && UIImage().size == .zero)
  }
}
