import AccessibilityTree

// What controls and combined elements are called: what the elements inside say, where these have another label that one, and of what is hidden nothing.
extension Box {
  /// The labels of the elements inside the box, joined as a combined element says them.
  final var labelInside: String {
    var labels: [String] = []
    for child in namingChildren { child.collectLabels(nil, into: &labels) }
    return labels.joined(separator: ", ")
  }

  /// The labels of the elements inside a control: as on a phone, pictures beside a text have no part in them, unless they were given a label.
  final var controlLabelInside: String {
    var labels: [String] = []
    for child in namingChildren { child.collectLabels(nil, skippingPictures: true, into: &labels) }
    return labels.isEmpty ? labelInside : labels.joined(separator: ", ")
  }

  /// The values that modifiers give to what is inside a control, joined; `nil` where there are none.
  final var valueInside: String? {
    var values: [String] = []
    for child in namingChildren { child.collectValues(into: &values) }
    return values.isEmpty ? nil : values.joined(separator: ", ")
  }

  private func collectValues(into values: inout [String]) {
    if attributes?.isHidden == true { return }
    if let value = attributes?.value {
      values.append(value)
      return
    }
    for child in namingChildren { child.collectValues(into: &values) }
  }

  /// The label of the box's element, or those of the elements inside, joined; pictures beside a text have no part in them, as in a control.
  final var spokenLabel: String { spokenLabels.joined(separator: ", ") }

  /// The first of the labels of the box's element or of those inside.
  final var firstSpokenLabel: String { spokenLabels.first ?? "" }

  private var spokenLabels: [String] {
    var labels: [String] = []
    collectLabels(nil, skippingPictures: true, into: &labels)
    if labels.isEmpty { collectLabels(nil, into: &labels) }
    return labels
  }

  /// The box of the label inside, for a control that has other elements beside it.
  final var labelBox: LabelBox? {
    first(LabelBox.self)
  }

  private func collectLabels(
    _ around: AccessibilityAttributes?, skippingPictures: Bool = false, into labels: inout [String]
  ) {
    var pending = around
    if let own = attributes { pending = pending?.merging(inner: own) ?? own }
    if skippingPictures, picture != nil, pending?.label == nil { return }
    if let pending, pending.isHidden || pending.isIcon { return }
    if var node = element() {
      pending?.apply(to: &node)
      if !node.label.isEmpty {
        labels.append(node.label)
        return
      }
      pending = nil
    } else if let label = pending?.label {
      labels.append(label)
      return
    }
    for child in namingChildren {
      child.collectLabels(pending, skippingPictures: skippingPictures, into: &labels)
    }
  }
}
