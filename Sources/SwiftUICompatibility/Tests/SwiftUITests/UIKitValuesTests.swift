import SwiftUI
import Testing

/// Values of UIKit's and Core Graphics' that applications make beside their views.
@Suite("UIKit's values") @MainActor struct UIKitValuesTests {
  @Test func attributedTextsOfBothKinds() throws {
    let address = try #require(URL(string: "https://swift.org"))
    let text = NSMutableAttributedString(
      string: "Bold ",
      attributes: [
        .font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor.red,
        .underlineStyle: NSUnderlineStyle.single.rawValue,
      ])
    text.append(NSAttributedString(string: "link", attributes: [.link: address, .kern: 2]))
    let attributed = AttributedString(text)
    #expect(String(attributed.characters) == "Bold link")
    let runs = Array(attributed.runs)
    #expect(runs.count == 2 && runs[0].font == .body.bold() && runs[0].underlineStyle == .single)
    #expect(runs[1].link == address && runs[1].underlineStyle == nil && runs[1].kern == 2)
    #expect(Text.LineStyle(nsUnderlineStyle: .patternDash) == nil)
    #expect(Text.LineStyle(nsUnderlineStyle: [.double, .patternDot]) == .single)
    let back = NSAttributedString(attributed)
    #expect(back.string == "Bold link")
    let font = back.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
    #expect(font?.fontDescriptor.symbolicTraits == .traitBold)
    #expect(back.attribute(.link, at: 6, effectiveRange: nil) as? URL == address)
    #expect(back.attribute(.strikethroughStyle, at: 6, effectiveRange: nil) == nil)
  }

  @Test func fontsAndSizesOfTexts() {
    let rounded = UIFont.systemFont(ofSize: 12, weight: .heavy).fontDescriptor.withDesign(.rounded)
    let font = rounded.map { UIFont(descriptor: $0, size: 0) }
    #expect(font?.pointSize == 12 && font.map { Font($0) } == .body.bold())
    #expect(Font(UIFont.italicSystemFont(ofSize: 9)) == .body.italic())
    let scaled = UIFontMetrics(forTextStyle: .title1).scaledFont(
      for: .monospacedDigitSystemFont(ofSize: 10, weight: .regular))
    #expect(scaled.pointSize == 10)
    let size = ("four\nthe longest" as NSString).size(withAttributes: [.font: scaled])
    #expect(size == CGSize(width: 88, height: 32))
    #expect(NSAttributedString(string: "字").size().width == 16)
  }

  @Test func outlinesThatAreDrawnPieceByPiece() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addLines(between: [CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
    path.closeSubpath()
    path.addRect(
      CGRect(x: 0, y: 0, width: 2, height: 2),
      transform: CGAffineTransform(translationX: 20, y: 0))
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 22, height: 10))
    #expect(path.contains(CGPoint(x: 21, y: 1)) && !path.contains(CGPoint(x: 2, y: 8)))
    #expect(Path(path).boundingRect == path.boundingBox)
    let copy = path.mutableCopy()
    copy?.addEllipse(in: CGRect(x: 30, y: 0, width: 4, height: 4))
    #expect(copy?.boundingBox.maxX == 34 && path.boundingBox.maxX == 22)
  }

  @Test func coloursOfInterfaces() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    var white: CGFloat = 0
    let dark = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
    dark.getRed(&white, green: nil, blue: nil, alpha: nil)
    #expect(white == 1)
    let light = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
    light.getRed(&white, green: nil, blue: nil, alpha: nil)
    #expect(white == 0)
  }

  @Test func changesAreMade() {
    var log: [String] = []
    UIView.animate(withDuration: 0.2) { log.append("a") }
    UIView.animate(
      withDuration: 0.2, delay: 0, options: [.curveEaseOut], animations: { log.append("b") },
      completion: { log.append("\($0)") })
    #expect(log == ["a", "b", "true"])
    #expect(UIView.AnimationCurve(rawValue: 3) == .linear)
    UIDevice.current.isBatteryMonitoringEnabled = true
    #expect(UIDevice.current.isBatteryMonitoringEnabled)
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 30))
    let inner = UIView()
    view.addSubview(inner)
    #expect(view.bounds.midX == 10 && inner.superview === view && view.subviews.count == 1)
    inner.removeFromSuperview()
    #expect(view.subviews.isEmpty)
  }

  /// A choice that has a text.
  private enum Choice: CustomLocalizedStringResourceConvertible {
    case first

    var localizedStringResource: LocalizedStringResource { "The first" }
  }

  @Test func textsOfResources() {
    let choice: any CustomLocalizedStringResourceConvertible = Choice.first
    #expect(String(localized: choice.localizedStringResource) == "The first")
  }

  @Test func thingsOnThePasteboard() throws {
    let pasteboard = UIPasteboard.general
    defer { pasteboard.string = nil }
    pasteboard.setItems(
      [[UTType.utf8PlainText.identifier: "words"]],
      options: [.localOnly: true, .expirationDate: Date()])
    #expect(pasteboard.string == "words" && !pasteboard.hasImages)
    #expect(pasteboard.value(forPasteboardType: UTType.plainText.identifier) as? String == "words")
    #expect(
      pasteboard.data(forPasteboardType: UTType.utf8PlainText.identifier) == Data("words".utf8))
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in }
    pasteboard.image = picture
    #expect(pasteboard.image === picture && pasteboard.string == nil)
    #expect(pasteboard.items.first?[UTType.image.identifier] as? UIImage === picture)
    pasteboard.string = "others"
    #expect(pasteboard.image == nil && pasteboard.items.count == 1)
    pasteboard.setValue("last", forPasteboardType: UTType.plainText.identifier)
    #expect(pasteboard.string == "last")
  }
}
