package import Foundation
import TextRendering

extension XCUIScreenshot {
  /// The rows as text, blank ends left out.
  ///
  /// - Parameter masks: What is covered by `▒`, in the suite's unit of length.
  /// - Returns: The lines.
  package func lines(masking masks: [CGRect] = []) -> [String] { masked(masks).lines() }

  /// The picture as SVG, in which texts are texts.
  ///
  /// - Parameter masks: What is covered by `▒`, in the suite's unit of length.
  /// - Returns: The document.
  package func svg(masking masks: [CGRect] = []) -> String { SVGWriter().document(masked(masks)) }

  /// The cells, some of them covered.
  private func masked(_ masks: [CGRect]) -> CellGrid {
    var grid = grid
    for mask in masks.map(LengthUnit.current.cells) {
      let columns = max(0, Int(mask.minX))..<max(0, min(grid.width, Int(mask.maxX)))
      let rows = max(0, Int(mask.minY))..<max(0, min(grid.height, Int(mask.maxY)))
      let cover = String(repeating: "▒", count: columns.count)
      for row in rows { grid.write(cover, x: columns.lowerBound, y: row) }
    }
    return grid
  }
}
