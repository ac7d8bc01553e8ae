import AccessibilityTree

/// The box of a picker that is a row, which leads to a page with the choices.
///
/// ```
///  Size                Small ›
/// ```
final class LinkPickerBox: MenuPickerBox {
  /// Shows the page; returns whether there is a navigation stack around.
  var showPage: () -> Bool = { false }

  override var indicator: String { "›" }

  override func element() -> ElementNode? {
    var node = super.element()
    // Recordings of phones find such a row by what it is called alone.
    node?.title = label?.spokenLabel ?? ""
    return node
  }

  override func press() {
    // Elsewhere the choices are presented, as a page has nowhere to be.
    if !showPage() { super.press() }
  }
}

/// The page of the choices of a picker.
struct PickerPage<Label: View, SelectionValue: Hashable, Content: View>: View {
  /// The picker.
  let picker: Picker<Label, SelectionValue, Content>

  /// What it is called.
  let title: String

  @Environment(\.dismiss) private var dismiss

  var body: some View {
    let last = picker.selections.count - 1
    let selections = picker.selections.enumerated().map { index, selection in
      Binding(
        get: { selection.wrappedValue },
        set: {
          selection.wrappedValue = $0
          if index == last { dismiss() }
        })
    }
    List {
      Picker(selections, content: picker.content, label: EmptyView()).pickerStyle(.inline)
    }
    .navigationTitle(Text(verbatim: title))
  }
}

/// The look of a picker as a row that leads to a page with the choices.
///
/// Mirrors SwiftUI's structure.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// Makes the style.
  public nonisolated init() {}
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A row that leads to a page with the choices.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}
