import AccessibilityTree
import TextRendering

/// The box of a progress view.
final class ProgressBox: Box {
  /// How far it has come, from 0 to 1; `nil` when that is not known.
  var fraction: Double?

  /// How it looks.
  var style = ProgressStyleKind.automatic

  private var isCircular: Bool {
    switch style {
    case .automatic: fraction == nil
    case .circular: true
    case .linear: false
    }
  }

  /// The sizes of the label and the words, nothing where there are none.
  private func sizes(_ proposal: Proposal) -> [Size] {
    children.map { $0.trait(EmptySlotTrait.self) == false ? $0.size(for: proposal) : .zero }
  }

  /// What the words are offered: beside a symbol there is less room.
  private func inner(_ proposal: Proposal) -> Proposal {
    isCircular
      ? proposal.inset(by: CellInsets(leading: 2)) : Proposal(width: proposal.width, height: nil)
  }

  override func measure(_ proposal: Proposal) -> Size {
    let sizes = sizes(inner(proposal))
    let width = sizes.reduce(0) { max($0, $1.width) }
    let height = sizes.reduce(0) { $0 + $1.height }
    if isCircular { return Size(width: width > 0 ? width + 2 : 1, height: max(1, height)) }
    let offered = proposal.width.flatMap { $0 >= Proposal.infinity ? nil : $0 } ?? max(20, width)
    return Size(width: max(3, offered), height: height + 1)
  }

  override func layoutChildren() {
    let proposal = inner(Proposal(frame.size))
    let sizes = sizes(proposal)
    var y = 0
    for (index, child) in children.enumerated() {
      child.place(at: Point(x: isCircular ? 2 : 0, y: y), offering: proposal)
      y += sizes[index].height
      // The bar stands between the label and the words.
      if index == 0 && !isCircular { y += 1 }
    }
  }

  private var barRow: Int { children.first.map { $0.frame.height } ?? 0 }

  override func draw(on canvas: inout Canvas) {
    var done = canvas.style
    done.foreground = environment.tintColor
    if isCircular {
      canvas.write(symbol, at: .zero, style: done)
      return
    }
    var rest = canvas.style
    rest.attributes.insert(.faint)
    let row = Rect(x: 0, y: barRow, width: frame.width, height: 1)
    guard let fraction else {
      canvas.fill(row, with: "╌", style: done)
      return
    }
    canvas.fill(row, with: "─", style: rest)
    let cells = Self.cells(for: fraction, of: frame.width)
    canvas.fill(Rect(x: 0, y: barRow, width: cells, height: 1), with: "━", style: done)
  }

  /// A circle as full as far it has come, or a spinner.
  private var symbol: String {
    guard let fraction else { return graph.spinner.symbol }
    let circles = ["○", "◔", "◑", "◕", "●"]
    return circles[Self.cells(for: fraction, of: circles.count - 1)]
  }

  override func element() -> ElementNode? {
    let text = children.first?.textInside ?? ""
    guard let fraction else {
      var node = ElementNode(id: id, elementType: .activityIndicator)
      node.label = text.isEmpty ? "In progress" : text
      node.value = "1"
      return node
    }
    var node = ElementNode(id: id, elementType: .progressIndicator)
    node.label = text.isEmpty ? "Progress" : text
    node.value = Self.percentage(fraction)
    return node
  }
}

/// The turning symbol of all that goes on without end.
///
/// It turns when the screen of a person is drawn again and again; a test sees it stand still, so that the application can be idle.
@MainActor final class Spinner {
  /// Whether it was drawn.
  private(set) var isShown = false

  private var turn = 0

  /// How long it takes to turn one further.
  static let interval = Duration.milliseconds(100)

  private static let symbols = ["⠿", "⠷", "⠯", "⠟", "⠻", "⠽", "⠾"]

  /// The symbol; asking for it is taken for drawing it.
  var symbol: String {
    isShown = true
    return Self.symbols[turn]
  }

  /// Notes that the screen will be drawn.
  func beginDrawing() {
    isShown = false
  }

  /// Turns one further.
  func advance() {
    turn = (turn + 1) % Self.symbols.count
  }
}
