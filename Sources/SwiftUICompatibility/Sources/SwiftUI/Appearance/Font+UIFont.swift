public import TextUI

extension Font {
  /// Makes a font of UIKit's: in its weight, and leaning where it does.
  ///
  /// Mirrors SwiftUI's initializer; the size is the terminal's.
  public init(_ font: UIFont) {
    let upright = Font.system(size: font.pointSize, weight: Weight(font.weight))
    self = font.isItalic ? upright.italic() : upright
  }
}

extension Font.Weight {
  /// Makes the weight of a font of UIKit's.
  fileprivate init(_ weight: UIFont.Weight) {
    switch weight.rawValue {
    case ..<(-0.1): self = .light
    case ..<0.3: self = .regular
    default: self = .bold
    }
  }
}
