import AccessibilityTree
import Foundation
import TextRendering

/// How an element is shown, for an accessibility audit.
struct AuditedLook {
  /// The element.
  private let node: ElementNode

  /// The tree it is in.
  private let tree: ElementTree

  /// The screen.
  private let screen: CellGrid

  /// Where it is seen; empty for nowhere.
  private let frame: Rect

  /// The least contrast of letters, as the Web Content Accessibility Guidelines 2 have it.
  private static let leastContrast = 4.5

  /// The types of elements whose text is looked at.
  private static let texts: Set<ElementType> = [
    .button, .checkBox, .link, .menuItem, .radioButton, .staticText, .toggle,
  ]

  /// Looks at an element.
  init(_ id: ElementID, _ node: ElementNode, _ tree: ElementTree, _ screen: CellGrid) {
    (self.node, self.tree, self.screen) = (node, tree, screen)
    frame = tree.visibleFrame(of: id) ?? .zero
  }

  /// Returns what is wrong.
  func problems(
    _ types: XCUIAccessibilityAuditType
  ) -> [(XCUIAccessibilityAuditType, String)] {
    guard !frame.isEmpty else { return [] }
    var found: [(XCUIAccessibilityAuditType, String)] = []
    if types.contains(.contrast), let sentence = contrast { found.append((.contrast, sentence)) }
    if types.contains(.textClipped), isClipped { found.append((.textClipped, "Text is cut off")) }
    if types.contains(.colorAlone), isToldByColorAlone {
      found.append((.colorAlone, "Only a color says that the element is selected"))
    }
    return found
  }

  /// Whether an element, or one around it, is disabled: how that looks need not be easy to read.
  private var isDisabled: Bool {
    ([node.id] + tree.ancestors(of: node.id)).contains {
      tree[$0]?.states.contains(.disabled) == true
    }
  }

  /// Whether it shows a text of its own, and not those of elements inside.
  private var isText: Bool {
    Self.texts.contains(node.elementType)
      && tree.walkDescendants(of: node.id) { $0.label.isEmpty ? .descend : .stop }
  }

  /// The cells of a frame.
  private func cells(_ frame: Rect) -> [(text: String, style: TextStyle)] {
    let rows = (0..<screen.height).clamped(to: frame.minY..<frame.maxY)
    let columns = (0..<screen.width).clamped(to: frame.minX..<frame.maxX)
    return rows.flatMap { row in
      columns.map { column in
        let cell = screen.cell(x: column, y: row)
        return (cell.text, cell.style)
      }
    }
  }
}

// MARK: - Contrast

extension AuditedLook {
  /// Says how little contrast the letters have; `nil` when it is enough.
  private var contrast: String? {
    guard isText, !isDisabled else { return nil }
    let letters = cells(frame).filter { cell in
      cell.text.contains { $0.isLetter || $0.isNumber }
        && (cell.style.foreground != .default || cell.style.background != .default)
    }
    let ratios = Set(letters.map(\.style)).map { Self.ratio(TerminalPalette.dark.colors(of: $0)) }
    guard let least = ratios.min(), least < Self.leastContrast else { return nil }
    let tenths = Int((least * 10).rounded(.down))
    return "Contrast is \(tenths / 10).\(tenths % 10) to 1, less than 4.5"
  }

  /// The contrast of two colors, from 1 to 21.
  private static func ratio(_ colors: (foreground: RGBColor, background: RGBColor)) -> Double {
    let (first, second) = (luminance(colors.foreground), luminance(colors.background))
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  /// How light a color is, from 0 to 1, as the guidelines have it.
  private static func luminance(_ color: RGBColor) -> Double {
    /// The light of a share.
    func light(_ share: UInt8) -> Double {
      let share = Double(share) / 255
      return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * light(color.red) + 0.7152 * light(color.green) + 0.0722 * light(color.blue)
  }
}

// MARK: - Text

extension AuditedLook {
  /// Whether a text does not show all that it says.
  private var isClipped: Bool {
    guard isText, !node.label.isEmpty else { return false }
    if !node.label.contains("…"), cells(frame).contains(where: { $0.text == "…" }) { return true }
    guard let whole = tree.absoluteFrame(of: node.id), whole.width > frame.width else {
      return false
    }
    // What is scrolled can be brought into view.
    return !tree.ancestors(of: node.id).contains { id in
      tree[id]?.states.contains(.scrollsHorizontally) == true
    }
  }
}

// MARK: - Color

extension AuditedLook {
  /// Whether nothing but a color tells the element from others beside it that are not selected.
  private var isToldByColorAlone: Bool {
    guard node.states.contains(.selected), let parent = tree.ancestors(of: node.id).first else {
      return false
    }
    let others = tree.children(of: parent).compactMap { tree[$0] }.filter {
      $0.elementType == node.elementType && !$0.states.contains(.selected)
        && !$0.states.contains(.disabled)
    }
    let frames = others.compactMap { tree.visibleFrame(of: $0.id) }.filter { !$0.isEmpty }
    guard let own = Signs(cells(frame)), !frames.isEmpty else { return false }
    let looks = frames.compactMap { Signs(cells($0)) }
    return looks.contains { look in
      own.marks == look.marks && own.attributes == look.attributes && own.colors != look.colors
    }
  }

  /// What an element is drawn with besides letters.
  private struct Signs {
    /// The signs that are no letters.
    let marks: Set<String>

    /// What is bold, underlined or reversed.
    let attributes: Set<TextAttributes>

    /// The colors.
    let colors: Set<[TerminalColor]>

    /// Takes those of cells; `nil` where nothing is drawn.
    init?(_ cells: [(text: String, style: TextStyle)]) {
      let drawn = cells.filter { $0.text != " " && !$0.text.isEmpty }
      guard !drawn.isEmpty else { return nil }
      marks = Set(drawn.map(\.text).filter { !$0.contains { $0.isLetter || $0.isNumber } })
      attributes = Set(drawn.map(\.style.attributes))
      colors = Set(drawn.map { [$0.style.foreground, $0.style.background] })
    }
  }
}
