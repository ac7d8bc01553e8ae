/// A look of buttons, which are pressed as usual.
///
/// Mirrors SwiftUI's `ButtonStyle`.
///
/// ```swift
/// struct Framed: ButtonStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     configuration.label.padding(1).border(configuration.isPressed ? .red : .gray)
///   }
/// }
/// ```
@MainActor @preconcurrency public protocol ButtonStyle {
  /// The type of the view of a button.
  associatedtype Body: View

  /// What a style is told of a button.
  typealias Configuration = ButtonStyleConfiguration

  /// Returns the view of a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style is told of a button.
///
/// Mirrors SwiftUI's `ButtonStyleConfiguration`.
public struct ButtonStyleConfiguration {
  /// The label of a button.
  public typealias Label = ControlPart

  /// What the button is for.
  public let role: ButtonRole?

  /// The label of the button.
  public let label: Label

  /// Whether it is touched.
  public let isPressed: Bool
}

/// A look of buttons that decides itself how they are pressed.
///
/// Mirrors SwiftUI's `PrimitiveButtonStyle`.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  /// The type of the view of a button.
  associatedtype Body: View

  /// What a style is told of a button.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// Returns the view of a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style is told of a button that it presses itself.
///
/// Mirrors SwiftUI's `PrimitiveButtonStyleConfiguration`.
@MainActor public struct PrimitiveButtonStyleConfiguration {
  /// The label of a button.
  public typealias Label = ControlPart

  /// What the button is for.
  public let role: ButtonRole?

  /// The label of the button.
  public let label: Label

  /// What pressing it does.
  let action: () -> Void

  /// Whether what the style makes holds a button of all this.
  let use = ControlUse()

  /// Presses the button.
  public func trigger() {
    action()
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Makes a button of what a style is told of one.
  ///
  /// Mirrors SwiftUI's initializer.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    configuration.use.isUsed = true
    self.init(role: configuration.role, action: configuration.action) { configuration.label }
  }
}

// MARK: - Styles of the system

/// A look of TextUI's own.
protocol SystemButtonStyle: PrimitiveButtonStyle {
  /// The look.
  var kind: ButtonStyleKind { get }
}

extension SystemButtonStyle {
  /// Returns a button in the look.
  public func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View {
    Button(configuration).buttonStyle(self)
  }
}

/// The look of a button that suits the place.
///
/// Mirrors SwiftUI's structure.
public struct DefaultButtonStyle: SystemButtonStyle {
  /// As suits the place.
  var kind: ButtonStyleKind { .automatic }

  /// Makes the style.
  public nonisolated init() {}
}

/// The look of a button with brackets around.
///
/// Mirrors SwiftUI's structure.
public struct BorderedButtonStyle: SystemButtonStyle {
  /// With brackets around.
  var kind: ButtonStyleKind { .bordered }

  /// Makes the style.
  public nonisolated init() {}
}

/// The look of a button with brackets around that stands out.
///
/// Mirrors SwiftUI's structure.
public struct BorderedProminentButtonStyle: SystemButtonStyle {
  /// With brackets around, standing out.
  var kind: ButtonStyleKind { .prominent }

  /// Makes the style.
  public nonisolated init() {}
}

/// The look of a button as just its label.
///
/// Mirrors SwiftUI's structure.
public struct PlainButtonStyle: SystemButtonStyle {
  /// Just the label.
  var kind: ButtonStyleKind { .plain }

  /// Makes the style.
  public nonisolated init() {}
}

/// The look of a button as just its label, in the colour of controls.
///
/// Mirrors SwiftUI's structure.
public struct BorderlessButtonStyle: SystemButtonStyle {
  /// Just the label, in the colour of controls.
  var kind: ButtonStyleKind { .borderless }

  /// Makes the style.
  public nonisolated init() {}
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// As suits the place.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// With brackets around.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// With brackets around, standing out.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// Just the label.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// Just the label, in the colour of controls.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }

