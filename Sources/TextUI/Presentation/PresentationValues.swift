/// Whether a view is shown over others, and a way to put it away.
///
/// Mirrors SwiftUI's older `PresentationMode`.
@MainActor public struct PresentationMode {
  /// Whether the view is shown over others, or pushed on a stack.
  public let isPresented: Bool

  /// Puts the view away.
  fileprivate let action: DismissAction?

  /// Puts the view away.
  public mutating func dismiss() {
    action?()
  }
}

/// An action that opens a window; a terminal has one.
///
/// Mirrors SwiftUI's `OpenWindowAction`.
@MainActor @preconcurrency public struct OpenWindowAction {
  /// Opens no window.
  public func callAsFunction(id: String) {}

  /// Opens no window.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}

  /// Opens no window.
  public func callAsFunction<D: Codable & Hashable>(value: D) {}
}

/// An action that closes a window; that of a terminal closes with the application.
///
/// Mirrors SwiftUI's `DismissWindowAction`.
@MainActor @preconcurrency public struct DismissWindowAction {
  /// Closes no window.
  public func callAsFunction() {}

  /// Closes no window.
  public func callAsFunction(id: String) {}
}

/// An action that asks people for a review, which nobody reads here.
///
/// Mirrors StoreKit's `RequestReviewAction`.
@MainActor @preconcurrency public struct RequestReviewAction {
  /// Asks nobody.
  public func callAsFunction() {}
}

extension EnvironmentValues {
  /// Whether the view is shown over others, and a way to put it away.
  ///
  /// Mirrors SwiftUI's older value.
  public var presentationMode: Binding<PresentationMode> {
    let action = statedDismiss
    return Binding(
      get: { PresentationMode(isPresented: action != nil, action: action) }, set: { _ in })
  }

  /// Whether the view is shown over others, or pushed on a stack.
  ///
  /// Mirrors SwiftUI's value.
  public var isPresented: Bool { statedDismiss != nil }

  /// Opens a window; a terminal has one.
  ///
  /// Mirrors SwiftUI's value.
  public var openWindow: OpenWindowAction { OpenWindowAction() }

  /// Closes a window; that of a terminal closes with the application.
  ///
  /// Mirrors SwiftUI's value.
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }

  /// Asks people for a review, which nobody reads here.
  ///
  /// Mirrors StoreKit's value.
  public var requestReview: RequestReviewAction { RequestReviewAction() }

  /// Whether a terminal has several windows: it has one.
  ///
  /// Mirrors SwiftUI's value.
  public var supportsMultipleWindows: Bool { false }
}

/// What a sheet or a popover becomes where there is little room from side to side.
///
/// Mirrors SwiftUI's `PresentationAdaptation`.
public struct PresentationAdaptation: Sendable, Hashable {
  /// The ways.
  enum Kind {
    case automatic
    case none
    case popover
    case sheet
    case fullScreenCover
  }

  /// The way.
  let kind: Kind

  /// As suits the place: a popover becomes a sheet.
  public static let automatic = PresentationAdaptation(kind: .automatic)

  /// As it is.
  public static let none = PresentationAdaptation(kind: .none)

  /// A popover.
  public static let popover = PresentationAdaptation(kind: .popover)

  /// A sheet.
  public static let sheet = PresentationAdaptation(kind: .sheet)

  /// All of the screen.
  public static let fullScreenCover = PresentationAdaptation(kind: .fullScreenCover)
}

/// Whether what is behind a sheet takes touches.
///
/// Mirrors SwiftUI's `PresentationBackgroundInteraction`.
public struct PresentationBackgroundInteraction: Sendable, Hashable {
  private enum Kind: Hashable {
    case automatic
    case enabled
    case disabled
    case upThrough(PresentationDetent)
  }

  private let kind: Kind

  /// As suits the place: it does not.
  public static let automatic = PresentationBackgroundInteraction(kind: .automatic)

  /// It does.
  public static let enabled = PresentationBackgroundInteraction(kind: .enabled)

  /// It does not.
  public static let disabled = PresentationBackgroundInteraction(kind: .disabled)

  /// Returns that it does up to a height.
  ///
  /// - Parameter detent: The greatest height of the sheet at which it does.
  /// - Returns: That.
  public static func enabled(upThrough detent: PresentationDetent)
    -> PresentationBackgroundInteraction
  {
    PresentationBackgroundInteraction(kind: .upThrough(detent))
  }

