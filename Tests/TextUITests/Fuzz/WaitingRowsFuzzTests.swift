import AccessibilityTree
import AutomationWire
import FuzzSeeds
import Primitives
import Testing

@testable import TextUI

/// Lists whose rows wait to be made, changed and used at random: they show, hold and keep what lists do whose rows are all made at once.
@MainActor struct WaitingRowsFuzzTests {
  @Observable final class Model {
    var numbers = Array(0..<60)
    var extra = 0
    var isUppercase = false
    var isOff = false

    /// Whether there are rows whose texts cannot be told.
    var isLoud = false

    /// How often rows were tapped, where they do not keep it themselves.
    var taps: [Int: Int] = [:]
  }

  struct Screen: View {
    let model: Model
    let rowsKeepTaps: Bool
    @State private var count = 0

    var body: some View {
      Button("Count \(count)") { count += 1 }
      Group {
        if rowsKeepTaps {
          List(model.numbers, id: \.self) { number in
            KeepingRow(number: number, shift: count / 2, model: model)
          }
        } else {
          List(model.numbers, id: \.self) { number in
            Row(number: number, shift: count / 2, model: model, taps: model.taps[number] ?? 0) {
              model.taps[number, default: 0] += 1
            }
          }
        }
      }
      .textCase(model.isUppercase ? .uppercase : nil)
      .disabled(model.isOff)
      Text("Below")
    }
  }

  /// A row that keeps how often it was tapped.
  struct KeepingRow: View {
    let number: Int
    let shift: Int
    let model: Model
    @State private var taps = 0

    var body: some View {
      Row(number: number, shift: shift, model: model, taps: taps) { taps += 1 }
    }
  }

  /// A row of any of the kinds whose texts can be told beforehand.
  struct Row: View {
    let number: Int
    let shift: Int
    let model: Model
    let taps: Int
    let tap: () -> Void
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
      switch (number + shift) % 20 {
      case 0: Text("plain \(number)")
      case 1: Button("press \(number), \(taps)") { tap() }
      case 2: pair
      case 3: Label("label \(number)", systemImage: "star")
      case 4: pictured
      case 5: stack
      case 6: Text("hidden \(number)").accessibilityHidden(number % 2 == 0).padding(.leading, 1)
      case 7:
        Text(String(repeating: "word \(number) ", count: number % 13)).accessibilityValue(
          "v\(number)")
      case 8: several
      default: dressed
      }
    }

    /// A row with something said about it.
    @ViewBuilder private var dressed: some View {
      switch (number + shift) % 20 {
      case 9: pair.font(.caption).foregroundStyle(.secondary).lineLimit(1)
      case 10: cased
      case 11:
        Button("styled \(number), \(taps)") { tap() }.buttonStyle(.plain).disabled(number % 2 == 0)
      case 12: Text("swiped \(number)").swipeActions { Button("Remove \(number)") { tap() } }
      case 13: Text("held \(number)").contextMenu { Button("Menu \(number)") { tap() } }
      case 14: layered
      case 15: veiled
      case 16: Text("tapped \(number), \(taps)").id(number).tag(number).onTapGesture { tap() }
      case 17: Text("clipped \(number)").background { Color.red }.clipShape(Circle()).fixedSize()
      case 18: NavigationLink(value: number) { pair }
      default:
        if model.isLoud {
          Button("louder \(number)") { tap() }.buttonStyle(LouderButtons())
        } else {
          Button("calm \(number)") { tap() }.buttonStyle(.bordered)
        }
      }
    }

    private var cased: some View {
      HStack {
        Image("resized \(number)").resizable().aspectRatio(contentMode: .fit).frame(
          width: 2, height: 1)
        Circle().fill(.red).frame(width: 2, height: 1)
        ForEach(0..<2, id: \.self) { Text("each \(number).\($0)") }
      }
      .textCase(number % 2 == 0 ? .uppercase : nil)
    }

    private var layered: some View {
      Button {
        tap()
      } label: {
        Text("middle \(number)")
          .overlay(alignment: .trailing) { if number % 2 == 0 { Text("over \(number)") } }
          .background { if number % 3 == 0 { Text("under \(number)") } }
      }
    }

    private var veiled: some View {
      Button {
        tap()
      } label: {
        HStack {
          Text("seen \(number)")
          Text("unseen \(number)").opacity(number % 2 == 0 ? 0 : 1)
        }
      }
    }

    private var pair: some View {
      Button {
        tap()
      } label: {
        HStack {
          Text("a\(number)")
          Spacer()
          Text("b\(taps)")
        }
      }
    }

    private var pictured: some View {
      Button {
        tap()
      } label: {
        Label("pictured \(number) \(taps)", systemImage: "heart")
      }
      .accessibilityIdentifier("id \(number)")
    }

    private var stack: some View {
      VStack(alignment: .leading) {
        Text("first \(number)").accessibilityLabel("l\(number)")
        if model.isOff { Text("off \(number)") } else { Image("picture \(number)") }
        Text(isEnabled ? "enabled \(number)" : "disabled \(number)").frame(width: 30)
      }
    }

