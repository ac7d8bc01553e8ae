import Testing
import UIKit

/// Pictures that are made of others, as applications do before they keep them.
@Suite("Drawn pictures") struct PictureDrawingTests {
  /// A clear picture.
  private func picture(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { _ in }
  }

  @Test func aPictureIsMadeSmaller() throws {
    let large = picture(300, 70_000 / 8)
    #expect(large.size == CGSize(width: 300, height: 8_750))
    let half = CGSize(width: 150, height: 4_375)
    let small = UIGraphicsImageRenderer(size: half).image { _ in
      large.draw(in: CGRect(origin: .zero, size: half))
    }
    #expect(small.size == half)
    #expect(small.cgImage?.width == 300)
    UIGraphicsBeginImageContextWithOptions(half, false, 0)
    large.draw(in: CGRect(origin: .zero, size: half))
    let older = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(older?.size == half && UIGraphicsGetImageFromCurrentImageContext() == nil)
    let kept = try #require(small.jpegData(compressionQuality: 0.8))
    #expect(UIImage(data: kept)?.size == large.size)
    #expect(UIImage().jpegData(compressionQuality: 1) == nil && UIImage().cgImage == nil)
  }

  @Test func aClearPictureHasItsScale() {
    let format = UIGraphicsImageRendererFormat.default()
    format.scale = 3
    format.opaque = true
    let renderer = UIGraphicsImageRenderer(
      bounds: CGRect(x: 0, y: 0, width: 9, height: 2), format: format)
    let image = renderer.image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 9, height: 2))
    }
    #expect(image.scale == 3 && image.size == CGSize(width: 9, height: 2))
    // Other programs read it: sums and lengths are those of the format.
    #expect(
      picture(9, 2).pngData()?.base64EncodedString()
        == "iVBORw0KGgoAAAANSUhEUgAAAAkAAAACAQMAAACwmGSQAAAAA1BMVEUAAACnej3aAAAAAXRSTlMAQObYZgAAABFJREFUeAEBBgD5/wAAAAAAAAAGAAGs1FX6AAAAAElFTkSuQmCC"
    )
  }

  @Test func variantsAreThePicture() throws {
    let image = picture(4, 4)
    #expect(image.withRenderingMode(.alwaysOriginal).renderingMode == .alwaysOriginal)
    #expect(image.withTintColor(.red).pngData() == image.pngData())
    let cgImage = try #require(image.cgImage)
    #expect(UIImage(cgImage: cgImage, scale: 2, orientation: .up).size.width == 2)
    let configuration = UIImage.SymbolConfiguration(pointSize: 20, weight: .bold, scale: .large)
    #expect(UIImage(systemName: "star", withConfiguration: configuration) == nil)
    #expect(UIImage(named: "a", in: .main, with: nil) == nil)
    UIImageWriteToSavedPhotosAlbum(image, nil, nil, nil)
  }
}
