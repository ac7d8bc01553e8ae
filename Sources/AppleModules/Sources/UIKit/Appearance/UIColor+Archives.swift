public import Foundation

extension UIColor: NSSecureCoding {
  /// Whether archives may say that it has to be a colour that they hold: they may.
  public static var supportsSecureCoding: Bool { true }

  /// Keeps the colour in an archive, as its components.
  ///
  /// - Parameter coder: The archive.
  public func encode(with coder: NSCoder) {
    let parts = components
    coder.encode(Double(parts.red), forKey: "UIRed")
    coder.encode(Double(parts.green), forKey: "UIGreen")
    coder.encode(Double(parts.blue), forKey: "UIBlue")
    coder.encode(Double(parts.alpha), forKey: "UIAlpha")
  }
}
