import AccessibilityTree
import AutomationWire
import Testing

@testable import TextUI

/// Values that views give to those around them.
@MainActor struct PreferenceTests {
  struct Names: PreferenceKey {
    static let defaultValue: [String] = []

    static func reduce(value: inout [String], nextValue: () -> [String]) {
      value += nextValue()
    }
  }

  struct Widest: PreferenceKey {
    static let defaultValue = 0

    static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
  }

  @Observable final class Model {
    var names = ["a", "b"]
    var widths = [3, 5]
    var shows = true
    @ObservationIgnored var heard: [String] = []
    @ObservationIgnored var evaluated: [String] = []

    func note(_ name: String) { evaluated.append(name) }
  }

  struct Giver: View {
    let name: String
    let model: Model

    var body: some View {
      let _ = model.note(name)
      Text(name).preference(key: Names.self, value: [name])
    }
  }

  struct Screen: View {
    let model: Model

    var body: some View {
      let _ = model.note("screen")
      VStack {
        ForEach(model.names, id: \.self) { Giver(name: $0, model: model) }
        if model.shows { Text("extra").preference(key: Names.self, value: ["extra"]) }
        ForEach(model.widths.indices, id: \.self) { index in
          Text("w").preference(key: Widest.self, value: model.widths[index])
        }
      }
      .onPreferenceChange(Names.self) { model.heard.append($0.joined(separator: " ")) }
      .onPreferenceChange(Widest.self) { model.heard.append("\($0)") }
    }
  }

  @Test func valuesAreCombinedInReadingOrder() {
    let model = Model()
    let view = HostedView { Screen(model: model) }
    #expect(model.heard == ["a b extra", "5"])
    model.names = ["c", "a"]
    view.settle()
    model.shows = false
    view.settle()
    #expect(model.heard == ["a b extra", "5", "c a extra", "c a"])
  }

  @Test func theSameResultIsNoChange() {
    let model = Model()
    let view = HostedView { Screen(model: model) }
    model.widths[0] = 4
    view.settle()
    #expect(model.heard == ["a b extra", "5"])
    model.widths[0] = 9
    view.settle()
    #expect(model.heard == ["a b extra", "5", "9"])
  }

  @Test func thoseAroundReplaceAndChangeIt() {
    let model = Model()
    let view = HostedView {
      VStack {
        Text("x").preference(key: Names.self, value: ["inner"])
          .preference(key: Names.self, value: ["outer"])
        Text("y").transformPreference(Names.self) { $0.append("made") }
      }
      .transformPreference(Names.self) { $0.append("last") }
      .onPreferenceChange(Names.self) { model.heard.append($0.joined(separator: " ")) }
    }
    view.settle()
    #expect(model.heard == ["outer made last"])
  }

  struct Reading: View {
    let model: Model
    @State private var title = "none"

    var body: some View {
      let _ = model.note("reading")
      VStack {
        Text("Title: \(title)")
        Titled(model: model)
      }
      .onPreferenceChange(Names.self) { title = $0.joined(separator: "+") }
    }
  }

  struct Titled: View {
    let model: Model

    var body: some View {
      let _ = model.note("titled")
      ForEach(model.names, id: \.self) { Giver(name: $0, model: model) }
    }
  }

  @Test func stateSetFromItIsShownInTheSameFrameAndEvaluatesItsReader() {
    let model = Model()
    let view = HostedView { Reading(model: model) }
    #expect(view.screen.contains("Title: a+b"))
    model.evaluated = []
    model.names.append("c")
    #expect(view.screen.contains("Title: a+b+c"))
    #expect(model.evaluated == ["titled", "c", "reading"])
  }

  @Test func layersAreMadeOfIt() {
    let view = HostedView(width: 12, height: 3) {
      Text("  word  ").preference(key: Names.self, value: ["<", ">"])
        .overlayPreferenceValue(Names.self, alignment: .leading) { Text($0.first ?? "") }
        .backgroundPreferenceValue(Names.self, alignment: .trailing) { Text($0.last ?? "none") }
    }
    #expect(view.screen == "\n  < word")
    #expect(view.element("<") != nil)
    #expect(view.element(">") != nil)
  }

  @Test func aPreferenceThatChangesItselfIsStopped() {
    struct Endless: View {
      @State private var count = 0

      var body: some View {
        Text("count").preference(key: Widest.self, value: count)
          .onPreferenceChange(Widest.self) { count = $0 + 1 }
      }
    }
    let view = HostedView { Endless() }
    #expect(view.element("count") != nil)
    #expect(
      view.warnings() == [
        "The views did not come to rest after 100 rounds of evaluation: Endless changes again and "
          + "again what it reads itself. Change state in an action or a task instead."
      ])
  }
}
