/// A look of text fields.
///
/// Mirrors SwiftUI's `TextFieldStyle`: a style of the author's says in `_body(configuration:)` what stands around a field.
///
/// - Note: Unlike SwiftUI's, it is not for a `SecureField`.
@MainActor @preconcurrency public protocol TextFieldStyle {
  // swift-format-ignore: NoLeadingUnderscores
  // The name is SwiftUI's.
  /// The type of the view that the style makes.
  associatedtype _Body: View

  // swift-format-ignore: NoLeadingUnderscores
  // The name is SwiftUI's.
  /// What a field is called, as a style is told of it.
  typealias _Label = ControlPart

  // swift-format-ignore: NoLeadingUnderscores
  // The name is SwiftUI's.
  /// Returns the view, made of a field.
  @ViewBuilder func _body(configuration: TextField<Self._Label>) -> _Body
}

/// A look of text fields that is the usual one.
private protocol UsualTextFieldStyle: TextFieldStyle {}

extension UsualTextFieldStyle {
  // swift-format-ignore: NoLeadingUnderscores
  // The name is SwiftUI's.
  /// The field as it is.
  public func _body(configuration: TextField<ControlPart>) -> some View { configuration }
}

/// The look of a text field that suits the place.
///
/// Mirrors SwiftUI's structure.
public struct DefaultTextFieldStyle: UsualTextFieldStyle {
  /// Makes the style.
  public nonisolated init() {}
}

/// The look of a text field without a frame.
///
/// Mirrors SwiftUI's structure.
public struct PlainTextFieldStyle: UsualTextFieldStyle {
  /// Makes the style.
  public nonisolated init() {}
}

/// The look of a text field in a frame with round corners.
///
/// Mirrors SwiftUI's structure.
public struct RoundedBorderTextFieldStyle: UsualTextFieldStyle {
  /// Makes the style.
  public nonisolated init() {}
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
  /// Sets the look of text fields inside.
  ///
  /// Mirrors SwiftUI's modifier. As text, the system's own styles look alike.
  public func textFieldStyle<Style: TextFieldStyle>(_ style: Style) -> some View {
    var make: (@MainActor (Style, TextField<ControlPart>) -> any View)?
    if !(style is any UsualTextFieldStyle) {
      make = { style, field in style._body(configuration: field) }
    }
    return styled(style, make)
  }
}
