import AutomationTools_Host
public import TextUI

/// An application that a test can stub, and that makes no requests itself: it shows pictures of a server.
@main public struct NetworklessApp: App {
  private let automationBridge = AutomationBridge()

  /// Makes the application.
  public init() {}

  /// The window.
  public var body: some Scene {
    WindowGroup { PictureView() }
  }
}

/// A picture, none at first, and a button that asks for another.
private struct PictureView: View {
  @State private var number = 0

  var body: some View {
    VStack {
      AsyncImage(url: number > 0 ? URL(string: "https://pictures.invalid/\(number).png") : nil) {
        phase in
        switch phase {
        case .empty: Text("Loading")
        case .success(let image): image.accessibilityLabel("Picture \(number)")
        case .failure(let error): Text(error.localizedDescription)
        }
      }
      Button("Next") { number += 1 }
    }
  }
}
