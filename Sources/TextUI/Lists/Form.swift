/// Controls for entering data, in groups.
///
/// Mirrors SwiftUI's `Form`, which on a phone is a list: each control is a row, and sections are groups.
public struct Form<Content: View>: View {
  private let content: Content

  /// Makes a form.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The list.
  public var body: some View {
    List { content }
  }
}

/// A look of forms.
///
/// Mirrors SwiftUI's protocol; as text, forms have one look.
public protocol FormStyle: Sendable {}

/// The look of a form that suits the place.
///
/// Mirrors SwiftUI's structure.
public struct AutomaticFormStyle: FormStyle {
  /// Makes the style.
  public init() {}
}

/// The look of a form whose rows are grouped.
///
/// Mirrors SwiftUI's structure.
public struct GroupedFormStyle: FormStyle {
  /// Makes the style.
  public init() {}
}

/// The look of a form with a column of labels beside one of values.
///
/// Mirrors SwiftUI's structure.
public struct ColumnsFormStyle: FormStyle {
  /// Makes the style.
  public init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
  /// As suits the place.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
  /// Rows are grouped.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// Labels stand in a column beside the values.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension View {
  /// Sets the look of forms inside, which as text have one.
  ///
  /// Mirrors SwiftUI's modifier.
  public func formStyle<Style: FormStyle>(_ style: Style) -> some View { self }
}
