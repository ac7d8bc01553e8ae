/// Controls for entering data, in groups.
///
/// Mirrors SwiftUI's `Form`, which on a phone is a list: each control is a row, and sections are groups.
public struct Form<Content: View>: View {
  private let content: Content

  /// Makes a form.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @Environment(style: FormStyleConfiguration.self) private var style

  /// The list.
  public var body: some View {
    if let style {
      style.makeView(FormStyleConfiguration(content: ControlPart(content)))
    } else {
      List { content }
    }
  }
}

extension Form where Content == FormStyleConfiguration.Content {
  /// Makes a form of what a style is told of one.
  public init(_ configuration: FormStyleConfiguration) {
    self.init { configuration.content }
  }
}

/// A look of forms.
///
/// Mirrors SwiftUI's `FormStyle`.
@MainActor @preconcurrency public protocol FormStyle {
  /// The type of the view that the style makes.
  associatedtype Body: View

  /// What a style is told.
  typealias Configuration = FormStyleConfiguration

  /// Returns the view.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style is told of forms.
///
/// Mirrors SwiftUI's `FormStyleConfiguration`.
@MainActor public struct FormStyleConfiguration {
  /// The views.
  public typealias Content = ControlPart

  /// The views.
  public let content: Content
}

/// The look of a form that suits the place.
///
/// Mirrors SwiftUI's structure.
public struct AutomaticFormStyle: FormStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// Returns the view.
  public func makeBody(configuration: Configuration) -> some View { Form(configuration) }
}

extension FormStyle where Self == AutomaticFormStyle {
  /// As suits the place.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

/// The look of a form whose rows are grouped.
///
/// Mirrors SwiftUI's structure.
public struct GroupedFormStyle: FormStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// Returns the view.
  public func makeBody(configuration: Configuration) -> some View { Form(configuration) }
}

extension FormStyle where Self == GroupedFormStyle {
  /// Rows are grouped.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

/// The look of a form with a column of labels beside one of values.
///
/// Mirrors SwiftUI's structure.
public struct ColumnsFormStyle: FormStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// Returns the view.
  public func makeBody(configuration: Configuration) -> some View { Form(configuration) }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// Labels stand in a column beside the values.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension View {
  /// Sets the look of forms inside.
  ///
  /// Mirrors SwiftUI's modifier.
  public func formStyle<S: FormStyle>(_ style: S) -> some View {
    styled(style) { (style: S, configuration: FormStyleConfiguration) in
      style.makeBody(configuration: configuration)
    }
  }
}
