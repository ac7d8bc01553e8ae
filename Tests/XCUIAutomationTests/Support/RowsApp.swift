import Foundation
import TextUI

/// Names that a test in the same process may change behind the back of the application that shows them.
@MainActor @Observable final class Rows {
  /// The names of the running application.
  static let shared = Rows()

  /// The names, each a button.
  var names = ["Ann"]

  /// What was tapped last.
  var tapped = ""

  /// Whether the application asks for the camera.
  var wantsCamera = false
}

/// An application that shows ``Rows``.
struct RowsApp: App {
  init() {}

  var body: some Scene { WindowGroup { RowsView(rows: .shared) } }
}

/// The names, one below the other.
struct RowsView: View {
  let rows: Rows
  @Environment(\.requestAuthorization) private var requestAuthorization

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(rows.names, id: \.self) { name in Button(name) { rows.tapped = name } }
    }
    .onChange(of: rows.wantsCamera) { Task { await requestAuthorization(for: .camera) } }
  }
}
