import Testing

@testable import TextUI

/// Modifiers of one's own around those that take builders, which SwiftUI does not keep: they compile there without `@escaping`.
@MainActor @Suite(.serialized) struct WrappedBuildersTests {
  /// A page with one of each.
  private struct Page: View {
    @State private var isShown = false
    @State private var isChoosing = false
    @State private var isOpen = false
    @State private var isExpanded = true

    var body: some View {
      NavigationStack {
        List {
          Button("Ask") { isShown = true }
          Button("Choose") { isChoosing = true }
          Button("Open") { isOpen = true }
          Text("Row").actions { Button("Act") {} }
          expanding($isExpanded) {
            Text("Inside")
          } header: {
            Text("Heading")
          }
        }
        .asking($isShown) {
          Button("Fine") {}
        } message: {
          Text("Is it?")
        }
        .choosing($isChoosing) {
          Button("This") {}
        } message: {
          Text("Which?")
        }
        .leading(to: $isOpen) { Text("The other page") }
      }
    }

    /// A section of one's own.
    private func expanding(
      _ isExpanded: Binding<Bool>, @ViewBuilder content: () -> some View,
      @ViewBuilder header: () -> some View
    ) -> some View {
      Section(isExpanded: isExpanded, content: content, header: header)
    }
  }

  @Test func theyShowWhatTheyAreGiven() {
    let view = HostedView(height: 20) { Page() }
    #expect(view.element("Inside", .staticText) != nil)
    view.tap("Ask", .button)
    #expect(view.element("Is it?", .staticText) != nil)
    view.tap("Fine", .button)
    view.tap("Choose", .button)
    #expect(view.element("Which?", .staticText) != nil)
    view.tap("This", .button)
    view.tap("Open", .button)
    #expect(view.element("The other page", .staticText) != nil)
  }
}

extension View {
  /// An alert of one's own.
  fileprivate func asking(
    _ isShown: Binding<Bool>, @ViewBuilder _ actions: () -> some View,
    @ViewBuilder message: () -> some View
  ) -> some View {
    alert("Sure?", isPresented: isShown, actions: actions, message: message)
  }

  /// A choice of one's own.
  fileprivate func choosing(
    _ isShown: Binding<Bool>, @ViewBuilder _ actions: () -> some View,
    @ViewBuilder message: () -> some View
  ) -> some View {
    confirmationDialog("Choice", isPresented: isShown, actions: actions, message: message)
      .inspector(isPresented: .constant(false), content: message)
  }

  /// A way of one's own to another page.
  fileprivate func leading(
    to isOpen: Binding<Bool>, @ViewBuilder _ page: () -> some View
  ) -> some View {
    navigationDestination(isPresented: isOpen, destination: page)
  }

  /// Buttons of one's own beside a row.
  fileprivate func actions(@ViewBuilder _ buttons: () -> some View) -> some View {
    swipeActions(content: buttons)
  }
}
