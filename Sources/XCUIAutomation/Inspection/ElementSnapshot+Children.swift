import AccessibilityTree
import Foundation

extension ElementSnapshot: XCUIElementSnapshot {
  /// The elements directly inside, in reading order.
  var children: [any XCUIElementSnapshot] { childSnapshots }

  /// The attributes by their names, those of the elements inside included.
  var dictionaryRepresentation: [XCUIElement.AttributeName: Any] {
    let frame = frame
    var values: [XCUIElement.AttributeName: Any] = [
      .children: childSnapshots.map(\.dictionaryRepresentation),
      .elementType: elementType.rawValue, .enabled: isEnabled, .hasFocus: hasFocus,
      .frame: [
        "X": Double(frame.origin.x), "Y": Double(frame.origin.y),
        "Width": Double(frame.width), "Height": Double(frame.height),
      ],
      .horizontalSizeClass: horizontalSizeClass.rawValue, .identifier: identifier, .label: label,
      .selected: isSelected, .title: title, .value: shownText,
      .verticalSizeClass: verticalSizeClass.rawValue,
    ]
    if let placeholderValue { values[.placeholderValue] = placeholderValue }
    return values
  }
}
