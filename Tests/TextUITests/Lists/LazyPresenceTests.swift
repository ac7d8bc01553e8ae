import Testing

@testable import TextUI

/// Views beside the rows of a lazy stack come and go as the rows do.
@MainActor struct LazyPresenceTests {
  @Observable final class Model {
    var pages = 1
    var showsFoot = true
    var tab = "rows"
    @ObservationIgnored var log: [String] = []
  }

  /// A sentinel of one's own, that loads more.
  struct Sentinel: View {
    let model: Model
    var body: some View {
      ProgressView().onAppear {
        model.log.append("load")
        model.pages += 1
      }
    }
  }

  struct Feed: View {
    let model: Model
    var body: some View {
      ScrollView {
        LazyVStack {
          ForEach(0..<model.pages * 10, id: \.self) { Text("Row \($0)") }
          if model.pages < 3 { Sentinel(model: model) }
        }
      }
    }
  }

  private func scroll(_ view: HostedView, by rows: Int) {
    view.host.perform(.scroll(at: .init(x: 1, y: 1), deltaX: 0, deltaY: rows))
    view.settle()
  }

  @Test func aSentinelAppearsWhenSomebodyScrollsThere() {
    let model = Model()
    let view = HostedView(width: 16, height: 4) { Feed(model: model) }
    #expect(model.log == [])
    scroll(view, by: 2)
    #expect(model.log == [])
    scroll(view, by: 20)
    #expect(model.log == ["load"])
    #expect(model.pages == 2)
    scroll(view, by: 20)
    #expect(model.pages == 3)
    #expect(model.log == ["load", "load"])
  }

  @Test func aSentinelOfFewRowsAppearsAtOnce() {
    let model = Model()
    _ = HostedView(width: 16, height: 30) { Feed(model: model) }
    #expect(model.log == ["load", "load"])
  }

  struct Ends: View {
    let model: Model

    private func end(_ name: String) -> some View {
      Text(name)
        .onAppear { model.log.append("+" + name) }
        .onDisappear { model.log.append("-" + name) }
    }

    var body: some View {
      TabView(selection: Binding(get: { model.tab }, set: { model.tab = $0 })) {
        ScrollView {
          LazyVStack(pinnedViews: .sectionHeaders) {
            end("Head")
            Section {
              ForEach(0..<40, id: \.self) { Text("Row \($0)") }
              VStack { if model.showsFoot { end("Foot") } }
            } header: {
              end("Pinned")
            }
          }
        }
        .tag("rows").tabItem { Text("Rows") }
        Text("Other").tag("other").tabItem { Text("Other") }
      }
    }

    func takeLog() -> [String] {
      defer { model.log = [] }
      return model.log
    }
  }

  @Test func whatStandsBesideRowsComesAndGoesWithTheScreen() {
    let model = Model()
    let ends = Ends(model: model)
    let view = HostedView(width: 16, height: 6) { ends }
    #expect(ends.takeLog() == ["+Head", "+Pinned"])
    scroll(view, by: 20)
    #expect(ends.takeLog() == ["-Head"])
    model.tab = "other"
    view.settle()
    #expect(ends.takeLog() == ["-Pinned"])
    model.tab = "rows"
    view.settle()
    #expect(ends.takeLog() == ["+Pinned"])
    model.showsFoot = false
    view.settle()
    model.showsFoot = true
    view.settle()
    #expect(ends.takeLog() == [])
    scroll(view, by: 60)
    #expect(ends.takeLog() == ["+Foot"])
    scroll(view, by: -80)
    #expect(ends.takeLog().sorted() == ["+Head", "-Foot"])
  }
}
