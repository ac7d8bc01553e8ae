import AccessibilityTree
import AutomationWire
import Foundation
import TextRendering

/// A screen of one of the system's applications, as data.
struct SystemApplicationScreen {
  /// Which application.
  let application: SystemApplication

  /// The size of the screen.
  var size: Size

  /// The state of the system's applications.
  var system: SystemApplications

  /// The name of the application that would open a link of its own; `nil` when the test has none.
  var opener: String?

  /// Everything there is, from the application down.
  var root: SystemItem {
    let screen = Rect(origin: .zero, size: size)
    let content = application == .safari ? browser : settings
    let window = SystemItem(key: "window", type: .window, frame: screen, children: content)
    return SystemItem(
      key: "system", type: .application, identifier: application.rawValue, label: application.name,
      frame: screen, children: [window])
  }

  /// The screen as it is drawn.
  var drawn: CellGrid {
    var grid = CellGrid(width: size.width, height: size.height)
    root.draw(on: &grid)
    return grid
  }
}

extension SystemApplicationScreen {
  /// Makes the screen of an application in a test.
  init(_ application: SystemApplication, on scope: TestScope) {
    self.init(
      application: application, size: scope.device.screenSize,
      system: scope.sharedDevice.systemApplications, opener: scope.linkOpener?.name)
  }

  /// What the browser shows: the address above, the page, and what it asks.
  private var browser: [SystemItem] {
    let page = system.page
    var items = [self.page]
    let field = SystemItem(
      key: "address", type: .textField, identifier: "TabBarItemTitle", label: "Address",
      frame: Rect(x: 1, y: 0, width: max(3, size.width - 2), height: 3), look: .field,
      field: SystemItem.Field(
        text: page.field, placeholder: "Search or enter website name",
        isFocused: page.typed != nil), action: .editAddress)
    items.append(field)
    if page.typed != nil { items.append(keyboard) }
    if let asked = page.asked { items.append(question(about: asked)) }
    return items
  }

  /// The place of the page, which is not loaded.
  private var page: SystemItem {
    let frame = Rect(x: 0, y: 3, width: size.width, height: max(1, size.height - 3))
    let address = system.page.address
    var page = SystemItem(key: "page", type: .webView, label: system.page.field, frame: frame)
    guard !address.isEmpty else { return page }
    let text = "\(address) is not loaded: this browser shows addresses only."
    let height = SystemItem.lines(of: text, max(1, size.width - 4)).count
    page.children = [
      SystemItem(
        key: "page text", type: .staticText, label: text,
        frame: Rect(
          x: 2, y: frame.minY + max(0, (frame.height - height) / 2),
          width: max(1, size.width - 4), height: height), look: .text)
    ]
    return page
  }

  /// The keyboard while an address is typed; of its keys the one that goes there.
  private var keyboard: SystemItem {
    let frame = Rect(x: 0, y: max(0, size.height - 1), width: size.width, height: 1)
    let key = SystemItem(
      key: "go", type: .button, identifier: "Go", label: "go",
      frame: Rect(x: max(0, size.width - 6), y: frame.minY, width: 6, height: 1), look: .button,
      action: .goToAddress)
    return SystemItem(key: "keyboard", type: .keyboard, frame: frame, children: [key])
  }

  /// What is asked about a link that is not the browser's own.
  private func question(about url: URL) -> SystemItem {
    guard let opener else {
      return .panel(
        key: "invalid", .alert, title: "Cannot Open Page",
        message: "Safari cannot open the page because the address is invalid.",
        [SystemItem.Choice(label: "OK", action: .dismiss)], on: size)
    }
    return .panel(
      key: "ask", .alert, title: "Open this page in “\(opener)”?", message: "",
      [
        SystemItem.Choice(label: "Cancel", action: .dismiss),
        SystemItem.Choice(label: "Open", action: .openLink(url)),
      ], on: size)
  }

  /// What the settings show: whose they are.
  private var settings: [SystemItem] {
    let title = system.settingsName ?? application.name
    let bar = Rect(x: 0, y: 0, width: size.width, height: 1)
    let text = SystemItem(
      key: "title", type: .staticText, label: title, frame: bar, look: .title)
    return [
      SystemItem(
        key: "bar", type: .navigationBar, identifier: title, frame: bar, children: [text])
    ]
  }
}