    /// Two rows, or none.
    @ViewBuilder private var several: some View {
      if (number + model.extra) % 2 == 0 {
        Text("one \(number)")
        Text("two \(model.extra)").border(.red)
      }
    }
  }

  /// A style that changes what buttons are called.
  struct LouderButtons: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Text("!")
      }
    }
  }

  private func host(_ model: Model, rows: String, keepingTaps: Bool) -> HostedView {
    HostedView(width: 30, height: 10, environment: ["TEXTUI_ROWS": rows]) {
      Screen(model: model, rowsKeepTaps: keepingTaps)
    }
  }

  /// Changes the numbers, in the same way for the same random numbers.
  private func change(_ numbers: inout [Int], using random: inout SplitMix64) {
    let fresh = (numbers.max() ?? 0) + 1
    let place = Int.random(in: 0...numbers.count, using: &random)
    switch Int.random(in: 0..<7, using: &random) {
    case 0: numbers.insert(fresh, at: place)
    case 1: numbers.insert(contentsOf: fresh..<fresh + 30, at: place)
    case 2 where place < numbers.count: numbers.remove(at: place)
    case 3: numbers.removeFirst(min(numbers.count, 20))
    case 4: numbers.shuffle(using: &random)
    case 5: numbers = Array(fresh..<fresh + 50)
    default: numbers.append(contentsOf: fresh..<fresh + 20)
    }
  }

  /// Does something at random to all applications.
  private func act(
    _ views: [HostedView], _ models: [Model], using random: inout SplitMix64
  ) -> String {
    let kind = Int.random(in: 0..<10, using: &random)
    let value = Int.random(in: 0..<40, using: &random)
    let keys: [KeyPress.Key] = [
      .downArrow, .upArrow, .pageDown, .pageUp, .end, .home, .tab, .return,
    ]
    let start = random
    for (view, model) in zip(views, models) {
      random = start
      switch kind {
      case 0, 1: change(&model.numbers, using: &random)
      case 2: model.extra += 1
      case 3: model.isUppercase.toggle()
      case 4 where value % 3 == 0: model.isOff.toggle()
      case 5, 6: view.tap(at: Point(x: 4, y: value % 10))
      case 7:
        view.host.perform(.scroll(at: Point(x: 4, y: 4), deltaX: 0, deltaY: value - 15))
      case 8: view.press(keys[value % keys.count])
      default: view.tap(at: Point(x: 12, y: 0))
      }
      view.settle()
    }
    return "\(kind) with \(value)"
  }

  /// The screen; how long a bar is depends on how much of the list was made.
  private func screen(_ view: HostedView) -> String { view.screen.replacing("┃", with: "│") }

  @Test(arguments: FuzzSeeds.from(3_000, count: 20))
  func rowsThatWaitMakeNoDifference(seed: UInt64) {
    var random = SplitMix64(seed: seed + 1)
    let models = [Model(), Model()]
    let keepsTaps = seed.isMultiple(of: 2)
    for model in models { model.isLoud = seed.isMultiple(of: 3) }
    let (lazy, eager) = (
      host(models[0], rows: "any", keepingTaps: keepsTaps),
      host(models[1], rows: "all", keepingTaps: keepsTaps)
    )
    lazy.looksEverywhere = false
    #expect(lazy.host.graph.waitingRows.contains { $0.waitingCount > 0 })
    for step in 0..<25 {
      let words = act([lazy, eager], models, using: &random)
      let place = "seed \(seed), step \(step): \(words)"
      #expect(screen(lazy) == screen(eager), "\(place)")
      checkTexts(lazy, eager, isLoud: models[0].isLoud, place)
      if screen(lazy) != screen(eager) { return }
      // Once in a while everything is looked at, after which less waits.
      guard Int.random(in: 0..<12, using: &random) == 0 else { continue }
      lazy.looksEverywhere = true
      #expect(lazy.outline == eager.outline, "\(place)")
      lazy.looksEverywhere = false
    }
    lazy.looksEverywhere = true
    #expect(lazy.outline == eager.outline, "seed \(seed)")
    #expect(lazy.warnings() == eager.warnings(), "seed \(seed)")
  }

  /// Checks that each text which only an element of the rest is identified by is among those that are told beforehand.
  private func checkTexts(
    _ lazy: HostedView, _ eager: HostedView, isLoud: Bool, _ place: String
  ) {
    let (some, all) = (lazy.tree, eager.tree)
    let known = Set(texts(of: some))
    let isWhole = some.unfinishedElements.isEmpty
    for text in texts(of: all) where !known.contains(text) {
      let mayHold = lazy.host.graph.waitingRows.contains { $0.waitingRowsMayHold(text) }
      #expect(mayHold && !isWhole, "\(place): \(text)")
    }
    let mayHoldAny = lazy.host.graph.waitingRows.contains { $0.waitingRowsMayHold("of nothing") }
    #expect(isLoud || !mayHoldAny, "\(place)")
  }

  /// The texts by which elements of a tree are identified.
  private func texts(of tree: ElementTree) -> [String] {
    guard let root = tree.root else { return [] }
    return tree.descendants(of: root).flatMap { tree[$0]?.identifyingTexts ?? [] }
  }
}
