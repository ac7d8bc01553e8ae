import AccessibilityTree
import AutomationWire
public import Foundation
import TextRendering

/// A control that opens a link: by a tap, or by Return or Space while it has the focus.
///
/// Mirrors SwiftUI's `Link`. What opening does is decided by the `openURL` value of the environment.
public struct Link<Label: View>: PrimitiveView {
  private let destination: URL
  private let label: Label

  /// Makes a control that opens a link.
  ///
  /// - Parameters:
  ///   - destination: The link.
  ///   - label: What it looks like.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  /// Makes the node.
  public static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    ContainerNode(
      view, context, box: LinkBox(context), content: \.label,
      apply: { box, view in box.destination = view.destination })
  }
}

extension Link where Label == Text {
  /// Makes a control with a title that opens a link.
  ///
  /// - Parameters:
  ///   - title: What it is called.
  ///   - destination: The link.
  public init(_ title: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }

  /// Makes a control with a title that opens a link.
  ///
  /// - Parameters:
  ///   - title: What it is called.
  ///   - destination: The link.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

/// The box of a control that opens a link.
final class LinkBox: PressableBox {
  override var isIdentifiedByLabel: Bool { true }

  /// The link.
  var destination: URL?

  override func style(_ canvas: inout DrawingCanvas) {
    canvas.style.attributes.insert(.underline)
    if environment.isDisabled {
      canvas.style.attributes.insert(.faint)
    } else {
      canvas.style.foreground = .ansi(4)
    }
    if graph.focus.focused === self { canvas.style.showFocus() }
  }

  override func element() -> ElementNode? {
    var node = ElementNode(id: id, elementType: .link)
    node.actions = [.activate, .focus]
    return node
  }

  override var childReporting: ChildReporting { .label }

  override var pressTitle: String { "open" }

  override func press() {
    if let destination { environment.openURL(destination) }
  }
}
