import AccessibilityTree

/// What a view is called anyway, where the author composes what it is called.
private final class UsualLabel {
  /// The words.
  var words = ""
}

/// A view that stands for what another one is called anyway, where the author composes what that is called.
private struct UsualLabelView: PrimitiveView {
  /// The words.
  let label: UsualLabel

  static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    // Nothing is shown of a label that is composed.
    TypedNode(context)
  }

  static func addTexts(of view: Self?, to texts: inout RowTexts) {
    if let view { texts.addDrawn(view.label.words) } else { texts.giveUp() }
  }
}

/// A modifier that says what a view is called by views.
private struct ComposedLabelModifier<Label: View>: BoxModifier {
  /// The views.
  let label: Label

  /// What stands for the usual label in them.
  let usual: UsualLabel

  func makeBox(_ node: ViewNode) -> ComposedLabelBox { ComposedLabelBox(node) }

  func apply(to box: ComposedLabelBox) {
    box.compose = { [label, usual] box, words in
      usual.words = words
      return RowTexts.words(of: label, for: box)
    }
    box.movedSinceReport = true
    box.setNeedsReport()
  }
}

/// The box of a view whose label is composed of views.
private final class ComposedLabelBox: Box {
  /// Returns what the view is called, which is called so anyway.
  var compose: (Box, String) -> String = { $1 }

  override var attributes: AccessibilityAttributes? {
    var own = AccessibilityAttributes()
    own.label = compose(
      self, children.map(\.spokenLabel).filter { !$0.isEmpty }.joined(separator: ", "))
    return own
  }

  override var groundPart: GroundPart { .hugging }
}

extension View {
  /// Says what the view is called by views, of which one may stand for what it is called anyway.
  ///
  /// Mirrors SwiftUI's modifier. Of the views the words count, one after the other.
  ///
  /// ```swift
  /// Rating(stars: 4).accessibilityLabel { label in
  ///   Text("Favorite")
  ///   label
  /// }
  /// ```
  ///
  /// - Note: Unlike SwiftUI's, views in it that have state of their own count with what that begins with.
  ///
  /// - Parameter content: Returns the views, from one that stands for this view.
  /// - Returns: The changed view.
  public func accessibilityLabel<V: View>(
    @ViewBuilder content: (_ label: PlaceholderContentView<Self>) -> V
  ) -> some View {
    let usual = UsualLabel()
    let label = content(PlaceholderContentView(content: AnyView(UsualLabelView(label: usual))))
    return modified(by: ComposedLabelModifier(label: label, usual: usual))
  }
}
