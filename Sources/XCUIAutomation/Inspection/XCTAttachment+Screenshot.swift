public import XCTestAdditions

extension XCTAttachment {
  /// Makes an attachment of a picture of a screen.
  public convenience init(screenshot: XCUIScreenshot) {
    self.init(data: screenshot.pngRepresentation, uniformTypeIdentifier: "public.png")
  }

  /// Makes an attachment of a picture of a screen.
  ///
  /// - Parameters:
  ///   - screenshot: The picture.
  ///   - quality: How well it is kept, which has no effect here.
  public convenience init(screenshot: XCUIScreenshot, quality: ImageQuality) {
    self.init(screenshot: screenshot)
  }

  /// Makes an attachment of a picture.
  public convenience init(image: ScreenImage) {
    self.init(
      uniformTypeIdentifier: "public.png", name: nil, payload: image.pngData(), userInfo: nil)
  }

  /// Makes an attachment of a picture.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - quality: How well it is kept, which has no effect here.
  public convenience init(image: ScreenImage, quality: ImageQuality) {
    self.init(image: image)
  }
}
