public import Foundation

/// Where the lines of a text stand.
///
/// Mirrors UIKit's enumeration.
public enum NSTextAlignment: Int, Sendable, Hashable {
  /// On the left.
  case left = 0

  /// In the middle.
  case center = 1

  /// On the right.
  case right = 2

  /// On both sides.
  case justified = 3

  /// Where the language has them.
  case natural = 4
}

/// How lines of a text that do not fit end.
///
/// Mirrors UIKit's enumeration.
public enum NSLineBreakMode: Int, Sendable, Hashable {
  /// After a word.
  case byWordWrapping = 0

  /// After a character.
  case byCharWrapping = 1

  /// At the edge.
  case byClipping = 2

  /// By what stands at the end.
  case byTruncatingHead = 3

  /// By what stands at the beginning.
  case byTruncatingTail = 4

  /// By both.
  case byTruncatingMiddle = 5
}

/// How lines of an attributed text are underlined or struck through.
///
/// Mirrors UIKit's structure.
public struct NSUnderlineStyle: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: Int

  /// Makes a style of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// By one line.
  public static let single = NSUnderlineStyle(rawValue: 1)

  /// By a thick line.
  public static let thick = NSUnderlineStyle(rawValue: 2)

  /// By two lines.
  public static let double = NSUnderlineStyle(rawValue: 9)

  /// Of dots.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)

  /// Of dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)

  /// Of dashes and dots.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)

  /// Of dashes and two dots.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)

  /// Below words, and not between them.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// How the paragraphs of an attributed text are set.
///
/// Mirrors UIKit's class; what is said of a text by it has no effect here.
public class NSParagraphStyle: NSObject {
  /// What a style says.
  fileprivate struct Values {
    /// Where lines stand.
    var alignment = NSTextAlignment.natural

    /// How lines end that do not fit.
    var lineBreakMode = NSLineBreakMode.byWordWrapping

    /// The room between lines.
    var lineSpacing: CGFloat = 0

    /// The room after a paragraph.
    var paragraphSpacing: CGFloat = 0

    /// The room before the first line of a paragraph.
    var firstLineHeadIndent: CGFloat = 0

    /// The room before lines.
    var headIndent: CGFloat = 0

    /// What the height of lines is multiplied by.
    var lineHeightMultiple: CGFloat = 0

    /// The least height of lines.
    var minimumLineHeight: CGFloat = 0

    /// The greatest height of lines; 0 for any.
    var maximumLineHeight: CGFloat = 0
  }

  /// What it says.
  fileprivate var values = Values()

  /// Makes the usual style.
  public override init() {
    super.init()
  }

  /// The usual style.
  public class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// Where lines stand.
  public var alignment: NSTextAlignment { values.alignment }

  /// How lines end that do not fit.
  public var lineBreakMode: NSLineBreakMode { values.lineBreakMode }

  /// The room between lines.
  public var lineSpacing: CGFloat { values.lineSpacing }

  /// The room after a paragraph.
  public var paragraphSpacing: CGFloat { values.paragraphSpacing }

  /// The room before the first line of a paragraph.
  public var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }

  /// The room before lines.
  public var headIndent: CGFloat { values.headIndent }

  /// What the height of lines is multiplied by.
  public var lineHeightMultiple: CGFloat { values.lineHeightMultiple }

  /// The least height of lines.
  public var minimumLineHeight: CGFloat { values.minimumLineHeight }

  /// The greatest height of lines; 0 for any.
  public var maximumLineHeight: CGFloat { values.maximumLineHeight }

  /// Returns a copy that can change.
  public override func mutableCopy() -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }
}

/// How the paragraphs of an attributed text are set, while it is put together.
///
/// Mirrors UIKit's class; what is said of a text by it has no effect here.
public final class NSMutableParagraphStyle: NSParagraphStyle {
  /// Where lines stand.
  public override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }

  /// How lines end that do not fit.
  public override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }

  /// The room between lines.
  public override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }

  /// The room after a paragraph.
  public override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }

  /// The room before the first line of a paragraph.
  public override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }

  /// The room before lines.
  public override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }

  /// What the height of lines is multiplied by.
  public override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }

  /// The least height of lines.
  public override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }

  /// The greatest height of lines; 0 for any.
  public override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }
}

extension NSAttributedString.Key {
  /// How paragraphs are set, an `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")

  /// How texts are struck through, a number.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")

  /// The colour of the line through texts, a `UIColor`.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")

  /// The colour of the line below texts, a `UIColor`.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")

  /// What a text leads to, a `URL`.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")

  /// How far letters stand above the line, a number.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")

  /// How wide the lines of letters are, a number.
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")

  /// The colour of the lines of letters, a `UIColor`.
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
}
