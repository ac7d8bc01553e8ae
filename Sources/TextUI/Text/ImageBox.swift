import AccessibilityTree
import TextRendering

/// The box of a picture.
final class ImageBox: Box {
  var symbol = ""
  var name = ""
  var spokenName = ""
  var isDecorative = false
  var looks = TextEnvironment()

  /// The points, where it is a picture of points.
  var points: PicturePoints?

  /// Whether a picture of points takes the room it is offered.
  var isResizable = false

  override func measure(_ proposal: Proposal) -> Size {
    let ideal = points?.size ?? Size(width: DisplayWidth.width(of: symbol), height: 1)
    // A symbol is as large as it is; a picture that is none takes the place of one all the same.
    guard isResizable, points != nil || symbol.isEmpty else { return ideal }
    func extent(_ offered: Int?, _ ideal: Int) -> Int {
      offered.map { $0 >= Proposal.infinity ? ideal : max(0, $0) } ?? ideal
    }
    return Size(
      width: extent(proposal.width, ideal.width), height: extent(proposal.height, ideal.height))
  }

  override func draw(on canvas: inout DrawingCanvas) {
    if environment.isRedacted {
      for y in 0..<frame.height {
        canvas.write(
          String(repeating: "▒", count: frame.width), at: Point(x: 0, y: y),
          style: looks.applied(to: canvas.style, in: environment))
      }
    } else if let points {
      points.draw(frame.size, isDark: environment.groundScheme == .dark, on: &canvas)
    } else {
      canvas.write(
        symbol, at: .zero, style: looks.applied(to: canvas.style, in: environment))
    }
  }

  override func paints(at point: Point) -> Bool { true }

  override var picture: ImageBox? { self }

  override func element() -> ElementNode? {
    guard !isDecorative else { return nil }
    var node = ElementNode(id: id, elementType: .image)
    node.identifier = name
    node.label = spokenName
    return node
  }
}
