import AccessibilityTree
import AutomationWire
import Testing

@testable import TextUI

/// Grids: columns that line up.
@MainActor struct GridTests {
  @Test func columnsLineUp() {
    let view = HostedView(width: 30, height: 6) {
      Grid(alignment: .leading, horizontalSpacing: 2, verticalSpacing: 1) {
        GridRow {
          Text("Name")
          Text("Amount").gridColumnAlignment(.trailing)
        }
        GridRow {
          Text("Bread and butter")
          Text("4")
        }
        GridRow {
          Text("Tea")
          Text("12")
        }
      }
    }
    #expect(
      view.screen == """
           Name              Amount

           Bread and butter       4

           Tea                   12
        """)
  }

  @Test func cellsSpanColumns() {
    let view = HostedView(width: 30, height: 6) {
      Grid(horizontalSpacing: 1) {
        Text("over all of them")
        GridRow {
          Text("a")
          Text("b")
          Text("c")
        }
        Divider()
        GridRow {
          Text("two").gridCellColumns(2)
          Text("z").gridCellAnchor(.trailing)
        }
      }
    }
    #expect(
      view.screen == """

               over all of them
        a b             c
        ──────────────────────────────
        two                          z
        """)
  }

  @Test func aRowIsAsHighAsItsHighestCell() {
    let view = HostedView(width: 20, height: 5) {
      Grid(alignment: .bottom) {
        GridRow {
          Text("1\n2\n3")
          Text("x")
        }
        GridRow(alignment: .top) {
          Text("y")
          Text("4\n5")
        }
      }
    }
    #expect(
      view.screen == """
                1
                2
                3 x
                y 4
                  5
        """)
  }

  @Test func flexibleCellsShareWhatIsLeft() {
    let view = HostedView(width: 20, height: 3) {
      Grid {
        GridRow {
          Text("key")
          Spacer()
          Text("value")
        }
        GridRow {
          Text("k")
          Text("-")
          Text("v")
        }
      }
    }
    #expect(
      view.screen == """
        key            value

         k      -        v
        """)
  }

  @Test func aRowAloneIsAStack() {
    let view = HostedView(width: 12, height: 1) {
      GridRow {
        Text("a")
        Text("b")
      }
    }
    #expect(view.screen == "    a b")
  }

  @Test func emptyAndUneven() {
    let view = HostedView(width: 12, height: 3) {
      VStack {
        Grid {}
        Grid {
          GridRow {}
          GridRow { Text("only") }
          GridRow {
            Text("a")
            Text("b")
          }
        }
      }
    }
    #expect(
      view.screen == """
           only
            a   b
        """)
    #expect(view.warnings().isEmpty)
  }
}
