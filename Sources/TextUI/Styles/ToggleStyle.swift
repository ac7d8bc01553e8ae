/// A look of toggles.
///
/// Mirrors SwiftUI's `ToggleStyle`.
@MainActor @preconcurrency public protocol ToggleStyle {
  /// The type of the view that the style makes.
  associatedtype Body: View

  /// What a style is told.
  typealias Configuration = ToggleStyleConfiguration

  /// Returns the view.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style is told of toggles.
///
/// Mirrors SwiftUI's `ToggleStyleConfiguration`.
@MainActor public struct ToggleStyleConfiguration {
  /// The label of a toggle.
  public typealias Label = ControlPart

  /// What it is called.
  public let label: Label

  /// Whether it is on.
  @Binding public var isOn: Bool

  /// Whether it stands for several of which some are on; it never does.
  public var isMixed: Bool { false }

  /// Whether what the style makes holds a toggle of all this.
  let use = ControlUse()

  /// Makes what a style is told.
  init(label: Label, isOn: Binding<Bool>) {
    self.label = label
    _isOn = isOn
  }
}

/// A look of TextUI's own, which says itself what toggles are in the tree.
protocol SystemToggleStyle: ToggleStyle {}

/// The look of a toggle that suits the place: a switch, or a button in a bar.
///
/// Mirrors SwiftUI's structure.
public struct DefaultToggleStyle: SystemToggleStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// Returns the view.
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// As suits the place.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

/// The look of a toggle with a switch.
///
/// Mirrors SwiftUI's structure.
public struct SwitchToggleStyle: SystemToggleStyle {
  /// Makes the style.
  public nonisolated init() {
    tint = nil
  }

  /// Makes the style with a colour of the switch.
  public nonisolated init(tint: Color) {
    self.tint = tint
  }

  /// The colour of the switch; the usual one when `nil`.
  private let tint: Color?

  /// Returns the view.
  public func makeBody(configuration: Configuration) -> some View {
    Toggle(configuration).tint(tint).environment(\.isInBar, false)
  }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

/// The look of a toggle as a button, which stands out with a tick while it is on; in the tree it is a switch.
///
/// Mirrors SwiftUI's structure.
public struct ButtonToggleStyle: SystemToggleStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// Returns the view.
  public func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack {
        if configuration.isOn { Text(verbatim: "✓").unlisted() }
        configuration.label
      }
    }
    .environment(\.buttonStyleKind, configuration.isOn ? .prominent : .bordered)
    .accessibilityValue(configuration.isOn ? "1" : "0")
    .accessibilityAddTraits(configuration.isOn ? .isSelected : [])
    .accessibilityElementType(.switch)
  }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

/// The look of a toggle as a box to tick.
///
/// Mirrors SwiftUI's structure.
public struct CheckboxToggleStyle: SystemToggleStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// Returns the view.
  public func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack {
        Text(configuration.isOn ? "[✓]" : "[ ]").unlisted()
        configuration.label
      }
    }
    .wholeLabelButtons()
    .accessibilityValue(configuration.isOn ? "1" : "0")
    .accessibilityElementType(.checkBox)
  }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A box to tick.
  public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

extension View {
  /// Sets the look of toggles inside.
  ///
  /// Mirrors SwiftUI's modifier. In the tree a toggle is a switch whatever a style of the author's draws.
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    styled(style) { (style: S, configuration: ToggleStyleConfiguration) in
      let view = style.makeBody(configuration: configuration)
      if style is any SystemToggleStyle { configuration.use.isUsed = true }
      return StyledControl(
        view, configuration.use, as: .switch, value: configuration.isOn ? "1" : "0"
      ) {
        configuration.isOn.toggle()
      }
    }
  }
}