  /// Just the label, in the colour of controls, as links have it.
  public static var link: BorderlessButtonStyle { BorderlessButtonStyle() }
}

// MARK: - Setting a look

/// A look of buttons.
enum ButtonStyleKind {
  /// As suits the place: without brackets in rows, in menus and on a ground or in a line of the author's, bordered elsewhere.
  case automatic

  /// With brackets around.
  case bordered

  /// With brackets around, standing out.
  case prominent

  /// Just the label.
  case plain

  /// Just the label, in the colour of controls.
  case borderless

  /// One of the author's.
  case styled(ControlStyle<ButtonStyleConfiguration>)

  /// One of the author's, which presses the button itself.
  case primitive(ControlStyle<PrimitiveButtonStyleConfiguration>)

  /// Whether the author says what buttons are made of.
  var isOfAuthor: Bool {
    switch self {
    case .styled, .primitive: true
    case .automatic, .bordered, .prominent, .plain, .borderless: false
    }
  }
}

/// The key of the look of buttons.
private enum ButtonStyleKey: EnvironmentKey {
  static var defaultValue: ButtonStyleKind { .automatic }
}

extension EnvironmentValues {
  /// How buttons look.
  var buttonStyleKind: ButtonStyleKind {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of buttons inside.
  ///
  /// Mirrors SwiftUI's modifier.
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    EnvironmentWriter(content: self, key: 0, value: style) { values in
      values.buttonStyleKind = .styled(
        ControlStyle { configuration in
          AnyView(
            StyleBody(style: style, configuration: configuration) {
              $0.makeBody(configuration: $1)
            })
        })
    }
  }

  /// Sets the look of buttons inside, which says itself how they are pressed.
  ///
  /// Mirrors SwiftUI's modifier.
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    EnvironmentWriter(content: self, key: 0, value: style) { values in
      if let style = style as? any SystemButtonStyle {
        values.buttonStyleKind = style.kind
        return
      }
      values.buttonStyleKind = .primitive(
        ControlStyle { configuration in
          let body = StyleBody(style: style, configuration: configuration) { style, configuration in
            let view = style.makeBody(configuration: configuration)
            return StyledControl(view, configuration.use, as: .button)
          }
          return AnyView(
            EnvironmentWriter(content: body, key: 0, value: 0) {
              $0.buttonStyleKind = .automatic
            })
        })
    }
  }

  /// Sets the form of buttons inside, which are text in brackets.
  ///
  /// Mirrors SwiftUI's modifier.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }

  /// Sets whether a button repeats while it is pressed, which a terminal does not see.
  ///
  /// Mirrors SwiftUI's modifier.
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    environment(\.buttonRepeatBehavior, behavior)
  }
}

/// Whether a button repeats while it is pressed, which a terminal does not see.
///
/// Mirrors SwiftUI's `ButtonRepeatBehavior`.
public struct ButtonRepeatBehavior: Sendable, Hashable {
  /// Whether it does; `nil` for as suits the place.
  private let isOn: Bool?

  /// As suits the place.
  public static let automatic = ButtonRepeatBehavior(isOn: nil)

  /// It does.
  public static let enabled = ButtonRepeatBehavior(isOn: true)

  /// It does not.
  public static let disabled = ButtonRepeatBehavior(isOn: false)
}

extension ButtonBorderShape: Shape {
  /// Returns the outline of a rectangle: cells have no corners to round.
  public func path(in rect: CGRect) -> Path { Path(rect) }
}

extension Shape where Self == ButtonBorderShape {
  /// The form of buttons around.
  public static var buttonBorder: ButtonBorderShape { .automatic }
}

/// A form of buttons, which as text are in brackets.
///
/// Mirrors SwiftUI's `ButtonBorderShape`.
public struct ButtonBorderShape: Sendable, Hashable {
  /// As suits the place.
  public static let automatic = ButtonBorderShape()

  /// With half circles at the ends.
  public static let capsule = ButtonBorderShape()

  /// With round corners.
  public static let roundedRectangle = ButtonBorderShape()

  /// Round.
  public static let circle = ButtonBorderShape()

  /// Returns a form with corners of a radius.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { ButtonBorderShape() }
}
