import AccessibilityTree
import AutomationWire
public import Foundation
import TextRendering

/// The screen that applications draw on.
///
/// Mirrors Apple's class.
public final class XCUIScreen: NSObject, XCUIScreenshotProviding, Sendable {
  /// The screen of the application in front.
  ///
  /// - Note: Unlike on Apple's platforms, every application has a screen of its own; this is that of the running application in front,
  ///   the first one by name if there are several, with the system's alert over it; the home screen when none is in front.
  public static let main = XCUIScreen()

  /// All screens: the one.
  public static var screens: [XCUIScreen] { [main] }

  /// Takes a picture of the screen.
  ///
  /// - Returns: The picture.
  public func screenshot() -> XCUIScreenshot {
    if let application = TestScope.current.sharedDevice.systemApplications.front {
      let plan = QueryPlan(application: ApplicationReference(target: application.target))
      return XCUIScreenshot.taken(of: plan) ?? .blank
    }
    let front = TestScope.current.runningSessions.first { session in
      // What it asks for is heard of when it comes to rest.
      _ = try? session.currentTree()
      return session.state == .runningForeground && session.requests.isEmpty
    }
    let plan = QueryPlan(application: front?.reference ?? ApplicationReference(target: .system))
    return XCUIScreenshot.taken(of: plan) ?? .blank
  }
}

extension XCUIElement: XCUIScreenshotProviding {}

extension XCUIScreenshot {
  /// A picture of an empty screen.
  static var blank: XCUIScreenshot {
    let size = LaunchConfiguration.defaultScreenSize
    return XCUIScreenshot(CellGrid(width: size.width, height: size.height))
  }

  /// Takes a picture of an element.
  ///
  /// - Returns: The picture; `nil` after a failure, which is recorded, and when the test is over with an earlier one.
  static func taken(of plan: QueryPlan) -> XCUIScreenshot? {
    Interaction.perform(.read("screenshot"), plan) {
      element throws(InteractionProblem) in
      guard case .screen(let screen) = try element.session.exchange(.screen) else {
        throw .refused("It does not show its screen.")
      }
      guard !plan.steps.isEmpty else { return XCUIScreenshot(screen) }
      guard let frame = element.scope.tree.visibleFrame(of: element.id), !frame.isEmpty else {
        throw .offscreen(element.id)
      }
      return XCUIScreenshot(screen.part(frame))
    }
  }
}

extension CellGrid {
  /// Returns the cells in a rectangle, as far as there are any.
  fileprivate func part(_ frame: Rect) -> CellGrid {
    let columns = max(0, frame.minX)..<max(0, min(width, frame.maxX))
    let rows = max(0, frame.minY)..<max(0, min(height, frame.maxY))
    var part = CellGrid(width: columns.count, height: rows.count)
    part.draw(self, x: -columns.lowerBound, y: -rows.lowerBound)
    return part
  }
}
