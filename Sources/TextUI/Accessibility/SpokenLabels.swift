import AccessibilityTree

// What controls and combined elements are called: what the elements inside say, where these have another label that one, and of what is hidden nothing.
extension Box {
  /// The labels of the elements inside the box, joined as a combined element says them.
  final var labelInside: String {
    var labels: [String] = []
    for child in namingChildren { child.collectLabels(nil, into: &labels) }
    return labels.joined(separator: ", ")
  }

  /// The labels of the elements inside a box that stands for an item of a menu: as on a phone, pictures beside a text have no part in them.
  final var itemLabelInside: String {
    var labels: [String] = []
    for child in namingChildren { child.collectLabels(nil, skippingPictures: true, into: &labels) }
    return labels.isEmpty ? labelInside : labels.joined(separator: ", ")
  }

  /// The label of the box's element, or those of the elements inside, joined.
  final var spokenLabel: String {
    var labels: [String] = []
    collectLabels(nil, into: &labels)
    return labels.joined(separator: ", ")
  }

  /// The box of the label inside, for a control that has other elements beside it.
  final var labelBox: LabelBox? {
    first(LabelBox.self)
  }

  private func collectLabels(
    _ around: AccessibilityAttributes?, skippingPictures: Bool = false, into labels: inout [String]
  ) {
    if skippingPictures, picture != nil { return }
    var pending = around
    if let own = attributes { pending = pending?.merging(inner: own) ?? own }
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
