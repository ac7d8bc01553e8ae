/// A view that a style of the author's makes for what it is told of a control, so that the properties of the style have a place.
struct StyleBody<Style, Configuration, Content: View>: PrimitiveView {
  /// The style.
  var style: Style

  /// What it is told.
  let configuration: Configuration

  /// Has the style make the view.
  let make: @MainActor (Style, Configuration) -> Content

  static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    StyleBodyNode(view, context)
  }
}

/// The node of a view that a style makes.
final class StyleBodyNode<Style, Configuration, Content: View>: WrappingNode<
  StyleBody<Style, Configuration, Content>, Content
>
{
  private var view: StyleBody<Style, Configuration, Content>

  /// What the properties of the style keep, in order.
  private var storage: [AnyObject] = []

  /// Makes the node and has the style make the view.
  init(_ view: StyleBody<Style, Configuration, Content>, _ context: NodeContext) {
    self.view = view
    super.init(context)
    connectProperties(of: &self.view.style, keeping: &storage)
    evaluate()
  }

  override var viewType: Any.Type? { Style.self }

  override func update(_ view: StyleBody<Style, Configuration, Content>) {
    self.view = view
    connectProperties(of: &self.view.style, keeping: &storage)
    evaluate()
  }

  override func evaluate() {
    let body = evaluating {
      updateProperties(of: &view.style)
      return view.make(view.style, view.configuration)
    }
    show(body)
  }

  override var handsLazinessOn: Bool { true }
}

/// A view of which a style of the author's makes another, where there is one.
struct StyledView<Configuration, Usual: View>: View {
  /// What the style is told.
  let configuration: () -> Configuration

  /// The view where there is no style.
  let usual: Usual

  @Environment private var style: ControlStyle<Configuration>?

  /// Makes the view of a control.
  init(_ configuration: @escaping () -> Configuration, @ViewBuilder usual: () -> Usual) {
    self.configuration = configuration
    self.usual = usual()
    _style = Environment(style: Configuration.self)
  }

  var body: some View {
    if let style { style.makeView(configuration()) } else { usual }
  }
}

/// A style of the author's for controls that tell styles of themselves by a type.
struct ControlStyle<Configuration> {
  /// Returns the view of a control.
  let makeView: @MainActor (Configuration) -> AnyView
}

/// The key of the style of controls that tell styles of themselves by a type.
enum ControlStyleKey<Configuration>: EnvironmentKey {
  static var defaultValue: ControlStyle<Configuration>? { nil }
}

extension EnvironmentValues {
  /// Returns the author's style of controls that tell styles of themselves by a type; `nil` where there is none.
  func style<Configuration>(for type: Configuration.Type) -> ControlStyle<Configuration>? {
    self[ControlStyleKey<Configuration>.self]
  }
}

extension View {
  /// Has controls inside that tell styles of themselves by a type made by a style.
  ///
  /// The type of what the style makes is no part of that of the view: a style may set itself on what is inside of the control.
  ///
  /// - Parameters:
  ///   - style: The style; inside of what it makes, controls are as they are without one.
  ///   - make: Has it make the view of a control; `nil` for controls as they are without a style.
  /// - Returns: The changed view.
  func styled<Style, Configuration>(
    _ style: Style, _ make: (@MainActor (Style, Configuration) -> any View)?
  ) -> some View {
    EnvironmentWriter(content: self, key: 0, value: style) { values in
      values[ControlStyleKey<Configuration>.self] = make.map { make in
        ControlStyle { configuration in
          let body = StyleBody(style: style, configuration: configuration) {
            AnyView(make($0, $1))
          }
          return AnyView(
            EnvironmentWriter(content: body, key: 0, value: 0) {
              $0[ControlStyleKey<Configuration>.self] = nil
            })
        }
      }
    }
  }
}

/// A part of a control, as a style is told of it.
///
/// What SwiftUI's types such as `ButtonStyleConfiguration.Label` are.
public struct ControlPart: View {
  /// The views.
  private let content: AnyView

  /// Makes a part of views.
  init<Content: View>(_ content: Content) {
    self.content = AnyView(content)
  }

  /// The words, where that is all there is; `nil` otherwise.
  var text: Text? {
    (content.content as? Text) ?? (content.content as? ControlPart)?.text
  }

  /// The views.
  public var body: some View { content }
}
