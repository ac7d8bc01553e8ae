/// A picker that is one row for each choice, among the views around.
final class InlinePicker: PickerControl {
  private var label: Box?
  private var choices: [PickerChoiceBox] = []

  var selectedIndex: Int? {
    didSet { mark() }
  }

  func show(label: Box?, _ choices: [PickerChoiceBox]) {
    self.label = label?.trait(EmptySlotTrait.self) == true ? nil : label
    self.choices = choices
    for choice in choices {
      choice.look = .row
      choice.setNeedsLayout()
    }
    mark()
  }

  private func mark() {
    for (index, choice) in choices.enumerated() { choice.isSelected = index == selectedIndex }
  }

  func appendBoxes(to boxes: inout [Box]) {
    if let label { boxes.append(label) }
    boxes.append(contentsOf: choices)
  }
}
