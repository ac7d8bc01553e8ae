import AccessibilityTree
import Foundation
import Testing
import TextRendering

@testable import TextUI

/// Pictures of points.
@MainActor @Suite("Pictures") struct PictureDrawingTests {
  /// A picture of 32 × 32 points: its upper half red, its lower half green; eight columns at the right are clear.
  private static let file =
    """
    iVBORw0KGgoAAAANSUhEUgAAACAAAAAgCAYAAABzenr0AAAANklEQVR42u3OsREAMAgCQPZfWrNBKk+L\
    h6Oj+FRSk8svAAAAAAAAAOuAd5ktAAAAAAAAwHVAA6oQ+kzLZ73qAAAAAElFTkSuQmCC
    """

  private static func points(_ text: String = file, scale: CGFloat = 1) throws -> PicturePoints {
    try PicturePoints(try #require(Data(base64Encoded: text)), scale: scale)
  }

  /// Returns the colors of halves of cells: of a letter each, by rows.
  private static func halves(_ view: HostedView, _ width: Int, _ height: Int) -> [String] {
    let grid = view.host.screen()
    func letter(_ color: TerminalColor) -> Character {
      switch color.kind {
      case .rgb(255, 0, 0): "r"
      case .rgb(0, 255, 0): "g"
      default: "."
      }
    }
    return (0..<height).flatMap { y -> [String] in
      let cells = (0..<width).map { grid.cell(x: $0, y: y) }
      return [
        String(cells.map { $0.text == "▀" ? letter($0.style.foreground) : "." }),
        String(
          cells.map {
            $0.text == "▄" ? letter($0.style.foreground) : letter($0.style.background)
          }),
      ]
    }
  }

  @Test("Eight by sixteen points are a cell, of which the halves have colors")
  func natural() throws {
    let image = Image(try Self.points())
    let view = HostedView(width: 8, height: 4) {
      image.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    view.settle()
    #expect(Self.halves(view, 5, 2) == ["rrr..", "rrr..", "ggg..", "ggg.."])
    #expect(try Self.points(scale: 2).size == Size(width: 2, height: 1))
  }

  @Test("A symbol without a name takes the place of a picture")
  func nothing() {
    let view = HostedView(width: 20, height: 5) {
      Image(systemName: "").resizable().frame(width: 6, height: 3).accessibilityIdentifier("none")
    }
    #expect(view.element("none")?.frame.size == Size(width: 6, height: 3))
  }

  @Test("One that is resizable takes the room, or fits into it in its shape")
  func resizable() throws {
    let image = Image(try Self.points())
    let wide = HostedView(width: 8, height: 1) { image.resizable() }
    wide.settle()
    #expect(Self.halves(wide, 8, 1) == ["rrrrrr..", "gggggg.."])
    let fitting = HostedView(width: 8, height: 1) { image.resizable().scaledToFit() }
    let boxes = fitting.boxes.compactMap { $0 as? ImageBox }
    #expect(boxes.map(\.frame.size) == [Size(width: 2, height: 1)])
  }

  @Test("A view of another shape leaves what is clear as it is")
  func clear() throws {
    let image = Image(try Self.points())
    let view = HostedView(width: 6, height: 2) {
      ZStack(alignment: .topLeading) {
        Text("abcd")
        image
      }
    }
    #expect(view.screen.contains("▀▀▀d"))
  }

  @Test("Files beside the application, of names and of catalogues, are found")
  func files() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("pictures-\(UUID().uuidString)")
    let asset = folder.appendingPathComponent("Assets.xcassets/Animals/cat.imageset")
    try FileManager.default.createDirectory(at: asset, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let data = try #require(Data(base64Encoded: Self.file))
    try data.write(to: folder.appendingPathComponent("dog@2x.png"))
    try data.write(to: asset.appendingPathComponent("cat.png"))
    try Data(
      #"{"images": [{"idiom": "universal", "scale": "1x"}, {"filename": "cat.png", "scale": "2x"}]}"#
        .utf8
    ).write(to: asset.appendingPathComponent("Contents.json"))
    let bundle = try #require(Bundle(path: folder.path))
    #expect(PictureSearch(name: "dog", bundle: bundle).found?.size == Size(width: 2, height: 1))
    #expect(PictureSearch(name: "Animals/cat", bundle: bundle).found?.size.width == 2)
    #expect(PictureSearch(name: "bird", bundle: bundle).found == nil)
    let view = HostedView { Image("dog", bundle: bundle) }
    #expect(view.element("dog", .image)?.frame.size == Size(width: 2, height: 1))
  }

  @Test("A picture of a file is loaded; without an address, or a file, there is none")
  func loading() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("picture-\(UUID().uuidString).png")
    try #require(Data(base64Encoded: Self.file)).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let image = AsyncImagePhase.success(Image(try Self.points()))
    #expect(image.image != nil && image.error == nil)
    let view = HostedView(width: 20, height: 4) {
      VStack {
        AsyncImage(url: nil) { phase in
          if phase.image == nil { Text("none") }
        }
        AsyncImage(url: file) { image in
          image.resizable()
        } placeholder: {
          Text("waiting")
        }
      }
    }
    #expect(view.element("none") != nil)
    #expect(view.element("waiting") != nil)
  }
}
