/// A look of pickers.
///
/// Mirrors SwiftUI's protocol; as there, the styles are those that come with it.
public protocol PickerStyle: Sendable {}

/// The look of a picker that suits the place: a menu.
///
/// Mirrors SwiftUI's structure.
public struct DefaultPickerStyle: PickerStyle {
  /// Makes the style.
  public init() {}
}

/// The look of a picker as choices side by side.
///
/// Mirrors SwiftUI's structure.
public struct SegmentedPickerStyle: PickerStyle {
  /// Makes the style.
  public init() {}
}

/// The look of a picker as a wheel of which a few choices show.
///
/// Mirrors SwiftUI's structure.
public struct WheelPickerStyle: PickerStyle {
  /// Makes the style.
  public init() {}
}

/// The look of a picker as a button that presents the choices.
///
/// Mirrors SwiftUI's structure.
public struct MenuPickerStyle: PickerStyle {
  /// Makes the style.
  public init() {}
}

/// The look of a picker as one row for each choice, among the views around.
///
/// Mirrors SwiftUI's structure.
public struct InlinePickerStyle: PickerStyle {
  /// Makes the style.
  public init() {}
}

/// The look of a picker as a row of choices in a menu: here as choices side by side.
///
/// Mirrors SwiftUI's structure.
public struct PalettePickerStyle: PickerStyle {
  /// Makes the style.
  public init() {}
}

extension PickerStyle where Self == PalettePickerStyle {
  /// A row of choices.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// As suits the place.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// Choices side by side.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// A wheel.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// A button that presents the choices.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// One row for each choice.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

/// A look of pickers, as a value.
enum PickerStyleKind: Sendable, Hashable {
  /// As choices side by side.
  case segmented

  /// As a wheel.
  case wheel

  /// As a button that presents the choices.
  case menu

  /// As a row for each choice.
  case inline

  /// As a row that leads to a page with the choices.
  case navigationLink

  /// Makes the kind of a style.
  init(_ style: some PickerStyle) {
    switch style {
    case is SegmentedPickerStyle, is PalettePickerStyle: self = .segmented
    case is WheelPickerStyle: self = .wheel
    case is InlinePickerStyle: self = .inline
    case is NavigationLinkPickerStyle: self = .navigationLink
    default: self = .menu
    }
  }
}

/// The key of the look of pickers.
private enum PickerStyleKey: EnvironmentKey {
  static var defaultValue: PickerStyleKind { .menu }
}

extension EnvironmentValues {
  /// How pickers look.
  var pickerStyleKind: PickerStyleKind {
    get { self[PickerStyleKey.self] }
    set { self[PickerStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of pickers inside.
  ///
  /// Mirrors SwiftUI's modifier.
  public func pickerStyle<Style: PickerStyle>(_ style: Style) -> some View {
    let kind = PickerStyleKind(style)
    return EnvironmentWriter(content: self, key: 0, value: kind) { $0.pickerStyleKind = kind }
  }
}
