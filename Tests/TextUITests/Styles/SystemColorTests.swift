import Foundation
import Testing
import TextRendering

@testable import TextUI

/// Colours by UIKit's names and by those of asset catalogues.
@MainActor struct SystemColorTests {
  private func style(_ color: Color, scheme: ColorScheme = .dark) -> TerminalColor? {
    var values = EnvironmentValues()
    values.colorScheme = scheme
    return color.terminalColor(in: values)
  }

  @Test("UIKit's colours are those of SwiftUI") func names() {
    #expect(style(Color(.systemRed)) == style(.red))
    #expect(style(Color(uiColor: .label)) == style(.primary))
    #expect(style(Color(UIColor.systemGray)) == style(.gray))
    #expect(
      style(Color(UIColor(red: 1, green: 0, blue: 0, alpha: 1)))
        == style(Color(red: 1, green: 0, blue: 0)))
    #expect(UIColor.red.withAlphaComponent(0.5) == UIColor(.red.opacity(0.5)))
    // Each is made of the other, and neither waits for the other.
    #expect(Color.clear == Color(uiColor: .clear))
    #expect(style(Color(UIColor.clear)) == nil && style(.clear) == nil)
    // Gray lies nearer to the ground with each number.
    #expect(style(Color(.systemGray6)) != style(Color(.systemGray2)))
  }

  @Test("An area is weaker with each level, and text is not") func levels() {
    let levels: [HierarchicalShapeStyle] = [.secondary, .tertiary, .quaternary, .quinary]
    let areas = levels.map {
      style(ShapeLayer(paint: $0.paint, kind: .fill(FillStyle())).paint.color)
    }
    #expect(Set(areas).count == 4 && !areas.contains(nil))
    #expect(Set(levels.map { style($0.color) }).count == 1)
    let kept = AnyShapeStyle(HierarchicalShapeStyle.tertiary).paint.ofArea
    #expect(style(kept.color) == areas[1])
  }

  @Test("A colour of an asset catalogue has a look for light and for dark screens") func assets()
    throws
  {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "assets-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let set = folder.appendingPathComponent("Media.xcassets/Brand/Accent.colorset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    try Data(
      """
      {"colors": [
        {"idiom": "universal", "color": {"color-space": "srgb", "components":
          {"alpha": "1.000", "red": "0xFF", "green": "0x80", "blue": "0x00"}}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
          "color": {"color-space": "srgb", "components":
            {"alpha": "1.000", "red": "0.000", "green": "0.500", "blue": "1.000"}}}],
       "info": {"author": "xcode", "version": 1}}
      """.utf8
    ).write(to: set.appendingPathComponent("Contents.json"))
    let bundle = try #require(Bundle(path: folder.path))
    #expect(style(Color("Accent", bundle: bundle), scheme: .light) == .rgb(255, 128, 0))
    #expect(style(Color("Accent", bundle: bundle)) == .rgb(0, 128, 255))
    #expect(style(Color("Brand/Accent", bundle: bundle)) == .rgb(0, 128, 255))
    #expect(style(Color("Nothing", bundle: bundle)) == style(.primary))
  }

  @Test("Data of a catalogue is found by its name") func dataAssets() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("data-\(UUID().uuidString).bundle")
    let set = folder.appendingPathComponent("Media.xcassets/Texts/Words.dataset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(#"{"data": [{"idiom": "universal", "filename": "words.json"}]}"#.utf8)
      .write(to: set.appendingPathComponent("Contents.json"))
    try Data("[1]".utf8).write(to: set.appendingPathComponent("words.json"))
    let bundle = try #require(Bundle(path: folder.path))
    let asset = try #require(NSDataAsset(name: "Words", bundle: bundle))
    #expect(asset.name == "Words" && asset.data == Data("[1]".utf8))
    #expect(asset.typeIdentifier == "public.json")
    #expect(NSDataAsset(name: "Others", bundle: bundle) == nil)
  }
}
