public import TextUI
public import UIKit

extension ImageRenderer {
  /// The picture; `nil` where the view takes no room.
  ///
  /// Mirrors SwiftUI's property: a picture of the view's characters.
  public var uiImage: UIImage? { pngData.flatMap { UIImage(data: $0) } }
}
