import AccessibilityTree
import AutomationWire
import TextRendering

/// An application with one of each thing that is checked, and with the defect that its first argument names.
@MainActor final class PlantedApp: AutomationHostable, AutomationHost {
  struct Refusal: Error, CustomStringConvertible {
    var description: String { "no licence" }
  }

  /// The applications that something holds.
  private static var held: [PlantedApp] = []

  private let defect: Defect?
  private let frames = PendingFrames(limit: .milliseconds(20))
  private var size: Size
  private var texts = ["name": "", "pin": ""]
  private var focus = ""
  private var isAlerting = false
  private var offset = 0
  private var builds = 0
  private var isDirty = true
  /// How many updates go by before what changed is shown; 0 when nothing waits.
  private var updatesUntilShown = 0
  private var builder = ElementTreeBuilder<String>()

  static func makeHost(_ configuration: LaunchConfiguration) throws -> any AutomationHost {
    let app = PlantedApp(configuration)
    if app.defect == .refusesToStart { throw Refusal() }
    if app.defect == .isHeld { held.append(app) }
    return app
  }

  private init(_ configuration: LaunchConfiguration) {
    defect = configuration.arguments.first.flatMap(Defect.init)
    size = configuration.screenSize
  }

  var pendingFrames: PendingFrames? { frames }

  var tree: ElementTree { builder.tree }

  func update() -> Bool {
    if updatesUntilShown > 0 {
      updatesUntilShown -= 1
      if updatesUntilShown == 0 { isDirty = true }
    }
    if defect == .neverRests { return true }
    guard isDirty else { return false }
    isDirty = false
    builds += 1
    build()
    return true
  }

  /// Builds the tree.
  private func build() {
    let screenFrame = Rect(origin: .zero, size: size)
    let salt = defect == .renumbersElements ? " \(builds)" : ""
    builder.rebuild { screen in
      screen.add(.application, "app" + salt, frame: screenFrame) { $0.label = "Planted" }
      let window = "window" + salt
      screen.add(
        defect == .hasNoWindow ? .group : .window, window, in: "app" + salt, frame: screenFrame)
      if defect == .hasTwoApplications {
        screen.add(.application, "other", in: window, frame: screenFrame)
      }
      for (row, name) in ["name", "pin"].enumerated() {
        let type: ElementType = name == "pin" ? .secureTextField : .textField
        let text = texts[name] ?? ""
        let isHidden = type == .secureTextField && defect != .tellsSecrets
        let isFocused = defect != .hidesTheFocus && focus == name
        screen.add(type, name + salt, in: window, frame: Rect(x: 0, y: row, width: 9, height: 1)) {
          $0.identifier = name
          $0.value = isHidden ? String(repeating: "•", count: text.count) : text
          if isFocused || defect == .keepsTheFocus && name == "pin" { $0.states = .focused }
        }
      }
      let x = defect == .leavesTheScreen ? size.width - 2 : 0
      addButton("Open", at: Point(x: x, y: 2), in: window, salt, &screen)
      let list = Rect(x: 0, y: 3, width: 9, height: 2)
      screen.add(.table, "list" + salt, in: window, frame: list) {
        $0.states = [.clipsContent, .scrollsVertically]
        $0.contentOffset.y = offset
      }
      for row in 0..<6 {
        let frame = Rect(x: 0, y: 3 + row - offset, width: 9, height: 1)
        screen.add(.cell, "row \(row)" + salt, in: "list" + salt, frame: frame) {
          $0.label = "Row \(row)"
        }
      }
      guard isAlerting else { return }
      let alert = Rect(x: 20, y: 5, width: 20, height: 3)
      screen.add(.alert, "alert", in: window, frame: alert) {
        if defect != .hidesModality { $0.states = .modal }
      }
      let doubled = defect == .countsFramesFromTheScreen ? alert.origin : .zero
      addButton("OK", at: Point(x: 21, y: 6) + doubled, in: "alert", "", &screen)
    }
  }

  private func addButton(
    _ label: String, at point: Point, in parent: String, _ salt: String,
    _ screen: inout ElementTreeBuilder<String>.Screen
  ) {
    let frame = Rect(origin: point, size: Size(width: 6, height: 1))
    screen.add(.button, label + salt, in: parent, frame: frame) {
      $0.label = label
      $0.actions = .activate
    }
  }

  func treeDifference(since version: UInt64?) -> TreeDifference {
    var difference = builder.difference(since: version)
    guard difference.base != nil else { return difference }
    if defect == .forgetsChanges { difference.nodes.removeAll() }
    if defect == .namesOtherVersions, !difference.isEmpty { difference.base? += 1 }
    return difference
  }

  func perform(_ event: InputEvent) {
    switch event {
    case .pointer(let pointer) where pointer.phase == .ended: tap(pointer.position)
    case .key(let press):
      guard case .character(let character) = press.key, defect != .ignoresKeys else { return }
      texts[focus]?.append(character)
    case .resize(let new): if defect != .ignoresTheSize { size = new }
    default: return
    }
    switch defect {
    // Later than what looks at it at once, and tells nobody.
    case .drawsLater: updatesUntilShown = 12
    case .neverFinishesAFrame: frames.begin()
    default: break
    }
    if defect != .drawsLater { isDirty = true }
  }

  private func tap(_ point: Point) {
    guard let id = tree.topmostElement(at: point), let node = tree[id] else {
      return
    }
    focus = texts[node.identifier] == nil ? "" : node.identifier
    if node.label == "Open" { isAlerting = true }
  }

  func hitPoint(of id: ElementID, scrollingIntoView isScrolling: Bool) -> HostHitPoint {
    if isScrolling, defect != .neverScrolls, let node = tree[id], node.elementType == .cell {
      offset = min(max(offset, node.frame.minY - 1), node.frame.minY)
      isDirty = true
    }
    let answer = tree.hitPoint(of: id)
    switch (defect, answer) {
    case (.namesThePointBeside, .at(let point)): return .at(Point(x: point.x, y: point.y + 1))
    case (.coversWhatIsOffscreen, .offscreen): return .covered(by: nil)
    case (.findsWhatDoesNotExist, .missing): return .offscreen
    default: return answer
    }
  }

  func screen() -> CellGrid {
    let height = defect == .drawsAnotherSize ? 24 : size.height
    var grid = CellGrid(width: size.width, height: height)
    if defect == .drawsSecrets { grid.write(texts["pin"] ?? "", x: 0, y: 0) }
    return grid
  }

  func takeEvents() -> [HostEvent] {
    defect == .repeatsEvents
      ? [.warning("An old warning.")] : builder.takeWarnings().map(HostEvent.warning)
  }
}
