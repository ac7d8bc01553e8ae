import AccessibilityTree
import Testing

@testable import TextUI

/// Rows and headings that are as high as the author says.
@MainActor struct RowHeightTests {
  @Observable final class Model {
    var height: CGFloat? = 3
    var headerHeight: CGFloat? = 2
  }

  struct Rows: View {
    let model: Model

    var body: some View {
      let list = List {
        Section("Head") {
          Text("one")
          Button("two") {}
          VStack(alignment: .leading) { ForEach(0..<4) { Text("line \($0)") } }
        }
      }
      .environment(\.defaultMinListHeaderHeight, model.headerHeight)
      if let height = model.height {
        list.environment(\.defaultMinListRowHeight, height)
      } else {
        list
      }
    }
  }

  /// The rows of texts on the screen.
  private func rows(_ view: HostedView, _ texts: String...) -> [Int?] {
    let lines = view.screen.split(separator: "\n", omittingEmptySubsequences: false)
    return texts.map { text in lines.firstIndex { $0.contains(text) } }
  }

  @Test("Rows are at least so high, with their content in the middle") func heights() {
    let model = Model()
    let view = HostedView(width: 20, height: 16) { Rows(model: model) }
    let head = rows(view, "Head")[0] ?? 0
    #expect(rows(view, "one", "two", "line 0", "line 3") == [3, 6, 8, 11].map { $0 + head })

    model.height = 1
    model.headerHeight = nil
    #expect(rows(view, "one", "two", "line 0") == [1, 2, 3].map { $0 + head })
  }

  @Test("A row that is told nothing is as high as its content") func unset() {
    let model = Model()
    model.height = nil
    model.headerHeight = nil
    let view = HostedView(width: 20, height: 16) { Rows(model: model) }
    let head = rows(view, "Head")[0] ?? 0
    #expect(rows(view, "one", "two", "line 0", "line 3") == [1, 2, 3, 6].map { $0 + head })
  }

  struct Reader: View {
    @Environment(\.defaultMinListRowHeight) private var height
    var body: some View { Text("height \(Int(height))") }
  }

  @Test("Views read the height") func reading() {
    let view = HostedView(width: 20, height: 4) {
      VStack {
        Reader()
        Reader().environment(\.defaultMinListRowHeight, 4)
      }
    }
    #expect(view.element("height 1") != nil && view.element("height 4") != nil)
  }
}