  /// The greatest height of the sheet at which it does; `nil` for any, or none.
  var limit: PresentationDetent? {
    if case .upThrough(let detent) = kind { detent } else { nil }
  }
}

/// A size of a sheet; on a text screen it has one.
///
/// Mirrors SwiftUI's protocol.
public protocol PresentationSizing: Sendable {}

/// A size of the system.
public struct SystemPresentationSizing: PresentationSizing {
  /// Fitted to its content, which on a text screen it is not.
  public func fitted(horizontal: Bool, vertical: Bool) -> SystemPresentationSizing { self }

  /// Kept where its content shrinks.
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> SystemPresentationSizing {
    self
  }
}

extension PresentationSizing where Self == SystemPresentationSizing {
  /// As suits the place.
  public static var automatic: SystemPresentationSizing { SystemPresentationSizing() }

  /// As a form has it.
  public static var form: SystemPresentationSizing { SystemPresentationSizing() }

  /// As a page has it.
  public static var page: SystemPresentationSizing { SystemPresentationSizing() }

  /// As its content has it.
  public static var fitted: SystemPresentationSizing { SystemPresentationSizing() }
}

extension View {
  /// Sets the ground of the sheet around, which is the terminal's.
  ///
  /// Mirrors SwiftUI's modifier.
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { self }

  /// Puts a view behind the sheet around, whose ground is the terminal's.
  ///
  /// Mirrors SwiftUI's modifier.
  public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    self
  }

  /// Sets whether what is behind the sheet around takes touches.
  ///
  /// Mirrors SwiftUI's modifier. The focus of the keyboard stays in the sheet.
  ///
  /// - Parameter interaction: Whether it does.
  /// - Returns: The changed view.
  public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    PageModifierView(
      content: self, value: interaction,
      apply: { $0.sheet?.setInteraction(interaction, by: $1) },
      remove: { $0.sheet?.forgetInteraction(by: $1) })
  }

  /// Sets what the sheet or popover around becomes where there is little room from side to side, on less than a hundred columns.
  ///
  /// Mirrors SwiftUI's modifier.
  ///
  /// - Parameter adaptation: What it becomes; it counts when it is shown, and not while it is.
  /// - Returns: The changed view.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    PageModifierView(
      content: self, value: adaptation,
      apply: { values, _ in values.sheet?.adaptation = adaptation },
      remove: { values, _ in values.sheet?.adaptation = .automatic })
  }

  /// Sets what the sheet or popover around becomes where there is little room.
  ///
  /// Mirrors SwiftUI's modifier.
  ///
  /// - Parameters:
  ///   - horizontal: What it becomes where there is little room from side to side.
  ///   - vertical: Has no effect: a screen of text is as high as a phone that is held upright.
  /// - Returns: The changed view.
  public func presentationCompactAdaptation(
    horizontal: PresentationAdaptation, vertical: PresentationAdaptation
  ) -> some View {
    presentationCompactAdaptation(horizontal)
  }

  /// Sets the size of the sheet around; on a text screen it has one.
  ///
  /// Mirrors SwiftUI's modifier.
  public func presentationSizing(_ sizing: some PresentationSizing) -> some View { self }

  /// Sets whether a drag in the sheet around scrolls or makes it larger; on a text screen it scrolls.
  ///
  /// Mirrors SwiftUI's modifier.
  public func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View {
    self
  }
}

/// What a drag in a sheet does; on a text screen it scrolls.
///
/// Mirrors SwiftUI's `PresentationContentInteraction`.
public struct PresentationContentInteraction: Sendable, Hashable {
  /// As suits the place.
  public static let automatic = PresentationContentInteraction()

  /// It makes the sheet larger.
  public static let resizes = PresentationContentInteraction()

  /// It scrolls.
  public static let scrolls = PresentationContentInteraction()
}

/// A place of a view that a popover points to, which on a text screen is all of it.
///
/// Mirrors SwiftUI's `PopoverAttachmentAnchor`.
public enum PopoverAttachmentAnchor: Sendable, Hashable {
  /// A rectangle of a view.
  ///
  /// Mirrors SwiftUI's `Anchor<CGRect>.Source`.
  public enum Rect: Sendable, Hashable {
    /// All of it.
    case bounds

    /// A part, in cells.
    case rect(CGRect)
  }

  /// A rectangle.
  case rect(Rect)

  /// A place.
  case point(UnitPoint)
}
