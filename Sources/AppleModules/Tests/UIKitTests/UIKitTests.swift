import CoreGraphics
import CoreLocation
import Testing

@testable import UIKit

@Suite("UIKit") struct UIKitTests {
  @Test(
    "The screen has the size that the environment says",
    arguments: [
      (nil, 80, 24), ("60x20", 60, 20), ("60", 80, 24), ("x20", 80, 24), ("0x20", 80, 24),
      ("1x2x3", 80, 24), ("", 80, 24),
    ] as [(String?, Int, Int)])
  func screen(_ text: String?, _ width: Int, _ height: Int) {
    let screen = UIScreen(size: text)
    #expect(screen.bounds == CGRect(x: 0, y: 0, width: width, height: height))
    #expect(screen.nativeBounds == screen.bounds && screen.scale == 1)
  }

  @Test("A link is not opened, which is said and told")
  func links() async throws {
    let url = try #require(URL(string: "sample://settings"))
    #expect(!UIApplication.shared.canOpenURL(url))
    let isOpened = await UIApplication.shared.open(url)
    #expect(!isOpened)
    var told: [Bool] = []
    UIApplication.shared.open(url, options: [:]) { told.append($0) }
    #expect(told == [false])
    let result = try await #require(processExitsWith: .success, observing: [\.standardErrorContent])
    {
      guard let url = URL(string: "sample://settings") else { return }
      UIApplication.shared.open(url, options: [.universalLinksOnly: true], completionHandler: nil)
    }
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(
      text.hasSuffix(
        " error [UIKit:UIApplication] sample://settings is not opened: "
          + "nothing here would open it. In a test, open it with the application: app.open(url).\n")
    )
  }

  @Test("Colours have components, and are equal by them")
  func colors() {
    var (red, green, blue, alpha) = (CGFloat(), CGFloat(), CGFloat(), CGFloat())
    #expect(UIColor.orange.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    #expect([red, green, blue, alpha] == [1, 0.5, 0, 1])
    #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(UIColor.red != UIColor.blue && UIColor.red.hash == UIColor.red.hash)
    #expect(UIColor.black.withAlphaComponent(0) == .clear)
    for (hue, color) in [(0, .red), (1 / 3, .green), (2 / 3, .blue), (1, .red)]
      as [(CGFloat, UIColor)]
    {
      let wheel = UIColor(hue: hue, saturation: 1, brightness: 1, alpha: 1)
      wheel.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      let parts = color.cgColor.components ?? []
      let differences = zip([red, green, blue, alpha], parts).map { abs($0 - $1) }
      #expect(differences.count == 4 && differences.allSatisfy { $0 < 1e-9 })
      var place: CGFloat = 0
      #expect(wheel.getHue(&place, saturation: &red, brightness: &green, alpha: &alpha))
      #expect(abs(place - hue.truncatingRemainder(dividingBy: 1)) < 1e-9)
      #expect([red, green, alpha] == [1, 1, 1])
    }
    #expect(UIColor.darkGray.getWhite(&red, alpha: nil) && red == 1 / 3)
    #expect(!UIColor.systemBlue.getWhite(&red, alpha: nil))
    #expect(UIColor.red.description == "UIExtendedSRGBColorSpace 1 0 0 1")
  }

  @Test("Orientations, traits and sizes have Apple's numbers and order")
  func numbers() {
    #expect(UIInterfaceOrientation(rawValue: 3) == .landscapeRight)
    #expect(UIInterfaceOrientation.landscapeLeft.isLandscape)
    #expect(UIInterfaceOrientationMask.allButUpsideDown.rawValue == 26)
    #expect(UIAccessibilityTraits.header.rawValue == 0x10000)
    #expect(([.button, .selected] as UIAccessibilityTraits).rawValue == 9)
    #expect(UIContentSizeCategory.unspecified < .extraSmall)
    #expect(UIContentSizeCategory.large < .accessibilityMedium)
    #expect(UIContentSizeCategory.accessibilityLarge.isAccessibilityCategory)
    #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
    #expect(UIContentSizeCategory.large.rawValue == "UICTContentSizeCategoryL")
    #expect(CLAuthorizationStatus(rawValue: 4) == .authorizedWhenInUse)
    #expect(!UIAccessibility.isVoiceOverRunning)
  }

