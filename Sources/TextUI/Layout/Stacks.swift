/// Views side by side.
///
/// Mirrors SwiftUI's `HStack`.
///
/// - Note: Unlike SwiftUI's, which chooses a spacing by what the views are, the default here is one cell.
public struct HStack<Content: View>: PrimitiveView {
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// Puts views side by side.
  ///
  /// - Parameters:
  ///   - alignment: Where they stand along the columns.
  ///   - spacing: The cells between them; one when `nil`.
  ///   - content: The views.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// Makes the node.
  public static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    ContainerNode(
      view, context, box: StackBox(context, axis: .horizontal), content: \.content,
      apply: { box, view in
        box.arrange(
          spacing: box.cells(view.spacing, "HStack(spacing:)") ?? 1,
          alignment: view.alignment.key)
      })
  }

  /// Adds the texts of the views.
  public static func addTexts(of view: Self?, to texts: inout RowTexts) {
    Content.addTexts(of: view?.content, to: &texts)
  }
}

/// Views one below the other.
///
/// Mirrors SwiftUI's `VStack`.
///
/// - Note: Unlike SwiftUI's, which chooses a spacing by what the views are, the default here is none.
public struct VStack<Content: View>: PrimitiveView {
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// Puts views one below the other.
  ///
  /// - Parameters:
  ///   - alignment: Where they stand along the rows.
  ///   - spacing: The cells between them; none when `nil`.
  ///   - content: The views.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// Makes the node.
  public static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    ContainerNode(
      view, context, box: StackBox(context, axis: .vertical), content: \.content,
      apply: { box, view in
        box.arrange(
          spacing: box.cells(view.spacing, "VStack(spacing:)") ?? 0,
          alignment: view.alignment.key)
      })
  }

  /// Adds the texts of the views.
  public static func addTexts(of view: Self?, to texts: inout RowTexts) {
    Content.addTexts(of: view?.content, to: &texts)
  }
}

/// Views one over the other, later ones on top.
///
/// Mirrors SwiftUI's `ZStack`.
public struct ZStack<Content: View>: PrimitiveView {
  private let alignment: Alignment
  private let content: Content

  /// Puts views one over the other.
  ///
  /// - Parameters:
  ///   - alignment: Where they stand in the room of the largest.
  ///   - content: The views.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// Makes the node.
  public static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    ContainerNode(
      view, context, box: LayersBox(context), content: \.content,
      apply: { box, view in
        box.alignment = view.alignment
        box.setNeedsLayout()
      })
  }

  /// Adds the texts of the views.
  public static func addTexts(of view: Self?, to texts: inout RowTexts) {
    Content.addTexts(of: view?.content, to: &texts)
  }
}
