import AccessibilityTree
import AutomationWire
import Foundation
import TextRendering

/// A screen of the system, as data.
struct SystemScreen {
  /// An application on the device.
  struct Application {
    /// Which one.
    var reference: ApplicationReference

    /// Its name under the icon.
    var name: String

    /// The name by which suites know it.
    var bundleIdentifier: String

    /// Whether it runs.
    var isRunning: Bool

    /// Whether it is in front.
    var isInFront: Bool
  }

  /// A permission that an application waits for.
  struct Request {
    /// The application.
    var application: Application

    /// What it asks for.
    var request: SystemServices.Request

    /// The alert for it.
    var prompt: AuthorizationPrompt {
      AuthorizationPrompt(
        for: request.resource, by: application.name, purpose: request.purpose)
    }
  }

  /// A question about an application's icon.
  enum Question: Hashable {
    /// What shall be done with it.
    case menu(ApplicationReference)

    /// Whether it shall go.
    case remove(ApplicationReference)

    /// Whether it shall go with all it has.
    case delete(ApplicationReference)
  }

  /// The size of the screen.
  var size: Size

  /// The applications on the home screen, in order.
  var applications: [Application]

  /// The permissions that applications wait for, the first one on top.
  var requests: [Request]

  /// The application of the system's that is in front; `nil` when none is.
  var systemApplication: SystemApplication?

  /// Whether the applications that run are shown in place of the home screen.
  var showsSwitcher = false

  /// Whether icons can be deleted.
  var isEditing = false

  /// What is asked about an icon.
  var question: Question?

  /// The page of icons that is shown, from 0.
  var page = 0

  /// The extent of an icon with its name.
  private static let icon = Size(width: 18, height: 5)

  /// How many icons stand beside each other.
  private var columns: Int { max(1, (size.width - 4) / Self.icon.width) }

  /// How many rows of icons there are on a page.
  private var rows: Int { max(1, (size.height - 4) / Self.icon.height) }

  /// How many pages of icons there are.
  var pageCount: Int {
    max(1, (applications.count + columns * rows - 1) / (columns * rows))
  }

  /// Returns the page on which an application's icon stands.
  func page(of application: ApplicationReference) -> Int {
    (applications.firstIndex { $0.reference == application } ?? 0) / (columns * rows)
  }

  /// Whether an application is in front of it.
  var isBehind: Bool { systemApplication != nil || applications.contains(where: \.isInFront) }

  /// The identifier and the name of the application in front.
  private var front: (identifier: String, name: String)? {
    if let systemApplication { return (systemApplication.rawValue, systemApplication.name) }
    return applications.first(where: \.isInFront).map { ($0.bundleIdentifier, $0.name) }
  }

  /// Everything there is, from the application down.
  var root: SystemItem {
    let screen = Rect(origin: .zero, size: size)
    var children = [home(screen)]
    if showsSwitcher { children.append(switcher(screen)) }
    if let front {
      children.append(
        SystemItem(
          key: "front", type: .application, identifier: front.identifier, label: front.name,
          frame: screen))
    }
    if let question { children.append(panel(for: question)) }
    if let request = requests.first { children.append(alert(for: request)) }
    let window = SystemItem(key: "window", type: .window, frame: screen, children: children)
    return SystemItem(
      key: "system", type: .application, identifier: ApplicationTarget.systemName,
      label: "SpringBoard", frame: screen, children: [window])
  }
}

// MARK: - The home screen

extension SystemScreen {
  private func home(_ screen: Rect) -> SystemItem {
    var items = applications.enumerated().map { place, application in
      icon(application, at: place)
    }
    if isEditing {
      items.append(
        SystemItem(
          key: "done", type: .button, label: "Done",
          frame: Rect(x: size.width - 8, y: 0, width: 8, height: 1), look: .button,
          action: .endEditing))
    }
    if pageCount > 1 {
      items.append(
        SystemItem(
          key: "pages", type: .pageIndicator, label: "page \(page + 1) of \(pageCount)",
          frame: Rect(x: (size.width - 20) / 2, y: size.height - 1, width: 20, height: 1),
          look: .text))
    }
    return SystemItem(
      key: "home", type: .other, identifier: "Home screen icons", frame: screen, children: items)
  }

