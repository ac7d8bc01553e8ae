import AccessibilityTree
import TextRendering

/// A part of the screen that goes from what it showed to what it shows now: the motion that the author did not ask for, in a person's terminal.
///
/// It is made of two screens, that of before and the one of now, and touches no view: people, and what looks at the tree, have to do with
/// the new one from the start.
///
/// ```
///   push                 sheet                  focus
///  ┌──────────┐         ┌──────────┐          [ Save ]  Cancel
///  │old  │new │         │  old     │             ↓ blended
///  │     │    │         │ ╭──────╮ │           Save  [ Cancel ]
///  └──────────┘         └─┴──────┴─┘
/// ```
final class ScreenMotion: MotionTrack {
  /// A way from one screen to another.
  enum Way {
    /// The new part comes from one side, and the old one goes off at the other: forwards from the end of lines.
    case push(isForward: Bool)

    /// The new part comes up from below.
    case rise

    /// The old part goes down.
    case sink

    /// Colours go over into each other where the symbols are the same.
    case blend
  }

  private let way: Way
  private let before: CellGrid

  /// Returns the parts of the screen.
  private let areas: () -> [Rect]
  private let palette: TerminalPalette
  private let changed: () -> Void
  private var share = 0.0

  /// Makes the motion of a part of the screen.
  ///
  /// - Parameters:
  ///   - box: What it lies over.
  ///   - way: How the part changes.
  ///   - before: The screen as it was.
  ///   - areas: Returns the parts.
  init(_ box: Box, _ way: Way, before: CellGrid, _ areas: @escaping () -> [Rect]) {
    self.way = way
    self.before = before
    self.areas = areas
    palette = box.environment.terminalPalette
    changed = { [weak graph = box.graph] in graph?.needsDisplay = true }
    super.init(over: box)
  }

  override func show(_ share: Double) {
    self.share = min(max(share, 0), 1)
    changed()
  }

  override func didEnd() { changed() }

  /// Draws the motion over the new screen.
  func draw(on grid: inout CellGrid) {
    guard before.width == grid.width, before.height == grid.height else { return }
    let screen = Rect(x: 0, y: 0, width: grid.width, height: grid.height)
    for area in areas().map({ $0.intersection(screen) }) where !area.isEmpty {
      switch way {
      case .push(let isForward): push(area, isForward ? 1 : -1, on: &grid)
      case .rise: rise(area, in: screen, on: &grid)
      case .sink: sink(area, in: screen, on: &grid)
      case .blend: blend(area, on: &grid)
      }
    }
  }

  private func push(_ area: Rect, _ direction: Int, on grid: inout CellGrid) {
    let now = grid
    let left = Int((Double(area.width) * (1 - share)).rounded())
    let gone = (left - area.width) * direction
    grid.draw(before, x: gone, y: 0, clip: Self.region(area))
    let coming = area.offset(by: Point(x: left * direction, y: 0)).intersection(area)
    if !coming.isEmpty { grid.draw(now, x: left * direction, y: 0, clip: Self.region(coming)) }
  }

  private func rise(_ area: Rect, in screen: Rect, on grid: inout CellGrid) {
    let now = grid
    let down = Int((Double(screen.maxY - area.minY) * (1 - share)).rounded())
    grid.draw(before, x: 0, y: 0, clip: Self.region(area))
    grid.setStyle(x: area.minX, y: area.minY, width: area.width, height: area.height) {
      $0.attributes = [.faint]
      $0.foreground = .default
    }
    let place = area.offset(by: Point(x: 0, y: down)).intersection(screen)
    if !place.isEmpty { grid.draw(now, x: 0, y: down, clip: Self.region(place)) }
  }

  private func sink(_ area: Rect, in screen: Rect, on grid: inout CellGrid) {
    let down = Int((Double(screen.maxY - area.minY) * share).rounded())
    let place = area.offset(by: Point(x: 0, y: down)).intersection(screen)
    if !place.isEmpty { grid.draw(before, x: 0, y: down, clip: Self.region(place)) }
  }

  private func blend(_ area: Rect, on grid: inout CellGrid) {
    let percent = Int((share * 100).rounded())
    for y in area.minY..<area.maxY {
      for x in area.minX..<area.maxX {
        let (old, new) = (before.cell(x: x, y: y), grid.cell(x: x, y: y))
        guard old.text == new.text, new.width > 0, old.style != new.style else { continue }
        let (from, to) = (palette.colors(of: old.style), palette.colors(of: new.style))
        grid.setStyle(x: x, y: y, width: 1, height: 1) { style in
          style.foreground = TerminalColor(
            from.foreground.mixed(with: to.foreground, percent: percent))
          style.background = TerminalColor(
            from.background.mixed(with: to.background, percent: percent))
          style.attributes.subtract([.faint, .reverse])
        }
      }
    }
  }

  private static func region(_ rect: Rect) -> ClipRegion {
    ClipRegion(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }
}

extension Motion {
  /// How a page, a sheet or the focus moves.
  static let ownCourse = Animation.easeOut(duration: 0.15)

  /// Has a part of the screen go from what it shows to what it will show, in a person's terminal.
  ///
  /// - Parameters:
  ///   - box: The box it is for.
  ///   - way: How it changes.
  ///   - areas: Returns the parts of the screen.
  func move(_ box: Box, _ way: ScreenMotion.Way, _ areas: @escaping () -> [Rect]) {
    guard hasOwnCourses, keepsUp, let lastScreen else { return }
    guard !change.transaction.disablesAnimations,
      !box.scope.values.accessibilityReduceMotion
    else { return }
    end(ObjectIdentifier(box))
    add(ScreenMotion(box, way, before: lastScreen, areas), Self.ownCourse)
  }

  /// Has the look of the focus go over from one box to another.
  func moveFocus(from old: Box, to new: Box) {
    guard hasOwnCourses else { return }
    move(new, .blend) { [weak old, weak new] in
      [old, new].compactMap { $0?.visibleFrame }
    }
  }

  /// Draws what moves over a screen, and remembers it.
  func compose(_ grid: inout CellGrid) {
    guard hasOwnCourses else { return }
    for case let motion as ScreenMotion in inOrder { motion.draw(on: &grid) }
    lastScreen = grid
  }
}
