/// A control that shows the choices of a picker in one of its looks.
@MainActor protocol PickerControl: AnyObject {
  /// Which of the choices is chosen; `nil` for none.
  var selectedIndex: Int? { get set }

  /// Takes the label and the choices.
  func show(label: Box?, _ choices: [PickerChoiceBox])

  /// Appends what stands among the views around.
  func appendBoxes(to boxes: inout [Box])

  /// Takes away what it shows elsewhere.
  func close()
}

extension PickerControl {
  /// Nothing shows elsewhere.
  func close() {}
}

extension PickerControl where Self: Box {
  /// The box itself stands among the views around.
  func appendBoxes(to boxes: inout [Box]) {
    boxes.append(self)
  }
}
