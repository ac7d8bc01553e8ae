/// A look of text fields.
///
/// Mirrors SwiftUI's protocol; as text, fields have one look.
public protocol TextFieldStyle: Sendable {}

/// The look of a text field that suits the place.
///
/// Mirrors SwiftUI's structure.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// Makes the style.
  public init() {}
}

/// The look of a text field without a frame.
///
/// Mirrors SwiftUI's structure.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// Makes the style.
  public init() {}
}

/// The look of a text field in a frame with round corners.
///
/// Mirrors SwiftUI's structure.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// Makes the style.
  public init() {}
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// As suits the place.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// Without a frame.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// In a frame with round corners.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension View {
  /// Sets the look of text fields inside, which as text have one.
  ///
  /// Mirrors SwiftUI's modifier.
  public func textFieldStyle<Style: TextFieldStyle>(_ style: Style) -> some View { self }

  /// Keeps words from being corrected while they are typed, which here they are not.
  ///
  /// Mirrors SwiftUI's modifier.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }

  /// Keeps words from being corrected while they are typed, which here they are not.
  ///
  /// Mirrors SwiftUI's older modifier.
  public func disableAutocorrection(_ disable: Bool?) -> some View { self }
}
