import AccessibilityTree
import AutomationWire
import Primitives
import TextRendering

/// The box of a text.
final class TextBox: Box {
  /// The text as given.
  private(set) var text = ""

  /// What it is called; by the text when `nil`.
  var spoken: String? {
    didSet { if spoken != oldValue { saidChanged() } }
  }

  /// Whether it is a heading.
  var isHeading = false {
    didSet { if isHeading != oldValue { saidChanged() } }
  }

  private func saidChanged() {
    movedSinceReport = true
    setNeedsReport()
  }

  private var looks = TextEnvironment()
  private var lines: [TextLine] = []

  /// The parts that look differently, without characters that are shown as others; none in a text of one look.
  private var runs: [TextRun] = []

  /// The parts in the lines.
  private var runLines: TextRunLines?

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
  func set(_ text: String, _ looks: TextEnvironment) {
    set(text, [], looks)
  }

  /// Sets a text of several looks.
  ///
  /// - Parameters:
  ///   - runs: The parts.
  ///   - looks: How lines break and stand below each other.
  func set(_ runs: [TextRun], _ looks: TextEnvironment) {
    let text = runs.map(\.text).joined()
    if runs.count == 1, runs[0].link == nil { return set(text, [], runs[0].looks) }
    let drawn = runs.map { run in
      var run = run
      run.text = DrawnText.safe(run.text, keepingNewlines: true, keepingTabs: true)
        .replacing("\t", with: "    ")
      return run
    }
    set(text, drawn, looks)
  }

  /// Sets the text, its parts and its looks.
  ///
  /// Another text that takes the same room as the one before, whatever was offered, is drawn in its place and nothing around it is
  /// laid out anew.
  private func set(_ text: String, _ runs: [TextRun], _ looks: TextEnvironment) {
    guard text != self.text || looks != self.looks || runs != self.runs else { return }
    let links = runs.compactMap(\.link)
    let hasSameLinks = links == self.runs.compactMap(\.link)
    self.text = text
    self.looks = looks
    self.runs = runs
    if !hasSameLinks {
      setChildren(
        runs.filter { $0.link != nil }.map { TextLinkBox(self, label: $0.text, link: $0.link) })
    }
    // Beyond a few offers it is no cheaper to try them all.
    if !needsLayout, hasSameLinks, answers.count <= 12,
      answers.allSatisfy({ answer(to: $0) == $1 })
    {
      layoutChildren()
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
    guard !runs.isEmpty else {
      runLines = nil
      return
    }
    let runLines = TextRunLines(lines, of: runs)
    self.runLines = runLines
    let linked = runs.indices.filter { runs[$0].link != nil }
    for (child, run) in zip(children, linked) {
      let row = runLines.lines.firstIndex { $0.contains { $0.run == run } }
      let piece = row.flatMap { row in runLines.lines[row].first { $0.run == run } }
      child.place(
        at: row.flatMap { row in
          piece.map { Point(x: column(of: lines[row]) + $0.column, y: row) }
        } ?? .zero, offering: Proposal(width: piece?.width ?? 0, height: piece == nil ? 0 : 1))
    }
  }

  override var mirrorsContent: Bool { false }

  /// The column in which a line begins.
  private func column(of line: TextLine) -> Int {
    switch (looks.alignment, scope.isRightToLeft) {
    case (.leading, false), (.trailing, true): 0
    case (.center, _): (frame.width - line.width) / 2
    case (.trailing, false), (.leading, true): frame.width - line.width
    }
  }

  // A link goes on in each line; the one that assistive technology finds is its first part.
  override func handleTap(_ event: PointerEvent, at point: Point) -> Bool {
    guard let runLines, runLines.lines.indices.contains(point.y) else { return false }
    let column = point.x - column(of: lines[point.y])
    let piece = runLines.lines[point.y].first { $0.column..<$0.column + $0.width ~= column }
    guard let link = piece.flatMap({ runs[$0.run].link }) else { return false }
    environment.openURL(link)
    return true
  }

  override func draw(on canvas: inout DrawingCanvas) {
    let isRedacted = environment.isRedacted
    for (row, line) in lines.enumerated() where row < frame.height {
      let origin = Point(x: column(of: line), y: row)
      guard let runLines, !isRedacted else {
        canvas.write(
          isRedacted ? String(repeating: "▒", count: line.width) : line.text, at: origin,
          style: looks.applied(to: canvas.style, in: environment))
        continue
      }
      for piece in runLines.lines[row] {
        canvas.write(
          piece.text, at: Point(x: origin.x + piece.column, y: row),
          style: runs[piece.run].looks.applied(to: canvas.style, in: environment))
      }
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

  // What a text says of itself is as what modifiers say of it.
  override var attributes: AccessibilityAttributes? {
    guard spoken != nil || isHeading else { return nil }
    var attributes = AccessibilityAttributes()
    attributes.label = spoken
    if isHeading { attributes.addedTraits = .isHeader }
    return attributes
  }

  /// The columns beyond which a text of several lines is not easily read.
  ///
  /// A text that may have just one line takes more, and so does one whose lines the author broke.
  private static let readableWidth = 84

  /// The columns that lines have in some room.
  private func columns(_ width: Int?) -> Int? {
    guard let width, width < Proposal.infinity else { return nil }
    // Foundation's search for a string takes longer than all else of laying a text out.
    let hasLines = text.utf8.contains(UInt8(ascii: "\n"))
    return looks.lineLimit == 1 || hasLines ? width : min(width, Self.readableWidth)
  }

  private func lines(for proposal: Proposal) -> [TextLine] {
    TextLayout(
      runs.isEmpty ? text : runs.map(\.text).joined(),
      maxWidth: columns(proposal.width),
      lineLimit: looks.lineLimit,
      maxHeight: proposal.height.flatMap { $0 >= Proposal.infinity ? nil : max(1, $0) },
      truncation: looks.truncationMode.textTruncation
    ).lines
  }
}

/// The box of a link in a text, which the text draws.
final class TextLinkBox: PressableBox {
  private let label: String
  private let link: URL?

  /// Makes the box of a link.
  init(_ owner: any BoxOwner, label: String, link: URL?) {
    self.label = label
    self.link = link
    super.init(owner)
  }

  override func measure(_ proposal: Proposal) -> Size {
    Size(width: proposal.width ?? 0, height: proposal.height ?? 0)
  }

  override func draw(on canvas: inout DrawingCanvas) {
    guard graph.focus.focused === self else { return }
    canvas.restyle(Rect(origin: .zero, size: frame.size)) { $0.showFocus() }
  }

  override func element() -> ElementNode? {
    var node = ElementNode(id: id, elementType: .link)
    node.label = label
    node.actions = [.activate, .focus]
    return node
  }

  override var pressTitle: String { "open" }

  override func press() {
    if let link { environment.openURL(link) }
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
    // What has the focus is of two colours, which one of a part of it would tear apart.
    if style.attributes.contains(.reverse) { style.foreground = .default }
    if let background = background?.terminalColor(in: environment) { style.background = background }
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
