import AccessibilityTree

/// The box of an element that only holds others: one of those that a phone's controllers put around what they show.
///
/// ```
/// Window                     Window                     Window
///   Other                      Other                      Other
///     Other                      NavigationBar              Other
///       Other                    Other                        Other
///         StaticText               Other                        Other
///                                    Other                        StaticText
///                                      StaticText             TabBar
/// ```
///
/// Tests that were recorded walk them one by one. Nothing is said of such an element but where it is: it takes no room, draws
/// nothing, and is no stop for anybody who reads a screen.
class ContainerBox: Box {
  /// The type of the element.
  private let elementType: ElementType

  /// Whether it leaves its place to a navigation stack or a tab view that is all there is inside, which has such an element itself.
  private let yieldsToControllers: Bool

  /// Makes the box of an element.
  init(
    _ owner: any BoxOwner, _ elementType: ElementType = .other, yieldsToControllers: Bool = false
  ) {
    self.elementType = elementType
    self.yieldsToControllers = yieldsToControllers
    super.init(owner)
  }

  /// Makes the box of an element around the one of another.
  convenience init(around content: Box, yieldsToControllers: Bool = false) {
    self.init(content, yieldsToControllers: yieldsToControllers)
    setChildren([content])
  }

  override func element() -> ElementNode? {
    if yieldsToControllers, soleChain.contains(where: { $0 is ControllerBox }) { return nil }
    return ElementNode(id: id, elementType: elementType)
  }
}

/// The box of a navigation stack or a tab view: an element that holds pages and bars.
class ControllerBox: ContainerBox {
  /// Makes the box.
  init(_ owner: any BoxOwner) {
    super.init(owner)
  }
}

/// The box of what a window, a stack, a tab or a sheet shows: fills its room, with the content in its middle.
///
/// Several views stand below each other, as in a `VStack`.
class ScreenBox: ContainerBox {
  /// Makes the box of a screen.
  init(_ owner: any BoxOwner) {
    super.init(owner, yieldsToControllers: true)
  }

  override var stackAxis: Axis? { .vertical }

  /// Returns the size that the views take in some room.
  final func contentSize(for proposal: Proposal) -> Size {
    StackArrangement.column.size(of: children, for: proposal)
  }

  override func measure(_ proposal: Proposal) -> Size {
    let content = contentSize(for: proposal)
    return Size(width: proposal.width ?? content.width, height: proposal.height ?? content.height)
  }

  override func layoutChildren() {
    let size = contentSize(for: placedProposal)
    StackArrangement.column.place(
      children, at: Alignment.center.origin(of: size, in: frame.size), offering: placedProposal)
  }
}

/// The box of a page of a stack or tab view, which shows nothing outside of its room.
class PageBox: ScreenBox {
  override var clipsContent: Bool { true }
}

/// A modifier that puts the elements of a view into ones that only hold them.
private struct ContainerModifier: BoxModifier {
  /// The type of the element.
  let elementType: ElementType

  func makeBox(_ node: ViewNode) -> ContainerBox { ContainerBox(node, elementType) }

  func apply(to box: ContainerBox) {}
}

extension View {
  /// Puts the elements of the view into one that only holds them.
  func inElement(_ elementType: ElementType) -> some View {
    modified(by: ContainerModifier(elementType: elementType))
  }
}
