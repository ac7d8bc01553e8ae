/// The list of the tabs that the bar of a narrow screen has no room for, behind the tab called More, as on a phone.
struct MoreTabs: View {
  /// One of the tabs.
  struct Item: Identifiable {
    /// Its place among all.
    let id: Int

    /// What it is called.
    let title: String

    /// The symbol of its label; `nil` for none.
    let symbol: String?

    /// What is said beside the label; `nil` for nothing.
    let badge: String?

    /// What it is known by to tests; `nil` for nothing else than its title.
    let identifier: String?

    /// Shows its page.
    let show: () -> Void
  }

  /// How many tabs a narrow bar has room for, the one called More among them.
  static let room = 5

  /// The tabs.
  let items: [Item]

  var body: some View {
    NavigationStack {
      List(items) { item in
        Button(action: item.show) {
          HStack(spacing: 1) {
            if let symbol = item.symbol { Text(verbatim: symbol).unlisted() }
            Text(verbatim: item.title)
            Spacer()
            if let badge = item.badge { Text(verbatim: badge) }
            Text(verbatim: "›").unlisted()
          }
        }
        .wholeLabelButtons()
        .accessibilityIdentifier(item.identifier ?? "")
      }
      // A phone has a table here, whatever lists are.
      .listStyle(TableListStyle())
      .navigationTitle("More")
    }
  }
}

/// A tab called More, with the list behind it.
@MainActor final class MoreTabsPart {
  /// The button in the bar.
  let button: TabButtonBox

  /// The label of the button.
  let label: TypedNode<Label<Text, Image>>

  /// The list.
  let list: TypedNode<MoreTabs>

  /// Makes the parts of a tab view.
  ///
  /// - Parameters:
  ///   - owner: The tab view.
  ///   - items: The tabs that are listed.
  ///   - makeContext: Makes the place of a part of it, which is active or not.
  init(_ owner: any BoxOwner, _ items: [MoreTabs.Item], _ makeContext: (Bool) -> NodeContext) {
    button = TabButtonBox(owner)
    label = Label<Text, Image>.makeNode(
      Label("More", systemImage: "ellipsis"), makeContext(true))
    list = MoreTabs.makeNode(MoreTabs(items: items), makeContext(false))
    button.setChildren(label.boxes)
  }

  /// Ends the parts.
  func tearDown() {
    label.tearDown()
    list.tearDown()
  }
}