  /// Returns the icon at a place, counted from the first page on.
  private func icon(_ application: Application, at place: Int) -> SystemItem {
    let (column, row) = (place % columns, place / columns % rows)
    let page = place / (columns * rows) - page
    let margin = (size.width - columns * Self.icon.width) / 2
    let frame = Rect(
      x: page * size.width + margin + column * Self.icon.width, y: 2 + row * Self.icon.height,
      width: Self.icon.width, height: Self.icon.height)
    var item = SystemItem(
      key: "icon \(application.reference)", type: .icon, identifier: application.name,
      label: application.name, frame: frame, look: .icon,
      action: isEditing ? nil : .open(application.reference), application: application.reference)
    if isEditing {
      item.children = [
        SystemItem(
          key: "delete \(application.reference)", type: .button, identifier: "DeleteButton",
          label: "Remove", frame: Rect(x: frame.minX, y: frame.minY, width: 5, height: 1),
          look: .minus, action: .askToRemove(application.reference))
      ]
    }
    return item
  }

  /// Returns the applications that run, each as a card.
  private func switcher(_ screen: Rect) -> SystemItem {
    let running = applications.filter(\.isRunning)
    let width = max(10, min(30, (size.width - 4) / max(1, running.count) - 2))
    let cards = running.enumerated().map { place, application in
      SystemItem(
        key: "card \(application.reference)", type: .other,
        identifier:
          "card:\(application.bundleIdentifier):sceneID:\(application.bundleIdentifier)-default",
        label: application.name,
        frame: Rect(
          x: 2 + place * (width + 2), y: 3, width: width, height: max(3, size.height - 6)),
        look: .panel, action: .open(application.reference), application: application.reference)
    }
    return SystemItem(
      key: "switcher", type: .scrollView, identifier: "AppSwitcherScrollView", frame: screen,
      isModal: true, children: cards)
  }
}

// MARK: - Questions

extension SystemScreen {
  private func name(of reference: ApplicationReference) -> String {
    applications.first { $0.reference == reference }?.name ?? reference.name
  }

  private func panel(for question: Question) -> SystemItem {
    let prefix = "com.apple.springboardhome.application-shortcut-item."
    switch question {
    case .menu(let application):
      var menu = SystemItem.panel(
        key: "menu", .other, title: nil, message: "",
        [
          SystemItem.Choice(
            label: "Edit Home Screen", identifier: prefix + "rearrange-icons",
            action: .editHomeScreen),
          SystemItem.Choice(
            label: "Remove App", identifier: prefix + "remove-app",
            action: .askToRemove(application)),
        ], on: size)
      menu.label = name(of: application)
      return menu
    case .remove(let application):
      let name = name(of: application)
      return .panel(
        key: "remove", .alert, title: "Remove “\(name)”?",
        message:
          "Removing from Home Screen will keep the app in your App Library.",
        [
          SystemItem.Choice(label: "Delete App", action: .askToDelete(application)),
          SystemItem.Choice(label: "Remove from Home Screen", action: .hide(application)),
          SystemItem.Choice(label: "Cancel", action: .dismiss),
        ], on: size)
    case .delete(let application):
      return .panel(
        key: "delete", .alert, title: "Delete “\(name(of: application))”?",
        message: "Deleting this app will also delete its data.",
        [
          SystemItem.Choice(label: "Cancel", action: .dismiss),
          SystemItem.Choice(label: "Delete", action: .delete(application)),
        ], on: size)
    }
  }

  private func alert(for request: Request) -> SystemItem {
    let prompt = request.prompt
    return .panel(
      key: "permission \(request.application.reference) \(request.request.resource.rawValue)",
      .alert, title: prompt.title, message: prompt.message,
      prompt.choices.enumerated().map { place, choice in
        SystemItem.Choice(
          label: choice.label,
          action: .answer(request.application.reference, choice: place))
      }, on: size)
  }
}
