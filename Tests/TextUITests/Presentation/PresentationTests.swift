import AccessibilityTree
import AutomationWire
import Testing

@testable import TextUI

/// Alerts, dialogs and sheets.
@MainActor struct PresentationTests {
  @Observable final class Model {
    var shows = false
    var item: Item?
    var log: [String] = []
  }

  struct Item: Identifiable {
    let id: Int
  }

  struct Screen: View {
    @Bindable var model: Model
    var body: some View {
      VStack {
        Button("Reset") { model.shows = true }
        Text("Behind")
      }
      .alert("Reset?", isPresented: $model.shows) {
        Button("Cancel", role: .cancel) { model.log.append("cancel") }
        Button("Yes", role: .destructive) { model.log.append("yes") }
      } message: {
        Text("All is lost.")
      }
    }
  }

  @Test func alertCoversTheScreen() {
    let model = Model()
    let view = HostedView(width: 34, height: 8) { Screen(model: model) }
    view.tap("Reset")
    #expect(
      view.outline == """
        Button, {{12.0, 3.0}, {9.0, 1.0}}, label: 'Reset'
          StaticText, {{14.0, 3.0}, {5.0, 1.0}}, label: 'Reset'
        StaticText, {{13.0, 4.0}, {6.0, 1.0}}, label: 'Behind'
        Alert, {{4.0, 1.0}, {25.0, 6.0}}, label: 'Reset?'
          ScrollView, {{10.0, 2.0}, {12.0, 2.0}}
            StaticText, {{13.0, 2.0}, {6.0, 1.0}}, label: 'Reset?'
            StaticText, {{10.0, 3.0}, {12.0, 1.0}}, label: 'All is lost.'
          ScrollView, {{7.0, 5.0}, {19.0, 1.0}}
            Button, {{7.0, 5.0}, {10.0, 1.0}}, label: 'Cancel', Keyboard Focused
            Button, {{19.0, 5.0}, {7.0, 1.0}}, label: 'Yes'
        """)
    #expect(
      view.screen == """

            ╭───────────────────────╮
            │        Reset?         │
            │     All is lost.      │
            │                       │
            │  [ Cancel ]  [ Yes ]  │
            ╰───────────────────────╯
        """)
    let alert = view.element("Reset?", .alert)
    #expect(view.hitPoint("Reset", .button) == .covered(by: alert?.id))
    view.tap("Yes")
    #expect(model.log == ["yes"])
    #expect(!model.shows)
    #expect(view.element("Reset?", .alert) == nil)
    #expect(view.hitPoint("Reset", .button) != .missing)
  }

  struct TwoAtOnce: View {
    @State private var asks = false
    @State private var shows = false

    var body: some View {
      Button("Both") { (asks, shows) = (true, true) }
        .alert("Sure?", isPresented: $asks) { Button("Yes") {} }
        .sheet(isPresented: $shows) { Sheet() }
    }

    /// A sheet that asks something itself.
    struct Sheet: View {
      @State private var asks = false

      var body: some View {
        Button("More") { asks = true }.alert("More?", isPresented: $asks) { Button("No") {} }
      }
    }
  }

  @Test("One is shown at a time over a screen; the other waits for it") func twoAtOnce() {
    let view = HostedView(width: 40, height: 12) { TwoAtOnce() }
    view.tap("Both")
    #expect(view.element("More") != nil, "the sheet, which is said further out")
    #expect(view.element("Sure?", .alert) == nil)
    #expect(
      view.warnings() == [
        "TwoAtOnce: an alert is asked for while a sheet is shown from the same screen; "
          + "it is shown when that is put away."
      ])
    view.tap("More")
    #expect(view.element("More?", .alert) != nil, "over the sheet there may be another")
    view.tap("No")
    view.press(.escape)
    #expect(view.element("More") == nil)
    #expect(view.element("Sure?", .alert) != nil)
    view.tap("Yes")
    #expect(view.element("Sure?", .alert) == nil)
    #expect(view.warnings().isEmpty)
  }

  @Test func whatCancelsIsTheFirstOfTwoAndTheLastOfMore() {
    struct Choice: View {
      let more: Bool
      var body: some View {
        Text("A").alert("?", isPresented: .constant(true)) {
          Button("Yes") {}
          Button("No", role: .cancel) {}
          if more { Button("Later") {} }
        }
      }
    }
    func buttons(_ more: Bool) -> [String] {
      let view = HostedView(width: 40, height: 8) { Choice(more: more) }
      let tree = view.tree
      let nodes = tree.root.map(tree.descendants)?.compactMap { tree[$0] } ?? []
      return nodes.filter { $0.elementType == .button }.map(\.label)
    }
    #expect(buttons(false) == ["No", "Yes"])
    #expect(buttons(true) == ["Yes", "Later", "No"])
  }

  @Test func focusStaysInsideAndEscapeCancels() {
    let model = Model()
    let view = HostedView(width: 34, height: 8) { Screen(model: model) }
    view.tap("Reset")
    view.press(.tab)
    #expect(view.element("Yes")?.states.contains(.focused) == true)
    view.press(.tab)
    #expect(view.element("Cancel")?.states.contains(.focused) == true)
    view.press(.escape)
    #expect(!model.shows)
    #expect(model.log.isEmpty)
  }

  @Test func anAlertWithoutButtonsSaysOK() {
    struct Plain: View {
      @State private var shows = true
      var body: some View {
        Text("Behind").alert("Note", isPresented: $shows) {}
      }
    }
    let view = HostedView { Plain() }
    view.tap("OK")
    #expect(view.element("Note", .alert) == nil)
  }

  @Test func sheetIsPutAwayByDismissAndBySwipe() {
    struct SheetContent: View {
      @Environment(\.dismiss) private var dismiss
      var body: some View { Button("Close") { dismiss() } }
    }
    struct Host: View {
      @Bindable var model: Model
      var body: some View {
        Button("Open") { model.item = Item(id: 1) }
          .sheet(
            item: $model.item, onDismiss: { model.log.append("gone") },
            content: { _ in SheetContent() })
      }
    }
    let model = Model()
    let view = HostedView { Host(model: model) }
    view.tap("Open")
    view.tap("Close")
    #expect(view.element("Close") == nil)
    #expect(model.log == ["gone"])
    view.tap("Open")
    view.host.perform(.pointer(.init(.began, at: .init(x: 15, y: 2))))
    view.host.perform(.pointer(.init(.moved, at: .init(x: 15, y: 6))))
    view.host.perform(.pointer(.init(.ended, at: .init(x: 15, y: 6))))
    #expect(view.element("Close") == nil)
    #expect(model.log == ["gone", "gone"])
  }

  @Test func confirmationDialogKeepsCancel() {
    struct Host: View {
      @State private var shows = true
      var body: some View {
        Text("Behind").confirmationDialog("Delete it?", isPresented: $shows) {
          Button("Delete", role: .destructive) {}
        }
      }
    }
    let view = HostedView { Host() }
    #expect(view.element("Delete it?", .sheet) != nil)
    #expect(view.element("Delete", .button) != nil)
    view.tap("Cancel")
    #expect(view.element("Delete it?", .sheet) == nil)
  }

  @Test func aTapBesideAConfirmationDialogCancelsIt() {
    struct Host: View {
      let own: Bool
      @State private var shows = true
      @State private var answer = "none"
      var body: some View {
        Text(answer).confirmationDialog("Delete it?", isPresented: $shows) {
          Button("Delete", role: .destructive) { answer = "deleted" }
          if own { Button("Keep", role: .cancel) { answer = "kept" } }
        }
      }
    }
    for own in [false, true] {
      let view = HostedView(width: 60, height: 20) { Host(own: own) }
      view.tap("Delete it?", .staticText)
      #expect(view.element("Delete it?", .sheet) != nil)
      view.tap(at: Point(x: 0, y: 0))
      #expect(view.element("Delete it?", .sheet) == nil)
      #expect(view.element(own ? "kept" : "none") != nil)
    }
  }

  @Test func anAlertStaysUntilItIsAnswered() {
    struct Host: View {
      @State private var shows = true
      var body: some View {
        Text("Behind").alert("Sure?", isPresented: $shows) { Button("OK") {} }
      }
    }
    let view = HostedView(width: 60, height: 20) { Host() }
    view.tap(at: Point(x: 0, y: 0))
    #expect(view.element("Sure?", .alert) != nil)
    view.tap("OK")
    #expect(view.element("Sure?", .alert) == nil)
  }

  @Test func theFocusReturnsToWhatHadIt() {
    /// A screen of buttons, of which the last shows a sheet.
    struct Sheet: View {
      @State private var isShown = false

      var body: some View {
        Button("First") {}
        Button("Terms") { isShown = true }
          .sheet(isPresented: $isShown) { Button("Agree") { isShown = false } }
      }
    }
    let view = HostedView(width: 40, height: 8) { Sheet() }
    view.press(.tab, .return, .return)
    #expect(view.element("Agree") == nil)
    #expect(view.element("Terms", .button)?.states.contains(.focused) == true)
  }

  @Test func whatDestroysDoesNotHaveTheFocusFirst() {
    let view = HostedView(width: 40, height: 10) {
      Text("page").confirmationDialog("Sure?", isPresented: .constant(true)) {
        Button("Delete", role: .destructive) {}
        Button("Keep a copy") {}
      }
    }
    #expect(view.element("Keep a copy", .button)?.states.contains(.focused) == true)
  }
}
