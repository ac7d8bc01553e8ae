import Testing
import TextRendering

@testable import TextUI

/// Colours at the crossings of a grid.
@MainActor struct MeshGradientTests {
  /// Returns the grounds of the cells of a row.
  private func grounds(_ view: HostedView, row: Int) -> [TerminalColor?] {
    view.settle()
    let grid = view.host.screen()
    return (0..<grid.width).map { grid.style(x: $0, y: row).background }
  }

  @Test func coloursLieBetweenTheCorners() {
    let view = HostedView(width: 4, height: 2) {
      MeshGradient(
        width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
        colors: [
          Color(red: 0, green: 0, blue: 0), Color(red: 1, green: 0, blue: 0),
          Color(red: 0, green: 0, blue: 1), Color(red: 1, green: 0, blue: 1),
        ])
    }
    let rows = (0..<2).map { grounds(view, row: $0) }
    for (row, blue) in [(0, 64), (1, 191)] {
      for (column, red) in [(0, 32), (1, 96), (2, 159), (3, 223)] {
        guard case .rgb(let foundRed, 0, let foundBlue)? = rows[row][column]?.kind else {
          Issue.record("\(column), \(row): \(String(describing: rows[row][column]))")
          continue
        }
        #expect(abs(Int(foundRed) - red) <= 2 && abs(Int(foundBlue) - blue) <= 2)
      }
    }
  }

  @Test func aGridWithoutColoursIsClear() {
    let view = HostedView(width: 4, height: 1) {
      MeshGradient(width: 0, height: 0, points: [], colors: [])
    }
    #expect(view.screen.isEmpty)
  }
}
