import AccessibilityTree
import AutomationWire
import Testing

@testable import TextUI

/// Menus, the ones that a long press opens, and popovers.
@MainActor struct MenuTests {
  @Observable final class Model {
    var words: [String] = []
    var isOn = false
    var size = 1
    var isShown = false
  }

  struct MenuScreen: View {
    @Bindable var model: Model
    var body: some View {
      VStack(alignment: .leading) {
        Menu("More") {
          Button("Copy") { model.words.append("copy") }
          Button("Delete", role: .destructive) { model.words.append("delete") }
          Toggle("Loud", isOn: $model.isOn)
        }
        Spacer()
      }
    }
  }

  @Test func menuPresentsActions() {
    let model = Model()
    let view = HostedView(width: 20, height: 8) { MenuScreen(model: model) }
    #expect(view.screen == "       More ▾")
    #expect(
      view.outline == "Button, {{7.0, 0.0}, {6.0, 1.0}}, label: 'More', Keyboard Focused")
    view.tap("More")
    #expect(
      view.screen == """
               More ▾
           ╭────────╮
           │ Copy   │
           │ Delete │
           │   Loud │
           ╰────────╯
        """)
    view.tap("Copy")
    #expect(model.words == ["copy"])
    #expect(view.screen == "       More ▾")
    view.press(.return, .downArrow, .return)
    #expect(model.words == ["copy", "delete"])
    view.press(.return, .end, .return)
    #expect(model.isOn)
    view.press(.return)
    #expect(view.element("Loud")?.states.contains(.selected) == true)
    view.press(.escape)
    #expect(view.element("Loud") == nil)
  }

  @Test func aMenuStaysOpenWhereItsActionsAreNotToCloseIt() {
    struct Tags: View {
      let model: Model
      @State private var choice = 1
      @State private var asks = false
      var body: some View {
        Menu("Tags") {
          ForEach(["a", "b"], id: \.self) { tag in Button(tag) { model.words.append(tag) } }
          Picker("Size", selection: $choice) { ForEach(1..<3) { Text("\($0)").tag($0) } }
          Button("Ask") { asks = true }.menuActionDismissBehavior(.enabled)
        }
        .menuActionDismissBehavior(.disabled)
        .alert("Sure?", isPresented: $asks) { Button("Yes") {} }
        .menuActionDismissBehavior(.disabled)
        Menu("Other") {
          Button("c") { model.words.append("c") }.menuActionDismissBehavior(.disabled)
          Button("d") { model.words.append("d") }
        }
      }
    }
    let model = Model()
    let view = HostedView(width: 20, height: 12) { Tags(model: model) }
    view.tap("Tags")
    for label in ["a", "b", "2"] { view.tap(label) }
    #expect(model.words == ["a", "b"])
    #expect(view.element("2")?.states.contains(.selected) == true)
    view.tap("Ask")
    #expect(view.element("a") == nil)
    view.tap("Yes")
    #expect(view.element("Sure?") == nil)
    view.tap("Other")
    view.tap("c")
    view.tap("d")
    #expect(model.words == ["a", "b", "c", "d"])
    #expect(view.element("d") == nil)
  }

  @Test func actionsAreButtonsInCells() {
    let view = HostedView(width: 20, height: 8) { MenuScreen(model: Model()) }
    view.tap("More")
    let types = ["CollectionView", "Cell", "Button"]
    let lines = view.outline.split(separator: "\n").map {
      String($0.drop { $0 == " " }.prefix { $0 != "," })
    }
    #expect(lines.filter(types.contains).suffix(7).first == "CollectionView")
    #expect(lines.count { $0 == "Cell" } == 3)
    #expect(view.element("Delete")?.elementType == .button)
  }

  @Test func longPressOpensAMenu() {
    let model = Model()
    let view = HostedView(width: 20, height: 6) {
      VStack {
        Button("Row") { model.words.append("tapped") }
          .contextMenu { Button("Share") { model.words.append("share") } }
        Spacer()
      }
    }
    view.tap("Row")
    view.gesture(.press(seconds: 1), "Row")
    #expect(model.words == ["tapped"])
    view.tap("Share")
    #expect(model.words == ["tapped", "share"])
    view.gesture(.clicks(button: .secondary), "Row")
    #expect(view.element("Share") != nil)
    view.press(.escape)
    view.press(.function(10), modifiers: .shift)
    #expect(view.element("Share") != nil)
  }

  @Test func popoverIsASheetWhereThereIsLittleRoom() {
    struct Screen: View {
      @Bindable var model: Model
      let adaptation: PresentationAdaptation?
      var body: some View {
        Button("Info") { model.isShown = true }
          .popover(isPresented: $model.isShown) {
            if let adaptation {
              Text("About it").presentationCompactAdaptation(adaptation)
            } else {
              Text("About it")
            }
          }
      }
    }
    /// Returns the first line of what is shown, and what tells it apart from others.
    func shown(_ adaptation: PresentationAdaptation?, width: Int) -> [Bool] {
      let view = HostedView(width: width, height: 8) {
        Screen(model: Model(), adaptation: adaptation)
      }
      view.tap("Info")
      #expect(view.element("About it") != nil)
      return [view.outline.contains("Popover, "), view.screen.contains("╭")]
    }
    let (popover, sheet, cover) = ([true, true], [false, true], [false, false])
    #expect(shown(nil, width: 100) == popover)
    #expect(shown(.fullScreenCover, width: 100) == popover)
    #expect(shown(nil, width: 99) == sheet)
    #expect(shown(.automatic, width: 99) == sheet)
    #expect(shown(.sheet, width: 99) == sheet)
    #expect(shown(.popover, width: 99) == popover)
    #expect(shown(PresentationAdaptation.none, width: 99) == popover)
    #expect(shown(.fullScreenCover, width: 99) == cover)
  }

  @Test func popoverIsPutAwayByATapElsewhere() {
    struct Screen: View {
      @Bindable var model: Model
      let adaptation: PresentationAdaptation
      var body: some View {
        VStack(alignment: .leading) {
          Button("Info") { model.isShown = true }
            .popover(isPresented: $model.isShown) {
              Text("About it").presentationCompactAdaptation(adaptation)
            }
          Spacer()
        }
      }
    }
    let model = Model()
    let view = HostedView(width: 20, height: 8) { Screen(model: model, adaptation: .popover) }
    view.tap("Info")
    #expect(
      view.screen == """
              [ Info ]
          ╭──────────╮
          │ About it │
          ╰──────────╯
        """)
    #expect(view.element("PopoverDismissRegion")?.label == "dismiss popup")
    #expect(view.outline.contains("Popover, {{2.0, 1.0}, {12.0, 3.0}}"))
    view.tap(at: Point(x: 18, y: 7))
    #expect(!model.isShown)
    #expect(view.element("About it") == nil)
  }

  @Test func anItemIsCalledByItsTextBesideAPicture() {
    let view = HostedView(width: 30, height: 8) {
      VStack {
        Menu("More") {
          Button {
          } label: {
            HStack {
              Text("By name")
              Image(systemName: "checkmark")
            }
          }
          Button {
          } label: {
            Image(systemName: "trash")
          }
        }
        Spacer()
      }
    }
    view.tap("More")
    #expect(view.element("By name", .button)?.label == "By name")
    #expect(view.element("trash", .button) != nil)
  }
}
