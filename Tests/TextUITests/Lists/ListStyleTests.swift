import AccessibilityTree
import Testing

@testable import TextUI

/// The styles of lists, and the types that elements are given.
@MainActor struct ListStyleTests {
  private func type<Style: ListStyle>(_ style: Style) -> String? {
    let view = HostedView(width: 10, height: 2) { List { Text("A") }.listStyle(style) }
    return view.outline.split(separator: ",").first.map(String.init)
  }

  @Test func aListIsACollectionUnlessItIsToBeATable() {
    #expect(type(.automatic) == "CollectionView")
    #expect(type(.plain) == "CollectionView")
    #expect(type(.grouped) == "CollectionView")
    #expect(type(.inset) == "CollectionView")
    #expect(type(.insetGrouped) == "CollectionView")
    #expect(type(.sidebar) == "CollectionView")
    #expect(type(.table) == "Table")
  }

  @Test func aTableHasCells() {
    let view = HostedView(width: 10, height: 2) { List { Text("A") }.listStyle(.table) }
    #expect(
      view.outline == """
        Table, {{0.0, 0.0}, {10.0, 2.0}}
          Cell, {{0.0, 0.0}, {9.0, 1.0}}
            Other, {{2.0, 0.0}, {1.0, 1.0}}
              StaticText, {{2.0, 0.0}, {1.0, 1.0}}, label: 'A'
        """)
  }

  @Test func anyViewIsGivenAType() {
    let view = HostedView(width: 10, height: 4) {
      VStack(alignment: .leading) {
        VStack {
          Text("A").accessibilityElementType(.cell)
          Text("B")
        }
        .accessibilityElementType(.table)
        Button("C") {}.accessibilityElementType(.menuItem)
      }
    }
    #expect(
      view.outline == """
        Table, {{2.0, 0.0}, {1.0, 2.0}}
          Cell, {{2.0, 0.0}, {1.0, 1.0}}, label: 'A'
          StaticText, {{2.0, 1.0}, {1.0, 1.0}}, label: 'B'
        MenuItem, {{2.0, 2.0}, {5.0, 1.0}}, label: 'C', Keyboard Focused
          StaticText, {{4.0, 2.0}, {1.0, 1.0}}, label: 'C'
        """)
  }
}
