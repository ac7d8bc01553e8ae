import TextUI

/// Text to type.
struct FieldsView: View {
  @State private var name = ""
  @State private var password = ""
  @State private var text = "Several\nlines"
  @State private var outcome = "Nothing sent"

  var body: some View {
    VStack(alignment: .leading) {
      OutcomeView(text: outcome)
      TextField("Automatic", text: $name).onSubmit { outcome = "Sent \(name)" }
      TextField("Plain", text: $name).textFieldStyle(.plain)
      TextField("Rounded border", text: $name).textFieldStyle(.roundedBorder)
      TextField("Disabled", text: $name).disabled(true)
      SecureField("Password", text: $password)
      TextEditor(text: $text).frame(height: 3)
    }
  }
}
