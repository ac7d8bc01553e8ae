public import Foundation

/// A control of UIKit's.
///
/// Mirrors UIKit's class, for its appearance.
@MainActor @preconcurrency public class UIControl: UIView {
  /// States of a control.
  ///
  /// Mirrors UIKit's structure.
  public struct State: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt

    /// Makes states from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// As usual.
    public static let normal: State = []

    /// Touched.
    public static let highlighted = State(rawValue: 1 << 0)

    /// Not to be used.
    public static let disabled = State(rawValue: 1 << 1)

    /// Chosen.
    public static let selected = State(rawValue: 1 << 2)

    /// With the focus.
    public static let focused = State(rawValue: 1 << 3)
  }
}

/// Whether what is typed is corrected.
///
/// Mirrors UIKit's enumeration; of no effect.
public enum UITextAutocorrectionType: Int, Sendable, Hashable {
  /// As the system has it.
  case `default` = 0

  /// It is not.
  case no = 1

  /// It is.
  case yes = 2
}

/// What the return key says.
///
/// Mirrors UIKit's enumeration; of no effect.
public enum UIReturnKeyType: Int, Sendable, Hashable {
  /// Return.
  case `default` = 0

  /// Go.
  case go = 1

  /// Google.
  case google = 2

  /// Join.
  case join = 3

  /// Next.
  case next = 4

  /// Route.
  case route = 5

  /// Search.
  case search = 6

  /// Send.
  case send = 7

  /// Yahoo.
  case yahoo = 8

  /// Done.
  case done = 9

  /// Emergency call.
  case emergencyCall = 10

  /// Continue.
  case `continue` = 11
}

/// A field for text.
///
/// Mirrors UIKit's class, for its appearance, and for alerts of UIKit's.
@MainActor @preconcurrency public class UITextField: UIControl {
  /// The text, which people type in the alert that the field belongs to.
  public var text: String? = ""

  /// What stands in it while it is empty.
  public var placeholder: String?

  /// Whether what is typed is not to be read.
  public var isSecureTextEntry = false

  /// The keyboard of the screen; of no effect.
  public var keyboardType = UIKeyboardType.default

  /// Which first letters are made large; of no effect.
  public var autocapitalizationType = UITextAutocapitalizationType.sentences

  /// Whether what is typed is corrected; of no effect.
  public var autocorrectionType = UITextAutocorrectionType.default

  /// What the return key says; of no effect.
  public var returnKeyType = UIReturnKeyType.default

  /// The colour of the text.
  public var textColor: UIColor?

  /// The font.
  public var font: UIFont?

  /// When it has a button that empties it.
  public var clearButtonMode: ViewMode = .never

  /// The look of the keyboard.
  public var keyboardAppearance: UIKeyboardAppearance = .default

  /// When a part of the field is shown.
  public enum ViewMode: Int, Sendable, Hashable {
    /// Never.
    case never = 0

    /// While people type.
    case whileEditing = 1

    /// Unless people type.
    case unlessEditing = 2

    /// Always.
    case always = 3
  }
}

/// A field for texts of several lines.
///
/// Mirrors UIKit's class, for its appearance.
@MainActor @preconcurrency public class UITextView: UIScrollView {
  /// The colour of the text.
  public var textColor: UIColor?

  /// The font.
  public var font: UIFont?

  /// The room around the text.
  public var textContainerInset: UIEdgeInsets = .zero
}

/// Choices side by side.
///
/// Mirrors UIKit's class, for its appearance.
@MainActor @preconcurrency public class UISegmentedControl: UIControl {
  /// The colour of the one that is chosen.
  public var selectedSegmentTintColor: UIColor?

  /// Whether the choices are as wide as their titles.
  public var apportionsSegmentWidthsByContent: Bool = false

  /// Sets the look of titles, which is the terminal's.
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}
}

/// The number of a page.
///
/// Mirrors UIKit's class, for its appearance.
@MainActor @preconcurrency public class UIPageControl: UIControl {
  /// The colour of the page that is shown.
  public var currentPageIndicatorTintColor: UIColor?

  /// The colour of the others.
  public var pageIndicatorTintColor: UIColor?

  /// Whether it is not shown for one page.
  public var hidesForSinglePage: Bool = false
}

/// A switch.
///
/// Mirrors UIKit's class, for its appearance.
@MainActor @preconcurrency public class UISwitch: UIControl {
  /// The colour while it is on.
  public var onTintColor: UIColor?

  /// The colour of what is pushed.
  public var thumbTintColor: UIColor?
}

/// A slider.
///
/// Mirrors UIKit's class, for its appearance.
@MainActor @preconcurrency public class UISlider: UIControl {
  /// The colour before what is dragged.
  public var minimumTrackTintColor: UIColor?

  /// The colour behind what is dragged.
  public var maximumTrackTintColor: UIColor?

  /// The colour of what is dragged.
  public var thumbTintColor: UIColor?

  /// Sets the picture of what is dragged, which is the terminal's.
  public func setThumbImage(_ image: UIImage?, for state: UIControl.State) {}
}

/// A stepper.
///
/// Mirrors UIKit's class, for its appearance.
@MainActor @preconcurrency public class UIStepper: UIControl {
}

/// A button.
///
/// Mirrors UIKit's class, for its appearance.
@MainActor @preconcurrency public class UIButton: UIControl {
}

/// A control for dates.
///
/// Mirrors UIKit's class, for its appearance.
@MainActor @preconcurrency public class UIDatePicker: UIControl {
  /// The minutes of a step.
  public var minuteInterval: Int = 1
}

/// A wheel of choices.
///
/// Mirrors UIKit's class, for its appearance.
@MainActor @preconcurrency public class UIPickerView: UIView {
}

/// A bar that fills.
///
/// Mirrors UIKit's class, for its appearance.
@MainActor @preconcurrency public class UIProgressView: UIView {
  /// The colour of the part that is done.
  public var progressTintColor: UIColor?

  /// The colour of the rest.
  public var trackTintColor: UIColor?
}

/// What turns while something goes on.
///
/// Mirrors UIKit's class, for its appearance.
@MainActor @preconcurrency public class UIActivityIndicatorView: UIView {
  /// The colour.
  public var color: UIColor?
}

/// What turns while a list is brought up to date.
///
/// Mirrors UIKit's class, for its appearance.
@MainActor @preconcurrency public class UIRefreshControl: UIControl {
  /// What is said meanwhile.
  public var attributedTitle: NSAttributedString?
}

/// A look of the keyboard.
///
/// Mirrors UIKit's enumeration.
public enum UIKeyboardAppearance: Int, Sendable, Hashable {
  /// As usual.
  case `default` = 0

  /// Dark.
  case dark = 1

  /// Light.
  case light = 2
}
