import AccessibilityTree
import TextRendering

extension SystemItem {
  /// A button of a panel.
  struct Choice {
    /// What it is called.
    var label: String

    /// The identifier of the element.
    var identifier = ""

    /// What a tap does.
    var action: SystemAction
  }

  /// Returns a panel in the middle of the screen: a title, a message, and a button in each row.
  ///
  /// - Parameters:
  ///   - key: What tells it from all others.
  ///   - type: The kind of element.
  ///   - title: The title; `nil` for none.
  ///   - message: The message; empty for none.
  ///   - choices: The buttons.
  ///   - size: The size of the screen.
  /// - Returns: The panel.
  static func panel(
    key: String, _ type: ElementType, title: String?, message: String, _ choices: [Choice],
    on size: Size
  ) -> SystemItem {
    let inner = max(1, min(46, size.width - 8))
    var texts: [(String, SystemItem.Look)] = []
    if let title { texts += lines(of: title, inner).map { ($0, .title) } }
    if !message.isEmpty { texts += lines(of: message, inner).map { ($0, .text) } }
    let gap = texts.isEmpty ? 0 : 1
    let height = texts.count + gap + choices.count + 2
    let frame = Rect(
      x: (size.width - inner - 4) / 2, y: max(0, (size.height - height) / 2), width: inner + 4,
      height: height)
    var children: [SystemItem] = []
    let titleLines = texts.count { $0.1 == .title }
    for (place, part) in [title, message.isEmpty ? nil : message].enumerated() {
      guard let part else { continue }
      let lines = place == 0 ? titleLines : texts.count - titleLines
      children.append(
        SystemItem(
          key: "\(key) text \(place)", type: .staticText, label: part,
          frame: Rect(
            x: frame.minX + 2, y: frame.minY + 1 + (place == 0 ? 0 : titleLines), width: inner,
            height: lines), look: place == 0 ? .title : .text))
    }
    for (place, choice) in choices.enumerated() {
      children.append(
        SystemItem(
          key: "\(key) button \(place)", type: .button, identifier: choice.identifier,
          label: choice.label,
          frame: Rect(
            x: frame.minX + 2, y: frame.minY + 1 + texts.count + gap + place, width: inner,
            height: 1), look: .button, action: choice.action))
    }
    return SystemItem(
      key: key, type: type, label: title ?? "", frame: frame, look: .panel, isModal: true,
      children: children)
  }

  /// Returns a text in lines of so many cells.
  static func lines(of text: String, _ width: Int) -> [String] {
    TextLayout(text, maxWidth: width).lines.map(\.text)
  }
}
