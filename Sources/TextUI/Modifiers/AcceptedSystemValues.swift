// The values of modifiers that mean something to a phone's or a desktop's system only.

extension Font {
  /// A width of letters, which in a terminal is one.
  ///
  /// Mirrors SwiftUI's `Font.Width`.
  public struct Width: Sendable, Hashable {
    /// Narrower.
    public static let compressed = Width()

    /// Narrow.
    public static let condensed = Width()

    /// As usual.
    public static let standard = Width()

    /// Wide.
    public static let expanded = Width()
  }
}

extension Text {
  /// A size beside the texts around, which in a terminal is one.
  ///
  /// Mirrors SwiftUI's `Text.Scale`.
  public struct Scale: Sendable, Hashable {
    /// As usual.
    public static let `default` = Scale()

    /// Smaller.
    public static let secondary = Scale()
  }
}

/// A direction of an arrow.
///
/// Mirrors SwiftUI's `MoveCommandDirection`.
public enum MoveCommandDirection: Sendable, Hashable {
  /// Up.
  case up

  /// Down.
  case down

  /// To the left.
  case left

  /// To the right.
  case right

  /// Makes the direction of a key; `nil` when it has none.
  init?(_ key: KeyEquivalent) {
    switch key {
    case .upArrow: self = .up
    case .downArrow: self = .down
    case .leftArrow: self = .left
    case .rightArrow: self = .right
    default: return nil
    }
  }
}

/// When the bar of tabs becomes smaller, which as text it does not.
///
/// Mirrors SwiftUI's `TabBarMinimizeBehavior`.
public struct TabBarMinimizeBehavior: Sendable, Hashable {
  /// As suits the place.
  public static let automatic = TabBarMinimizeBehavior()

  /// While people scroll down.
  public static let onScrollDown = TabBarMinimizeBehavior()

  /// While people scroll up.
  public static let onScrollUp = TabBarMinimizeBehavior()

  /// Never.
  public static let never = TabBarMinimizeBehavior()
}

/// A look of the edge of what scrolls, which as text has one.
///
/// Mirrors SwiftUI's `ScrollEdgeEffectStyle`.
public struct ScrollEdgeEffectStyle: Sendable, Hashable {
  /// As suits the place.
  public static let automatic = ScrollEdgeEffectStyle()

  /// A clear edge.
  public static let hard = ScrollEdgeEffectStyle()

  /// A faint edge.
  public static let soft = ScrollEdgeEffectStyle()
}

/// A look of tables, of which a text screen has one.
///
/// Mirrors SwiftUI's table styles.
public struct SystemTableStyle: Sendable, Hashable {
  /// As suits the place.
  public static let automatic = SystemTableStyle()

  /// With room around.
  public static let inset = SystemTableStyle()

  /// With a border.
  public static let bordered = SystemTableStyle()
}

/// A look of text editors, of which a text screen has one.
///
/// Mirrors SwiftUI's text editor styles.
public struct SystemTextEditorStyle: Sendable, Hashable {
  /// As suits the place.
  public static let automatic = SystemTextEditorStyle()

  /// Without anything around.
  public static let plain = SystemTextEditorStyle()

  /// With a border.
  public static let roundedBorder = SystemTextEditorStyle()
}

/// How the system helps with writing, which a terminal's does not.
///
/// Mirrors SwiftUI's `WritingToolsBehavior`.
public struct WritingToolsBehavior: Sendable, Hashable {
  /// As suits the place.
  public static let automatic = WritingToolsBehavior()

  /// In the text.
  public static let complete = WritingToolsBehavior()

  /// Beside the text.
  public static let limited = WritingToolsBehavior()

  /// Not at all.
  public static let disabled = WritingToolsBehavior()
}

/// How a field takes speech, which a terminal has not.
///
/// Mirrors SwiftUI's `TextInputDictationBehavior`.
public struct TextInputDictationBehavior: Sendable, Hashable {
  /// As suits the place.
  public static let automatic = TextInputDictationBehavior()
}

/// What becomes of a bar while people search; a text screen keeps it.
///
/// Mirrors SwiftUI's `SearchPresentationToolbarBehavior`.
public struct SearchPresentationToolbarBehavior: Sendable, Hashable {
  /// As suits the place.
  public static let automatic = SearchPresentationToolbarBehavior()

  /// The content stays.
  public static let avoidHidingContent = SearchPresentationToolbarBehavior()
}

/// How large the search field of a bar is; a text screen has one size.
///
/// Mirrors SwiftUI's `SearchToolbarBehavior`.
public struct SearchToolbarBehavior: Sendable, Hashable {
  /// As suits the place.
  public static let automatic = SearchToolbarBehavior()

  /// As a button until people search.
  public static let minimize = SearchToolbarBehavior()
}

/// An effect under a pointer, which a terminal has not.
///
/// Mirrors SwiftUI's `HoverEffect`.
public struct HoverEffect: Sendable, Hashable {
  /// As suits the place.
  public static let automatic = HoverEffect()

  /// As light.
  public static let highlight = HoverEffect()

  /// As if it rose.
  public static let lift = HoverEffect()
}

/// A kind of text, for assistive technology.
///
/// Mirrors SwiftUI's `AccessibilityTextContentType`.
public struct AccessibilityTextContentType: Sendable, Hashable {
  /// As usual.
  public static let plain = AccessibilityTextContentType()

  /// What computers say.
  public static let console = AccessibilityTextContentType()

  /// A name of a file.
  public static let fileSystem = AccessibilityTextContentType()

  /// What people write to each other.
  public static let messaging = AccessibilityTextContentType()

  /// A story.
  public static let narrative = AccessibilityTextContentType()

  /// Source code.
  public static let sourceCode = AccessibilityTextContentType()

  /// A table of numbers.
  public static let spreadsheet = AccessibilityTextContentType()

  /// A document.
  public static let wordProcessing = AccessibilityTextContentType()
}

/// A part of a pair of a name and what it names.
///
/// Mirrors SwiftUI's `AccessibilityLabeledPairRole`.
public enum AccessibilityLabeledPairRole: Sendable, Hashable {
  /// The name.
  case label

  /// What it names.
  case content
}

/// Which way up a device is held, for previews; a terminal stands as it stands.
///
/// Mirrors SwiftUI's `InterfaceOrientation`.
public struct InterfaceOrientation: Sendable, Hashable {
  /// Upright.
  public static let portrait = InterfaceOrientation()

  /// Upside down.
  public static let portraitUpsideDown = InterfaceOrientation()

  /// On its left side.
  public static let landscapeLeft = InterfaceOrientation()

  /// On its right side.
  public static let landscapeRight = InterfaceOrientation()
}

extension View {
  /// Says which way up the device of a preview is held; a terminal stands as it stands.
  ///
  /// Mirrors SwiftUI's modifier.
  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
}
