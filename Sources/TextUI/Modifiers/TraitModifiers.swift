import AccessibilityTree

/// A modifier that gives a view a trait, for the container around.
struct TraitModifier<Trait: BoxTrait>: BoxModifier {
  /// What is told.
  let value: Trait.Value

  func makeBox(_ node: ViewNode) -> TraitBox<Trait> { TraitBox(node) }

  func apply(to box: TraitBox<Trait>) {
    box.value = value
    box.setNeedsLayout()
  }

  static func addTexts(
    of modifier: Self?, to texts: inout RowTexts, _ addContent: (inout RowTexts) -> Void
  ) {
    // Others may make something else of the view.
    if Trait.self != TagTrait.self && Trait.self != LayoutPriorityTrait.self { texts.giveUp() }
    addContent(&texts)
  }
}

/// The box of a view that tells something.
final class TraitBox<Told: BoxTrait>: Box {
  /// What is told.
  var value: Told.Value?

  override func trait<Trait: BoxTrait>(_ trait: Trait.Type) -> Trait.Value? {
    if let value = value as? Trait.Value, Trait.self == Told.self { return value }
    return super.trait(trait)
  }
}

/// The value by which a picker or tab view knows an option.
enum TagTrait: BoxTrait {
  typealias Value = AnyHashable
}

/// A view whose tag is known before it has boxes, as that of a tab view's page has to be.
@MainActor protocol TagCarrying {
  /// The outermost tag of the view; `nil` when it has none.
  var carriedTag: AnyHashable? { get }
}

extension ModifiedView: TagCarrying {
  /// The tag that the modifier sets, or else that of the view it modifies.
  var carriedTag: AnyHashable? {
    if let tag = modifier as? TraitModifier<TagTrait> { return tag.value }
    return (content as? any TagCarrying)?.carriedTag
  }
}

/// A modifier that takes a view's ideal size instead of the one offered.
struct FixedSizeModifier: SilentModifier, Equatable {
  let horizontal: Bool
  let vertical: Bool

  func makeBox(_ node: ViewNode) -> FixedSizeBox { FixedSizeBox(node) }

  func apply(to box: FixedSizeBox) {
    box.horizontal = horizontal
    box.vertical = vertical
    box.setNeedsLayout()
  }
}

/// The box of a view at its ideal size.
final class FixedSizeBox: Box {
  var horizontal = true
  var vertical = true

  private func fixed(_ proposal: Proposal) -> Proposal {
    Proposal(
      width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }

  override func measure(_ proposal: Proposal) -> Size {
    children.first?.size(for: fixed(proposal)) ?? .zero
  }

  override func guide(_ key: AlignmentKey, for proposal: Proposal) -> CGFloat? {
    children.first?.guide(key, for: fixed(proposal))
  }

  override func layoutChildren() {
    guard let child = children.first else { return }
    // What is inside may fill the size that it asked for.
    let ideal = child.size(for: fixed(placedProposal))
    let offer = Proposal(
      width: horizontal ? ideal.width : placedProposal.width,
      height: vertical ? ideal.height : placedProposal.height)
    child.place(at: .zero, offering: offer)
  }
}

extension View {
  /// Marks the view as an option of a picker or tab view.
  ///
  /// Mirrors SwiftUI's modifier.
  public func tag<Value: Hashable>(_ tag: Value) -> some View {
    modified(by: TraitModifier<TagTrait>(value: AnyHashable(tag)))
  }

  /// Gives the view a value by which a control knows it, also as one that may be missing.
  ///
  /// Mirrors SwiftUI's modifier. Here a tag is known by what it holds in either case.
  ///
  /// - Parameters:
  ///   - tag: The value.
  ///   - includeOptional: Has no effect.
  /// - Returns: The changed view.
  public func tag<Value: Hashable>(_ tag: Value, includeOptional: Bool) -> some View {
    self.tag(tag)
  }

  /// Gives the view its share of a stack's room before those of a lower priority.
  ///
  /// Mirrors SwiftUI's modifier.
  public func layoutPriority(_ value: Double) -> some View {
    modified(by: TraitModifier<LayoutPriorityTrait>(value: value))
  }

  /// Keeps the view at its ideal size.
  ///
  /// Mirrors SwiftUI's modifier.
  public func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> some View {
    modified(by: FixedSizeModifier(horizontal: horizontal, vertical: vertical))
  }
}
