import Testing

@testable import TextUI

/// Further forms of controls: what they do besides what the usual forms do.
@MainActor struct ControlFormTests {
  struct Form: View {
    @State private var first = false
    @State private var second = true
    @State private var count = 1
    @State private var log = ""
    @State private var size = "S"

    var body: some View {
      VStack(alignment: .leading) {
        Toggle("All", sources: [$first, $second], isOn: \.self)
        Text("\(first ? "on" : "off") \(second ? "on" : "off")")
        Stepper("Count", value: $count, in: 1...3) { log += $0 ? "(" : "\(count))" }
        Text("log \(log)")
        Picker(selection: $size, label: Text("Size")) {
          Text("Small").tag("S")
          Text("Large").tag("L")
        }
        Button("Remove", systemImage: "trash", role: .destructive) { log = "" }
      }
    }
  }

  @Test("A toggle of several values is on when all are, and sets all") func toggleOfSeveral() {
    let view = HostedView(width: 40, height: 12) { Form() }
    #expect(view.element("off on") != nil)
    view.tap("All", .switch)
    #expect(view.element("on on") != nil && view.element("All", .switch)?.value == "1")
  }

  @Test("A stepper tells when a step begins and when it has ended") func stepperTells() {
    let view = HostedView(width: 40, height: 12) { Form() }
    view.tap("Increment")
    view.tap("Increment")
    view.tap("Decrement")
    #expect(view.element("log (2)(3)(2)") != nil)
    view.tap("Remove", .button)
    #expect(view.element("log ") != nil || view.element("log") != nil)
  }

  @Test("The older picker is called as its label says") func olderPicker() {
    let view = HostedView(width: 40, height: 12) { Form() }
    #expect(view.outline.contains("Size") && view.outline.contains("Small"))
  }

  @Test("Pictures are called as their labels say") func pictureLabels() {
    let view = HostedView {
      Image("photo", label: Text("A cat"))
      Image("logo", bundle: nil)
      Image(systemName: "star", variableValue: 0.4)
    }
    #expect(view.element("A cat", .image)?.identifier == "photo")
    #expect(view.element("logo", .image) != nil && view.element("star", .image) != nil)
  }
}
