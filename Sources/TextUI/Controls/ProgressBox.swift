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
    case .linear, .marker: false
    }
  }

  /// What a child is offered, which stands in some column.
  private func offer(_ proposal: Proposal, at column: Int) -> Proposal {
    isCircular
      ? proposal.inset(by: CellInsets(leading: column))
      : Proposal(width: proposal.width, height: nil)
  }

  /// Where the label and the words stand, without a size where there are none: beside a symbol in a row, else around the bar.
  private func places(_ proposal: Proposal) -> [Rect] {
    var corner = Point(x: isCircular ? 2 : 0, y: 0)
    return children.enumerated().map { index, child in
      let isEmpty = child.trait(EmptySlotTrait.self) != false
      let size = isEmpty ? .zero : child.size(for: offer(proposal, at: corner.x))
      defer {
        if isCircular {
          corner.x += isEmpty ? 0 : size.width + 1
        } else {
          corner.y += size.height + (index == 0 ? 1 : 0)
        }
      }
      return Rect(origin: corner, size: size)
    }
  }

  override func measure(_ proposal: Proposal) -> Size {
    let words = places(proposal).filter { $0.size != .zero }
    let width = words.reduce(0) { max($0, $1.maxX) }
    if isCircular {
      return Size(width: max(1, width), height: words.reduce(1) { max($0, $1.height) })
    }
    let offered = proposal.width.flatMap { $0 >= Proposal.infinity ? nil : $0 } ?? max(20, width)
    return Size(width: max(3, offered), height: words.reduce(1) { $0 + $1.height })
  }

  override func layoutChildren() {
    let proposal = Proposal(frame.size)
    for (child, place) in zip(children, places(proposal)) {
      child.place(at: place.origin, offering: offer(proposal, at: place.minX))
    }
  }

  private var barRow: Int { children.first.map { $0.frame.height } ?? 0 }

  override func draw(on canvas: inout DrawingCanvas) {
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
    if style == .marker {
      let cells = Self.cells(for: fraction, of: frame.width - 1)
      canvas.write("●", at: Point(x: cells, y: barRow), style: done)
      return
    }
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
    let text = children.first?.spokenLabel ?? ""
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
