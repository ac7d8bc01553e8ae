@_spi(Bridging) public import TextUI
public import UIKit

extension Image {
  /// Shows a picture of UIKit's.
  ///
  /// Mirrors SwiftUI's initializer.
  ///
  /// - Parameter uiImage: The picture; one of nothing takes no room.
  public init(uiImage: UIImage) {
    if let data = uiImage.pngData(), let image = Image(data: data, scale: uiImage.scale) {
      self = image
    } else {
      self.init("", symbol: "")
    }
  }
}
