import AccessibilityTree
import Testing

@testable import TextUI

// As Xcode declares them for the texts of a catalogue.
extension LocalizedStringResource {
  fileprivate static var save: LocalizedStringResource { "Save" }

  fileprivate static var about: LocalizedStringResource {
    LocalizedStringResource("about_title", defaultValue: "About us")
  }

  fileprivate static func count(_ number: Int) -> LocalizedStringResource { "Items: \(number)" }
}

/// Titles that are resources.
@MainActor struct ResourceTitleTests {
  struct Titles: View {
    @State private var isOn = false
    @State private var text = ""
    @State private var number = 2
    @State private var day = Date(timeIntervalSince1970: 0)

    var body: some View {
      VStack(alignment: .leading) {
        Group {
          Button(.save) {}
          Button(.save, systemImage: "square", role: .destructive) {}
          Label(.about, systemImage: "info")
          Toggle(.about, isOn: $isOn)
          TextField(.save, text: $text)
          SecureField(.about, text: $text)
          Picker(.about, selection: $number) { Text("2").tag(2) }
          Stepper(.save, value: $number, in: 0...3)
          DatePicker(.about, selection: $day, displayedComponents: .date)
        }
        Group {
          Menu(.about) { Button(.save) {} }
          ProgressView(.save, value: 0.5)
          LabeledContent(.about, value: "x")
          GroupBox(.save) { Text(.about) }
          DisclosureGroup(.about) { Text("inside") }
          ControlGroup(.save) { Button(.save) {} }
          NavigationLink(.about) { Text("page") }
          ShareLink(.save, item: "text")
        }
      }
    }
  }

  @Test("Controls are called as their resources say") func controls() {
    let view = HostedView(width: 60, height: 40) { Titles() }
    #expect(view.element("Save", .button) != nil && view.element("About us", .switch) != nil)
    #expect(view.element("Save", .textField) != nil)
    #expect(view.element("About us", .secureTextField) != nil)
    #expect(view.screen.contains("About us") && !view.screen.contains("about_title"))
  }

  struct Places: View {
    @State private var isShown = false
    @State private var text = ""

    var body: some View {
      NavigationStack {
        List {
          Section(.count(3)) { Text("row").accessibilityLabel(.save).accessibilityHint(.about) }
          Button(.about) { isShown = true }
        }
        .navigationTitle(.count(12_345))
        .alert(.save, isPresented: $isShown) {
          Button(.about) {}
        } message: {
          Text(.about)
        }
        .searchable(text: $text, prompt: .save)
      }
    }
  }

  @Test("Pages, sections and alerts are called as their resources say") func places() {
    let view = HostedView(width: 40, height: 20) { Places() }
    #expect(view.element("Items: 12,345", .navigationBar) != nil)
    #expect(view.screen.contains("Items: 3"))
    #expect(view.element("Save", .staticText) != nil && view.element("Save", .searchField) != nil)
    view.tap("About us", .button)
    #expect(view.element("Save", .alert) != nil)
  }

  @Test("A literal is a key, and a text stands as it is") func literals() {
    let title = "*a*"
    let view = HostedView(width: 20, height: 6) {
      VStack {
        Button("*k*") {}
        Button(title) {}
        Text("*t*")
        Label("*l*", systemImage: "square")
      }
    }
    #expect(view.element("k") != nil && view.element("*a*") != nil)
    #expect(view.element("t") != nil && view.element("l") != nil)
  }

  @Test("The prompt of a search is a key, too") func prompts() {
    let text = Binding.constant("")
    let view = HostedView(width: 30, height: 12) {
      VStack {
        Text("a").searchable(text: text, prompt: "*first*")
        Text("b").searchable(text: text, isPresented: .constant(false), prompt: "*second*")
        Text("c").searchable(text: text, prompt: String("*third*"))
      }
    }
    for prompt in ["first", "second", "*third*"] {
      #expect(view.element(prompt, .searchField) != nil)
    }
  }
}
