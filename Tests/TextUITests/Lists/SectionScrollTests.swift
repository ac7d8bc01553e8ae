import Testing

@testable import TextUI

/// Scrolling to views in sections of lazy stacks.
@MainActor struct SectionScrollTests {
  struct Sections: View {
    @State private var id: Int?
    let count: Int

    var body: some View {
      VStack(spacing: 0) {
        Button("To 50") { id = 50 }
        Button("To 3") { id = 3 }
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<count, id: \.self) { section in
              Section {
                ForEach(0..<60 / count, id: \.self) { row in
                  Text("Row \(section * (60 / count) + row)").frame(height: 4)
                    .id(section * (60 / count) + row)
                }
              } header: {
                Text("Section \(section)")
              }
            }
          }
          .scrollTargetLayout()
        }
        .scrollPosition(id: $id)
      }
    }
  }

  struct OneSection: View {
    @State private var id: Int?
    let height: Int

    var body: some View {
      VStack(spacing: 0) {
        Button("To 50") { withAnimation { id = 50 } }
        ScrollView {
          LazyVStack(spacing: 0) {
            Section {
              ForEach(0..<60, id: \.self) { row in
                Text("Row \(row)").frame(height: CGFloat(height)).id(row)
              }
            } header: {
              Text("Head")
            }
          }
          .scrollTargetLayout()
        }
        .scrollPosition(id: $id)
      }
    }
  }

  @Test(arguments: [1, 4, 8]) func aPositionLeadsIntoTheOnlySection(_ height: Int) {
    let view = HostedView(width: 20, height: 14) { OneSection(height: height) }
    view.tap("To 50")
    view.settle()
    #expect(view.screen.contains("Row 50"), "\(view.screen)")
  }

  @Test(arguments: [1, 4, 60]) func aPositionLeadsToARowThatWasNotMade(_ sections: Int) {
    let view = HostedView(width: 20, height: 14) { Sections(count: sections) }
    view.tap("To 50")
    view.settle()
    #expect(view.screen.contains("Row 50"), "\(view.screen)")
    view.tap("To 3")
    view.settle()
    #expect(view.screen.contains("Row 3"), "\(view.screen)")
  }
}