  @Test("Colours have components, and come back from them")
  func components() {
    let color = UIColor(red: 0.25, green: 0.5, blue: 1, alpha: 0.75)
    #expect(color.cgColor.components == [0.25, 0.5, 1, 0.75])
    #expect(color.cgColor.alpha == 0.75 && color.cgColor.numberOfComponents == 4)
    #expect(UIColor(cgColor: color.cgColor) == color)
    #expect(CGColor(gray: 0.5, alpha: 1) == CGColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1))
    #expect(color.cgColor.copy(alpha: 1) == CGColor(srgbRed: 0.25, green: 0.5, blue: 1, alpha: 1))
    #expect(UITraitCollection() == UITraitCollection(userInterfaceStyle: .unspecified))
    #expect(UITraitCollection() != UITraitCollection(userInterfaceStyle: .dark))
  }

  @Test("Insets make a rectangle smaller")
  func insets() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(
      CGRect(x: 0, y: 0, width: 10, height: 10).inset(by: insets)
        == CGRect(x: 2, y: 1, width: 4, height: 6))
  }

  @Test("Maps of the plane follow one another, and are undone")
  func maps() {
    let map = CGAffineTransform(translationX: 10, y: 20).scaledBy(x: 2, y: 4)
    #expect(CGPoint(x: 1, y: 1).applying(map) == CGPoint(x: 12, y: 24))
    #expect(CGPoint(x: 12, y: 24).applying(map.inverted()) == CGPoint(x: 1, y: 1))
    #expect(map.concatenating(.identity) == map && !map.isIdentity)
    let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(turned.x) < 1e-9 && abs(turned.y - 1) < 1e-9)
    #expect(
      CGRect(x: 1, y: 1, width: 2, height: 2).applying(CGAffineTransform(scaleX: -1, y: 2))
        == CGRect(x: -3, y: 2, width: 2, height: 4))
    #expect(CGAffineTransform(scaleX: 0, y: 1).inverted() == CGAffineTransform(scaleX: 0, y: 1))
  }

  @Test("An object holds a rectangle, a point or a size, and what holds one is taken for it")
  func values() {
    let rect = CGRectMake(1, 2, 3, 4)
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
    #expect(NSValue(cgPoint: CGPointMake(1, 2)).cgPointValue == rect.origin)
    #expect(NSValue(cgSize: CGSizeMake(3, 4)).cgSizeValue == rect.size)
    let held: [String: Any] = [
      "rect": rect, "point": rect.origin, "size": rect.size, "object": NSValue(cgRect: rect),
      "number": NSNumber(value: 3),
    ]
    #expect((held["rect"] as? NSValue)?.cgRectValue == rect && held["rect"] as? CGRect == rect)
    #expect((held["point"] as? NSValue)?.cgPointValue == rect.origin)
    #expect((held["size"] as? NSValue)?.cgSizeValue == rect.size)
    #expect(held["object"] as? CGRect == rect && held["object"] as? CGPoint == nil)
    #expect(held["number"] as? CGRect == nil && held["rect"] as? NSNumber == nil)
  }

  @Test("A colour is kept in an archive, and comes back from it")
  func archives() throws {
    for color in [UIColor(red: 0.25, green: 0.5, blue: 1, alpha: 0.75), .systemRed, .clear] {
      let data = try NSKeyedArchiver.archivedData(
        withRootObject: color, requiringSecureCoding: true)
      #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data) == color)
    }
    let other = try NSKeyedArchiver.archivedData(
      withRootObject: "red" as NSString, requiringSecureCoding: true)
    #expect((try? NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: other)) == nil)
  }
}
