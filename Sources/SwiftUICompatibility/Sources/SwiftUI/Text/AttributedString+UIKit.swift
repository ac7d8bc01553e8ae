public import Foundation
import TextUI
import UIKit

extension AttributedString {
  /// Makes a text of an attributed one of Foundation's, with fonts, colours, lines, and what it leads to.
  ///
  /// Mirrors Foundation's initializer of Apple's platforms.
  ///
  /// - Note: Unlike there, what a view of SwiftUI cannot show, such as a paragraph's style, is left out.
  ///
  /// - Parameter nsStr: The attributed text.
  public init(_ nsStr: NSAttributedString) {
    self.init()
    let whole = NSRange(location: 0, length: nsStr.length)
    let text = nsStr.string as NSString
    nsStr.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
      var run = AttributedString(text.substring(with: range))
      run.take(attributes)
      self.append(run)
    }
  }

  /// Takes what a view can show of the attributes of a run.
  private mutating func take(_ attributes: [NSAttributedString.Key: Any]) {
    if let font = attributes[.font] as? UIFont { self.font = Font(font) }
    if let color = attributes[.foregroundColor] as? UIKit.UIColor {
      self.foregroundColor = Color(color)
    }
    if let color = attributes[.backgroundColor] as? UIKit.UIColor {
      self.backgroundColor = Color(color)
    }
    let number = { (key: NSAttributedString.Key) in (attributes[key] as? NSNumber)?.doubleValue }
    if let style = number(.underlineStyle), style != 0 { self.underlineStyle = .single }
    if let style = number(.strikethroughStyle), style != 0 { self.strikethroughStyle = .single }
    if let kern = number(.kern) { self.kern = CGFloat(kern) }
    switch attributes[.link] {
    case let url as URL: self.link = url
    case let text as String: self.link = URL(string: text)
    default: break
    }
  }
}

extension NSAttributedString {
  /// Makes an attributed text of Foundation's of one that views show, with fonts, colours, lines, and what it leads to.
  ///
  /// Mirrors Foundation's initializer of Apple's platforms.
  ///
  /// - Note: A font and a colour of SwiftUI's stay one of UIKit's and SwiftUI's making: bold and slanted, and by name.
  ///
  /// - Parameter attrStr: The text.
  public convenience init(_ attrStr: AttributedString) {
    let result = NSMutableAttributedString(string: "")
    for run in attrStr.runs {
      var attributes: [NSAttributedString.Key: Any] = [:]
      if let color = run.foregroundColor { attributes[.foregroundColor] = UIKit.UIColor(color) }
      if let color = run.backgroundColor { attributes[.backgroundColor] = UIKit.UIColor(color) }
      if let font = run.font { attributes[.font] = UIFont(font) }
      if run.underlineStyle != nil {
        attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue
      }
      if run.strikethroughStyle != nil {
        attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue
      }
      if let kern = run.kern { attributes[.kern] = kern }
      if let link = run.link { attributes[.link] = link }
      let text = String(attrStr[run.range].characters)
      result.append(NSAttributedString(string: text, attributes: attributes))
    }
    self.init(attributedString: result)
  }
}

extension UIFont {
  /// Makes a font of one of SwiftUI's, as far as the other way leads back to it.
  convenience init(_ font: Font) {
    var traits: UIFontDescriptor.SymbolicTraits = []
    let (bold, italic) = (Font.body.bold(), Font.body.italic())
    if font == bold || font == bold.italic() { traits.insert(.traitBold) }
    if font == italic || font == bold.italic() { traits.insert(.traitItalic) }
    self.init(descriptor: UIFontDescriptor(pointSize: 17, symbolicTraits: traits), size: 17)
  }
}

extension Text.LineStyle {
  /// Makes a style of one of attributed texts of Foundation's.
  ///
  /// Mirrors SwiftUI's initializer. A terminal has one line.
  ///
  /// - Parameter nsUnderlineStyle: The style; `nil` is made of one without a line.
  public init?(nsUnderlineStyle: NSUnderlineStyle) {
    guard nsUnderlineStyle.rawValue & 0xf != 0 else { return nil }
    self = .single
  }
}
