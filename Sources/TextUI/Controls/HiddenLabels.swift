import AccessibilityTree

/// The key of whether the labels of controls are not shown.
private enum HiddenLabelsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether the labels of controls are not shown.
  var areLabelsHidden: Bool {
    get { self[HiddenLabelsKey.self] }
    set { self[HiddenLabelsKey.self] = newValue }
  }
}

extension View {
  /// Has controls inside not show their labels; they are still called by them.
  ///
  /// Mirrors SwiftUI's modifier.
  public func labelsHidden() -> some View { environment(\.areLabelsHidden, true) }

  /// Has controls inside show their labels, or not; they are still called by them.
  ///
  /// Mirrors SwiftUI's modifier.
  public func labelsVisibility(_ visibility: Visibility) -> some View {
    environment(\.areLabelsHidden, visibility == .hidden)
  }
}

/// A control with its label at the beginning of the line.
struct LabeledRow<Label: View, Control: View>: View {
  /// What the control is called.
  let label: Label

  /// The control.
  let control: Control

  @Environment(\.areLabelsHidden) private var isLabelHidden

  /// Puts a label before a control.
  init(_ label: Label, @ViewBuilder control: () -> Control) {
    self.label = label
    self.control = control()
  }

  var body: some View {
    HStack(spacing: isLabelHidden ? 0 : nil) {
      label.modified(by: LabelModifier(isHidden: isLabelHidden))
      if !isLabelHidden { Spacer(minLength: 1) }
      control
    }
  }
}

/// A modifier that makes a view the label of a control, which may not be shown.
struct LabelModifier: BoxModifier, Equatable {
  /// Whether it is not shown.
  let isHidden: Bool

  func makeBox(_ node: ViewNode) -> LabelBox { LabelBox(node) }

  func apply(to box: LabelBox) {
    box.isHidden = isHidden
    box.setNeedsLayout()
    box.reportAllChildren()
  }
}

/// The box of the label of a control, which may not be shown.
class LabelBox: Box {
  /// Whether it is not shown.
  var isHidden = false

  override func measure(_ proposal: Proposal) -> Size {
    isHidden ? .zero : super.measure(proposal)
  }

  override func visibleChildren(in rect: Rect) -> ArraySlice<Box> { isHidden ? [] : children[...] }

  override var reportedChildren: [Box] { isHidden ? [] : children }

  // A label that is not shown names its control all the same.
  override var namingChildren: [Box] { children }

  override func reports(_ child: Box) -> Bool { !isHidden }

  override func collectFocusables(into boxes: inout [Box]) {
    if !isHidden { super.collectFocusables(into: &boxes) }
  }
}
