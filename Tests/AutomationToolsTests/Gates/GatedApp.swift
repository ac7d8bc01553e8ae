import AutomationTools_Host
import TextUI

/// An application that saves, by way of a gate.
struct GatedApp: App {
  private let automationBridge = AutomationBridge()

  var body: some Scene {
    WindowGroup { GatedView() }
  }
}

/// A button that saves, one that gives up, and what became of it.
struct GatedView: View {
  @State private var status = "Changed"
  @State private var work: [Task<Void, Never>] = []

  private let saving = Gate("save")

  var body: some View {
    Text(status).accessibilityIdentifier("status")
    Button("Save") {
      status = "Saving"
      work.append(
        Task {
          await saving.pass()
          status = Task.isCancelled ? "Given up" : "Saved"
        })
    }
    Button("Give up") { for task in work { task.cancel() } }
    Button("Detached") {
      status = "Saving"
      Task.detached {
        await Gate("save").pass()
        await MainActor.run { status = "Saved" }
      }
    }
  }
}
