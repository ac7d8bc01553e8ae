import AutomationTools_Board
import TextUI

/// The list of pages.
struct GalleryView: View {
  var body: some View {
    NavigationStack {
      List(GalleryPage.allCases) { page in
        NavigationLink(page.title, value: page)
      }
      .automationId(GalleryIdentifier.pages)
      .navigationTitle("Gallery")
      .navigationDestination(for: GalleryPage.self) { page in
        GalleryPageView(page: page)
      }
    }
  }
}

/// A page.
struct GalleryPageView: View {
  /// Which.
  let page: GalleryPage

  var body: some View {
    ScrollView { content.frame(maxWidth: .infinity, alignment: .leading).padding(.horizontal) }
      .navigationTitle(page.title)
  }

  /// What is on it.
  @ViewBuilder private var content: some View {
    switch page {
    case .buttons: ButtonsView()
    case .toggles: TogglesView()
    case .pickers: PickersView()
    case .numbers: NumbersView()
    case .dates: DatesView()
    case .fields: FieldsView()
    case .progress: ProgressViews()
    case .menus: MenusView()
    case .groups: GroupsView()
    case .messages: MessagesView()
    case .shapes: ShapesView()
    case .labels: LabelsView()
    }
  }
}

/// A line that says what happened last.
struct OutcomeView: View {
  /// What happened.
  let text: String

  var body: some View {
    Text(text).foregroundStyle(.secondary).automationId(GalleryIdentifier.outcome)
  }
}
