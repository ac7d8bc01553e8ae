import TextUI

/// Alerts, dialogs and sheets.
struct MessagesView: View {
  /// What is shown.
  private enum Message: String, CaseIterable {
    case alert, question, dialog, sheet, cover, popover
  }

  @State private var shown: Message?
  @State private var name = ""
  @State private var outcome = "Nothing answered"

  var body: some View {
    VStack(alignment: .leading) {
      OutcomeView(text: outcome)
      ForEach(Message.allCases, id: \.self) { message in
        Button(message.rawValue.capitalized) { shown = message }
      }
      .popover(isPresented: shows(.popover)) {
        closing("A popover").presentationCompactAdaptation(.popover)
      }
    }
    .alert("An alert", isPresented: shows(.alert)) {
      Button("OK") { outcome = "OK" }
    } message: {
      Text("It says something.")
    }
    .alert("A question", isPresented: shows(.question)) {
      TextField("Name", text: $name)
      Button("Answer") { outcome = "I am \(name)" }
      Button("Cancel", role: .cancel) { outcome = "No answer" }
    }
    .confirmationDialog("A dialog", isPresented: shows(.dialog), titleVisibility: .visible) {
      Button("Keep") { outcome = "Kept" }
      Button("Delete", role: .destructive) { outcome = "Deleted" }
    }
    .sheet(isPresented: shows(.sheet)) { closing("A sheet") }
    .fullScreenCover(isPresented: shows(.cover)) { closing("A cover") }
  }

  /// Whether a message is shown.
  private func shows(_ message: Message) -> Binding<Bool> {
    Binding {
      shown == message
    } set: {
      shown = $0 ? message : nil
    }
  }

  /// Returns a text with a button that closes what it is on.
  private func closing(_ title: String) -> some View {
    VStack {
      Text(title)
      Button("Close") {
        outcome = "Closed"
        shown = nil
      }
    }
  }
}
