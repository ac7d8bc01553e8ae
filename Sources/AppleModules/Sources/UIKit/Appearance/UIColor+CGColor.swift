public import CoreGraphics
import Foundation

extension UIColor {
  /// The colour as CoreGraphics has it.
  public var cgColor: CGColor {
    let parts = components
    return CGColor(red: parts.red, green: parts.green, blue: parts.blue, alpha: parts.alpha)
  }

  /// Makes a colour of one of CoreGraphics'.
  public convenience init(cgColor: CGColor) {
    let parts = cgColor.components ?? []
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }
}
