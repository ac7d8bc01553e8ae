import Foundation
import XCUIAutomation

/// A format of snapshots: what is kept of a screen.
public struct SnapshotFormat: Sendable {
  /// What it is called in messages.
  let name: String

  /// The ending of files in it.
  let fileExtension: String

  /// Makes the text of an application, without what is covered.
  let text: @Sendable (XCUIApplication, _ masks: [CGRect]) -> String

  /// The characters on the screen, a line for each row.
  public static let screenText = SnapshotFormat(name: "screen text", fileExtension: "txt") {
    lines(of: $0.screenshot().lines(masking: $1))
  }

  /// The outline of what the window holds, as `dumpWindow()` prints it; what is covered is left out of no outline.
  public static let outline = SnapshotFormat(name: "outline", fileExtension: "outline") { app, _ in
    lines(of: app.outlineLines())
  }

  /// A picture of the screen with its colors, as SVG.
  public static let svg = SnapshotFormat(name: "SVG", fileExtension: "svg") {
    $0.screenshot().svg(masking: $1)
  }

  /// Joins lines, the blank ones at the end left out.
  private static func lines(of lines: [String]) -> String {
    var lines = lines
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.map { $0 + "\n" }.joined()
  }
}
