import Testing

@testable import TextUI

/// Looks of text fields that authors make.
@MainActor struct TextFieldStyleTests {
  struct Framed: TextFieldStyle {
    @Environment(\.isEnabled) private var isEnabled

    // swift-format-ignore: NoLeadingUnderscores
    // The name is SwiftUI's.
    func _body(configuration: TextField<Self._Label>) -> some View {
      HStack(spacing: 0) {
        Text(isEnabled ? "<" : "!")
        configuration.frame(width: 8)
        Text(">")
      }
    }
  }

  @Test func aStyleStandsAroundTheField() {
    struct Screen: View {
      @State private var name = ""

      var body: some View {
        TextField("Name", text: $name).textFieldStyle(Framed()).accessibilityIdentifier("name")
        Text("Hello \(name)")
      }
    }
    let view = HostedView(width: 20, height: 3) { Screen() }
    #expect(view.screen.contains("<"))
    #expect(view.element("name", .textField)?.placeholder == "Name")
    view.tap("name", .textField)
    view.type("Bo")
    #expect(view.element("name", .textField)?.value == "Bo")
    #expect(view.element("Hello Bo") != nil)
  }

  @Test func theSystemsStylesLeaveTheFieldAsItIs() {
    let plain = HostedView(width: 20, height: 3) { TextField("Name", text: .constant("a")) }
    let rounded = HostedView(width: 20, height: 3) {
      TextField("Name", text: .constant("a")).textFieldStyle(.roundedBorder)
    }
    #expect(plain.screen == rounded.screen)
    #expect(plain.outline == rounded.outline)
  }
}
