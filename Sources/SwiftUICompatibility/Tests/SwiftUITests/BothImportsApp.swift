import CoreGraphics
import SwiftUI
import UIKit

// As people write it who import UIKit beside SwiftUI, though it comes along.

extension UIColor {
  convenience init(hex: Int) {
    self.init(
      red: CGFloat((hex >> 16) & 0xFF) / 255, green: CGFloat((hex >> 8) & 0xFF) / 255,
      blue: CGFloat(hex & 0xFF) / 255, alpha: 1)
  }

  static let brand = UIColor(hex: 0x33_66_CC)

  static let adaptive = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
}

enum Palette {
  static let plain: UIColor = .white
  static let label = UIColor.label
  static let faded = UIColor.systemRed.withAlphaComponent(0.5)
  static let turned: CGAffineTransform = .identity
  static let moved = CGAffineTransform(translationX: 8, y: 16)
}

struct BothImportsApp: App {
  var body: some Scene { WindowGroup { BothImportsView() } }
}

/// The form that is copied from place to place.
struct RoundedCorner: Shape {
  var radius: CGFloat = .infinity
  var corners: UIRectCorner = .allCorners

  func path(in rect: CGRect) -> Path {
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: corners,
      cornerRadii: CGSize(width: radius, height: radius))
    return Path(path.cgPath)
  }
}

extension View {
  func cornerRadius(_ radius: CGFloat, corners: UIRectCorner) -> some View {
    clipShape(RoundedCorner(radius: radius, corners: corners))
  }
}

/// Two texts of half the screen beside each other, in the colours above.
struct BothImportsView: View {
  var body: some View {
    VStack(spacing: 0) {
      HStack(spacing: 0) {
        Text("Left").frame(width: UIScreen.main.bounds.width * 0.5, alignment: .leading)
        Text("Right").frame(width: UIScreen.main.bounds.width * 0.5, alignment: .leading)
      }
      .background(Color(.brand))
      .cornerRadius(20, corners: [.topLeft, .topRight])
      Text("Label").foregroundColor(Color(UIColor.label)).background(Color(uiColor: .adaptive))
      Rectangle().fill(Color(Palette.faded)).transformEffect(Palette.turned)
    }
    .background(Color(.systemBackground))
  }
}
