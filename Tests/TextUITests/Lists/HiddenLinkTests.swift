import AccessibilityTree
import Testing

@testable import TextUI

/// Rows that lead where a link leads that nobody sees: its arrow is hidden that way.
@MainActor struct HiddenLinkTests {
  /// Ways to hide the link of a row.
  private enum Way: CaseIterable {
    case inFront, behind, closure, without, value, besides
  }

  @Observable final class Model {
    var count = 0
    var isActive = false
    var isDisabled = true
  }

  /// A list with one such row.
  private struct Rows: View {
    let way: Way

    var body: some View {
      NavigationStack {
        List {
          switch way {
          case .inFront:
            ZStack {
              NavigationLink(destination: Text("Page")) { EmptyView() }.opacity(0)
              Text("Row")
            }
          case .behind:
            Text("Row").background(NavigationLink("", destination: Text("Page")).opacity(0))
          case .closure:
            Text("Row").background { NavigationLink("", value: 1).opacity(0) }
          case .without: Text("Row").overlay(NavigationLink("", destination: Text("Page")).hidden())
          case .value:
            ZStack {
              Text("Row")
              NavigationLink(value: 1) { EmptyView() }.opacity(0)
            }
          case .besides:
            HStack {
              Text("Row")
              NavigationLink(destination: Text("Page")) { EmptyView() }.frame(width: 0).opacity(0)
            }
          }
        }
        .navigationDestination(for: Int.self) { _ in Text("Page") }
      }
    }
  }

  @Test(arguments: Way.allCases) private func aTapLeads(_ way: Way) {
    let view = HostedView(width: 30, height: 8) { Rows(way: way) }
    #expect(view.element("Page") == nil)
    view.tap("Row")
    #expect(view.element("Page") != nil)
  }

  @Test func aKeyLeads() {
    let view = HostedView(width: 30, height: 8) { Rows(way: .behind) }
    view.press(.tab)
    view.press(.return)
    #expect(view.element("Page") != nil)
  }

  @Test func aDisabledOneDoesNot() {
    let view = HostedView(width: 30, height: 8) { Rows(way: .behind).disabled(true) }
    view.tap("Row")
    #expect(view.element("Page") == nil)
  }

  @Test func controlsOfTheRowKeepTheirTaps() {
    let model = Model()
    let view = HostedView(width: 30, height: 8) {
      NavigationStack {
        List {
          HStack {
            Text("Row")
            Button("Like") { model.count += 1 }.buttonStyle(.borderless)
            Button("Share") { model.count += 10 }.buttonStyle(.borderless)
          }
          .background(NavigationLink("", destination: Text("Page")).opacity(0))
        }
      }
    }
    view.tap("Like")
    view.tap("Share")
    #expect(model.count == 11)
    #expect(view.element("Page") == nil)
    view.tap("Row")
    #expect(view.element("Page") != nil)
  }

  /// A link of the older kind around a button that shows its page.
  private struct Login: View {
    @Bindable var model: Model

    var body: some View {
      NavigationStack {
        NavigationLink(destination: Text("Page"), isActive: $model.isActive) {
          Button("Login") { model.isActive = true }.disabled(model.isDisabled)
        }
      }
    }
  }

  @Test func aLinkAroundAButtonIsOneButton() {
    let model = Model()
    let view = HostedView(width: 30, height: 8) { Login(model: model) }
    #expect(view.outline.split(separator: "\n").count { $0.contains("Button,") } == 1)
    #expect(view.element("Login", .button)?.states.contains(.disabled) == true)
    model.isDisabled = false
    view.settle()
    #expect(view.screen.contains("[ Login ]") && !view.screen.contains("[ ["))
    view.tap("Login")
    #expect(view.element("Page") != nil)
  }
}
