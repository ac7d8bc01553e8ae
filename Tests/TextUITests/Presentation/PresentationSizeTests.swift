import AccessibilityTree
import Testing
import TextRendering

@testable import TextUI

/// How large what is shown over the screen is, and how wide prose.
@MainActor struct PresentationSizeTests {
  private func sheet<Content: View>(
    width: Int, height: Int, @ViewBuilder _ content: @escaping () -> Content
  ) -> HostedView {
    HostedView(width: width, height: height) {
      Text("behind").sheet(isPresented: .constant(true)) { content() }
    }
  }

  /// The panel over the screen.
  private func panel(_ view: HostedView) -> Rect? {
    view.boxes.first { $0 is PanelBox }?.frame
  }

  @Test func aSheetIsAsLargeAsItsContent() {
    let view = sheet(width: 50, height: 11) {
      Text("A few words").bold()
      Button("Close") {}
    }
    #expect(panel(view) == Rect(x: 9, y: 3, width: 32, height: 4))
    #expect(view.screen.contains("│         A few words          │"))
  }

  @Test func contentThatTakesAllRoomGetsTheBounds() {
    let long = sheet(width: 50, height: 20) { List(0..<40) { Text("row \($0)") } }
    #expect(panel(long)?.size == Size(width: 46, height: 18))
    let large = sheet(width: 200, height: 60) {
      NavigationStack { List(0..<9_000) { Text("\($0)") } }
    }
    #expect(panel(large)?.size == Size(width: 96, height: 36))
    let made = large.boxes.lazy.compactMap { $0 as? ListBox }.first?.rows.count ?? 0
    #expect((1..<200).contains(made))
    let tiny = sheet(width: 8, height: 3) { Text("word") }
    #expect(panel(tiny).map { $0.width <= 8 && $0.height <= 3 } == true)
  }

  @Test func aSheetOfAListIsAsHighAsItsRowsOrHalfOfTheRoom() {
    @MainActor func height(_ rows: Int) -> Int? {
      panel(sheet(width: 50, height: 22) { List(0..<rows, id: \.self) { Text("row \($0)") } })?
        .height
    }
    #expect(height(1) == 11)
    #expect(height(13) == 15)
    #expect(height(40) == 20)
  }

  /// As on a phone, where a sheet has nearly the whole screen.
  @Test func whatIsLaidOutByTheRoomThereIsHasAllOfIt() {
    let reader = sheet(width: 48, height: 52) {
      GeometryReader { room in Text("\(Int(room.size.width)) × \(Int(room.size.height))") }
    }
    #expect(reader.screen.contains("40 × 48"))
    let pages = sheet(width: 48, height: 52) {
      TabView {
        Text("one")
        Text("two")
      }
      .tabViewStyle(.page)
    }
    #expect(panel(pages)?.height == 50)
    let scrolled = sheet(width: 48, height: 52) {
      ScrollView { GeometryReader { _ in Text("read") }.frame(height: 3) }
    }
    #expect(panel(scrolled)?.height == 26)
  }

  @Test func aSheetGrowsWithItsContent() {
    @MainActor func height(_ lines: Int) -> Int? {
      panel(
        sheet(width: 50, height: 20) { ForEach(0..<lines, id: \.self) { Text("line \($0)") } })?
        .height
    }
    #expect(height(1) == 3)
    #expect(height(9) == 11)
    #expect(height(40) == 18)
  }

  @Test func alertsOfManyWordsStayInBounds() {
    let view = HostedView(width: 120, height: 20) {
      Text("behind").alert(
        String(repeating: "many words ", count: 20), isPresented: .constant(true)
      ) {
        Button("OK") {}
      }
    }
    #expect(panel(view).map { $0.width <= 56 && $0.height < 12 } == true)
  }

  @Test func proseIsNoWiderThanIsEasilyRead() {
    let prose = String(repeating: "so many words ", count: 30)
    let view = HostedView(width: 200, height: 12) {
      VStack(alignment: .leading) {
        Text(prose)
        Text(prose).lineLimit(1)
        Text(String(repeating: "code ", count: 30) + "\nend")
      }
    }
    let rows = view.host.screen().lines().filter { !$0.isEmpty }
    let widths = rows.map { row in row.drop(while: { $0 == " " }).count }
    #expect(widths[0] > 70 && widths[0] <= 84)
    #expect(widths.max() ?? 0 > 190)
    #expect(widths.contains(149))
  }
}
