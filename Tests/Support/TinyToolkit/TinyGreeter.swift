package import AutomationWire

/// Greets whoever types a name.
@MainActor package final class TinyGreeter: TinyApplication, AutomationHostable {
  package static func makeHost(
    _ configuration: LaunchConfiguration
  ) throws -> any AutomationHost {
    TinyGreeter(configuration)
  }

  package required init(_ configuration: LaunchConfiguration) {
    super.init(configuration)
    let name = FieldWidget(identifier: "name")
    let greeting = LabelWidget(identifier: "greeting")
    let button = ButtonWidget(identifier: "greet")
    button.title = "Greet"
    button.action = { greeting.shown = "Hello, \(name.content)!" }
    widgets = [name, button, greeting]
  }
}
