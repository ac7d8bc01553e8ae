import Primitives

/// The tree as text, in the form Apple prints it in `debugDescription`.
///
/// ```
///  →Application, 0x1, pid: 41491, label: 'Sample'
///     Window (Main), 0x2, {{0.0, 0.0}, {80.0, 24.0}}
///       Button, 0x5, {{30.0, 12.0}, {8.0, 1.0}}, identifier: 'next', label: 'Next', Keyboard Focused
/// ```
public struct TreeDescription: Sendable {
  /// The tree to describe.
  private let tree: ElementTree

  /// The process the application runs in, as the first line says it; `nil` leaves it out.
  private let processID: Int32?

  /// How much a cell counts in frames, to each side.
  private let cell: Size

  /// Makes a description of a tree.
  ///
  /// - Parameters:
  ///   - tree: The tree.
  ///   - processID: The process the application runs in; `nil` leaves it out.
  ///   - cell: How much a cell counts in frames, which are in cells without it.
  public init(
    _ tree: ElementTree, processID: Int32? = nil, cell: Size = Size(width: 1, height: 1)
  ) {
    self.tree = tree
    self.processID = processID
    self.cell = cell
  }

  /// Returns the lines of the whole tree without what differs from run to run, as reports keep them.
  package func linesWithoutIDs() -> [String] {
    guard let root = tree.root else { return [] }
    var ids: [ElementID] = []
    tree.walkWithFrames(from: root) { node, _, _ in ids.append(node.id) }
    let lines = subtree(of: root).split(separator: "\n", omittingEmptySubsequences: false)
    return zip(lines, ids).map { line, id in
      String(line).replacing(", \(id)", with: "", maxReplacements: 1)
    }
  }

  /// Returns the lines of an element and those inside it.
  ///
  /// - Parameters:
  ///   - id: The element on the first line, which gets the arrow.
  ///   - marked: An element whose line ends in a marker.
  /// - Returns: The lines.
  public func subtree(of id: ElementID, marking marked: ElementID? = nil) -> String {
    var lines: [String] = []
    tree.walkWithFrames(from: id) { node, frame, depth in
      let indent = depth == 0 ? " →" : String(repeating: " ", count: 2 + 2 * depth)
      let mark = node.id == marked ? "  ◀︎" : ""
      lines.append(indent + line(for: node, frame: frame) + mark)
    }
    return lines.joined(separator: "\n")
  }

  /// Returns the lines from the root down to an element, each further in.
  public func path(to id: ElementID) -> String {
    let path = tree.ancestors(of: id).reversed() + [id]
    var lines: [String] = []
    for (depth, id) in path.enumerated() {
      guard let node = tree[id], let frame = tree.absoluteFrame(of: id) else { continue }
      let indent = depth == 0 ? " →" : String(repeating: " ", count: 2 + 2 * depth - 1) + "↳"
      lines.append(indent + line(for: node, frame: frame))
    }
    return lines.joined(separator: "\n")
  }

  /// Returns the one line of an element: type, identity, frame, texts, states.
  public func line(for id: ElementID) -> String {
    guard let node = tree[id], let frame = tree.absoluteFrame(of: id) else { return "" }
    return line(for: node, frame: frame)
  }

  private func line(for node: ElementNode, frame: Rect) -> String {
    var parts = [node.elementType.name + (node.states.contains(.main) ? " (Main)" : "")]
    parts.append(node.id.description)
    if node.elementType == .application {
      if let processID { parts.append("pid: \(processID)") }
    } else {
      let (x, width) = (Double(cell.width * frame.minX), Double(cell.width * frame.width))
      let (y, height) = (Double(cell.height * frame.minY), Double(cell.height * frame.height))
      parts.append("{{\(x), \(y)}, {\(width), \(height)}}")
    }
    if !node.identifier.isEmpty {
      parts.append("identifier: '\(SafeText.line(node.identifier, limit: .max))'")
    }
    if !node.title.isEmpty { parts.append("title: '\(SafeText.line(node.title, limit: .max))'") }
    if !node.label.isEmpty { parts.append("label: '\(SafeText.line(node.label, limit: .max))'") }
    if let placeholder = node.placeholder {
      parts.append("placeholderValue: '\(SafeText.line(placeholder, limit: .max))'")
    }
    if let value = node.value, !value.isEmpty {
      parts.append("value: \(SafeText.line(value, limit: .max))")
    }
    if node.states.contains(.disabled) { parts.append("Disabled") }
    if node.states.contains(.selected) { parts.append("Selected") }
    if node.states.contains(.focused) { parts.append("Keyboard Focused") }
    return parts.joined(separator: ", ")
  }
}
