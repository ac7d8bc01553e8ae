import AccessibilityTree
import TextRendering

/// The box of a text.
final class TextBox: Box {
  /// The text as given.
  private(set) var text = ""

  private var looks = TextEnvironment()
  private var lines: [TextLine] = []

  /// All that was asked of the text since the layout of what is around was worked out from it.
  private var answers: [Proposal: Answer] = [:]

  /// An answer of a text that is offered some room.
  private struct Answer: Equatable {
    /// The size it takes.
    let size: Size

    /// How many lines it has.
    let lineCount: Int
  }

  /// Sets the text and its looks.
  ///
  /// Another text that takes the same room as the one before, whatever was offered, is drawn in its place and nothing around it is
  /// laid out anew.
  func set(_ text: String, _ looks: TextEnvironment) {
    guard text != self.text || looks != self.looks else { return }
    self.text = text
    self.looks = looks
    // Beyond a few offers it is no cheaper to try them all.
    if !needsLayout, answers.count <= 12, answers.allSatisfy({ answer(to: $0) == $1 }) {
      lines = lines(for: placedProposal)
      setNeedsDisplay()
    } else {
      setNeedsLayout()
    }
  }

  override var ownText: String? { text }

  override func forgetMeasures() {
    answers.removeAll(keepingCapacity: true)
  }

  override func measure(_ proposal: Proposal) -> Size {
    let answer = answer(to: proposal)
    answers[proposal] = answer
    return answer.size
  }

  override func guide(_ key: AlignmentKey, for proposal: Proposal) -> CGFloat? {
    if key.id == FirstTextBaselineGuide.self { return 1 }
    guard key.id == LastTextBaselineGuide.self else { return nil }
    let answer = answer(to: proposal)
    answers[proposal] = answer
    return CGFloat(max(1, answer.lineCount))
  }

  private func answer(to proposal: Proposal) -> Answer {
    let lines = lines(for: proposal)
    let size = Size(
      width: lines.reduce(0) { max($0, $1.width) },
      height: max(lines.count, min(looks.reservedLines, proposal.height ?? .max)))
    return Answer(size: size, lineCount: lines.count)
  }

  override func layoutChildren() {
    lines = lines(for: placedProposal)
  }

  override func draw(on canvas: inout Canvas) {
    let style = looks.applied(to: canvas.style, in: environment)
    let isRedacted = environment.isRedacted
    for (row, line) in lines.enumerated() where row < frame.height {
      let x: Int
      switch (looks.alignment, scope.isRightToLeft) {
      case (.leading, false), (.trailing, true): x = 0
      case (.center, _): x = (frame.width - line.width) / 2
      case (.trailing, false), (.leading, true): x = frame.width - line.width
      }
      let text = isRedacted ? String(repeating: "▒", count: line.width) : line.text
      canvas.write(text, at: Point(x: x, y: row), style: style)
    }
  }

  override func paints(at point: Point) -> Bool { true }

  // A text without characters is nothing for tests, whatever modifiers say of it.
  override func element() -> ElementNode? {
    guard !text.isEmpty else { return nil }
    var node = ElementNode(id: id, elementType: .staticText)
    node.label = text
    return node
  }

  private func lines(for proposal: Proposal) -> [TextLine] {
    TextLayout(
      text, maxWidth: proposal.width.flatMap { $0 >= Proposal.infinity ? nil : $0 },
      lineLimit: looks.lineLimit,
      maxHeight: proposal.height.flatMap { $0 >= Proposal.infinity ? nil : max(1, $0) },
      truncation: looks.truncationMode.textTruncation
    ).lines
  }
}

extension TextEnvironment {
  /// Returns a style with these looks on top.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - environment: The values around the text, which say what the tint is and what colours blend with.
  /// - Returns: The style with the looks.
  @MainActor func applied(to style: TextStyle, in environment: EnvironmentValues) -> TextStyle {
    var style = style
    if let foreground { foreground.paint(&style, in: environment) }
    style.attributes.formUnion(allAttributes)
    return style
  }
}

extension Text.TruncationMode {
  /// The mode in the terms of the text layout.
  var textTruncation: TextTruncation {
    switch self {
    case .head: .head
    case .middle: .middle
    case .tail: .tail
    }
  }
}
