// What views say of controls and bars inside, for styles and views of an author's own to read.

/// The key of the material behind views.
private enum BackgroundMaterialKey: EnvironmentKey {
  static var defaultValue: Material? { nil }
}

/// The key of whether buttons repeat.
private enum ButtonRepeatKey: EnvironmentKey {
  static var defaultValue: ButtonRepeatBehavior { .automatic }
}

/// The key of whether drags press.
private enum SpringLoadingKey: EnvironmentKey {
  static var defaultValue: SpringLoadingBehavior { .automatic }
}

/// The key of the key of a control.
private enum KeyboardShortcutKey: EnvironmentKey {
  static var defaultValue: KeyboardShortcut? { nil }
}

/// The key of where an accessory stands.
private enum AccessoryPlacementKey: EnvironmentKey {
  static var defaultValue: TabViewBottomAccessoryPlacement? { nil }
}

/// The key of how contents change.
private enum ContentTransitionKey: EnvironmentKey {
  static var defaultValue: ContentTransition { .identity }
}

/// The key of the order of menus.
private enum MenuOrderKey: EnvironmentKey {
  static var defaultValue: MenuOrder { .automatic }
}

/// The key of whether a pointer changes views.
private enum HoverEffectKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

/// The key of how a ground stands out.
private enum BackgroundProminenceKey: EnvironmentKey {
  static var defaultValue: BackgroundProminence { .standard }
}

/// The key of whether a window has the keyboard.
private enum AppearsActiveKey: EnvironmentKey {
  static var defaultValue: Bool? { nil }
}

extension EnvironmentValues {
  /// The material behind the views inside; `nil` where the author sets none.
  ///
  /// Mirrors SwiftUI's value.
  public var backgroundMaterial: Material? {
    get { self[BackgroundMaterialKey.self] }
    set { self[BackgroundMaterialKey.self] = newValue }
  }

  /// Whether buttons inside repeat while they are pressed, which a terminal does not see.
  ///
  /// Mirrors SwiftUI's value.
  public var buttonRepeatBehavior: ButtonRepeatBehavior {
    get { self[ButtonRepeatKey.self] }
    set { self[ButtonRepeatKey.self] = newValue }
  }

  /// Whether controls inside are pressed by what is dragged over them, which in a terminal nothing is.
  ///
  /// Mirrors SwiftUI's value.
  public var springLoadingBehavior: SpringLoadingBehavior {
    get { self[SpringLoadingKey.self] }
    set { self[SpringLoadingKey.self] = newValue }
  }

  /// The key that presses the control around; `nil` for none.
  ///
  /// Mirrors SwiftUI's value.
  public var keyboardShortcut: KeyboardShortcut? {
    get { self[KeyboardShortcutKey.self] }
    set { self[KeyboardShortcutKey.self] = newValue }
  }

  /// Where the view stands that accompanies a bar of tabs; `nil` outside of one.
  ///
  /// Mirrors SwiftUI's value.
  public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? {
    get { self[AccessoryPlacementKey.self] }
    set { self[AccessoryPlacementKey.self] = newValue }
  }

  /// How texts inside become others; on a text screen they do so at once.
  ///
  /// Mirrors SwiftUI's value.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }

  /// The order of actions of menus inside, which as text is that they are written in.
  ///
  /// Mirrors SwiftUI's value.
  public var menuOrder: MenuOrder {
    get { self[MenuOrderKey.self] }
    set { self[MenuOrderKey.self] = newValue }
  }

  /// Whether views inside are shown otherwise under a pointer, which on a text screen they are not.
  ///
  /// Mirrors SwiftUI's value.
  public var isHoverEffectEnabled: Bool {
    get { self[HoverEffectKey.self] }
    set { self[HoverEffectKey.self] = newValue }
  }

  /// How much the ground behind views inside stands out.
  ///
  /// Mirrors SwiftUI's value.
  public var backgroundProminence: BackgroundProminence {
    get { self[BackgroundProminenceKey.self] }
    set { self[BackgroundProminenceKey.self] = newValue }
  }

  /// Whether views inside look as those of a window that has the keyboard: while the application is active, unless it is set.
  ///
  /// Mirrors SwiftUI's value.
  public var appearsActive: Bool {
    get { self[AppearsActiveKey.self] ?? (scenePhase == .active) }
    set { self[AppearsActiveKey.self] = newValue }
  }

  /// Whether the labels of controls inside are shown.
  ///
  /// Mirrors SwiftUI's value.
  public var labelsVisibility: Visibility {
    get { areLabelsHidden ? .hidden : .automatic }
    set { areLabelsHidden = newValue == .hidden }
  }

  /// Whether the buttons of menus inside have an arrow.
  ///
  /// Mirrors SwiftUI's value.
  public var menuIndicatorVisibility: Visibility {
    get { showsMenuIndicator ? .automatic : .hidden }
    set { showsMenuIndicator = newValue != .hidden }
  }

  /// Whether a bar shows how far the views inside are scrolled from side to side; a text screen has none such.
  ///
  /// Mirrors SwiftUI's value.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { showsScrollIndicators ? .automatic : .hidden }
    set { showsScrollIndicators = newValue.isShown }
  }

  /// Whether a bar shows how far the views inside are scrolled from top to bottom.
  ///
  /// Mirrors SwiftUI's value.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { showsScrollIndicators ? .automatic : .hidden }
    set { showsScrollIndicators = newValue.isShown }
  }

  /// Whether a bar of tabs shows the tabs of its sections, as a text screen always does.
  ///
  /// Mirrors SwiftUI's value.
  public var isTabBarShowingSections: Bool { true }

  /// Whether people have the system show what is small in large, which a terminal does not tell.
  ///
  /// Mirrors SwiftUI's value.
  public var accessibilityLargeContentViewerEnabled: Bool { false }
}

/// Whether controls are pressed by what is dragged over them, which in a terminal nothing is.
///
/// Mirrors SwiftUI's `SpringLoadingBehavior`.
public struct SpringLoadingBehavior: Sendable, Hashable {
  /// Whether they are; `nil` for as suits the place.
  private let isOn: Bool?

  /// As suits the place.
  public static let automatic = SpringLoadingBehavior(isOn: nil)

  /// They are.
  public static let enabled = SpringLoadingBehavior(isOn: true)

  /// They are not.
  public static let disabled = SpringLoadingBehavior(isOn: false)
}

/// A place of a view that accompanies a bar of tabs.
///
/// Mirrors SwiftUI's `TabViewBottomAccessoryPlacement`.
public enum TabViewBottomAccessoryPlacement: Sendable, Hashable {
  /// In the bar.
  case inline

  /// Above the bar, as on a text screen it always is.
  case expanded
}

/// How much the ground behind views stands out.
///
/// Mirrors SwiftUI's `BackgroundProminence`.
public struct BackgroundProminence: Sendable, Hashable {
  /// Whether it does.
  private let stands: Bool

  /// As usual.
  public static let standard = BackgroundProminence(stands: false)

  /// More.
  public static let increased = BackgroundProminence(stands: true)
}

extension View {
  /// Sets whether controls inside are pressed by what is dragged over them, which in a terminal nothing is.
  ///
  /// Mirrors SwiftUI's modifier.
  public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
    environment(\.springLoadingBehavior, behavior)
  }
}
