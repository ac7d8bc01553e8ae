/// What is in the bars of a page, with a menu of what was put there as a secondary action.
struct BarItems<Items: View>: View {
  /// What was put there.
  let items: Items

  @State private var secondary: [AnyView] = []

  var body: some View {
    PreferenceReader<Items, BarMenuKey>(
      content: items, isSame: { $0.isEmpty && $1.isEmpty }, action: { secondary = $0 })
    if !secondary.isEmpty {
      Menu {
        ForEach(secondary.indices, id: \.self) { secondary[$0] }
      } label: {
        Image(systemName: "ellipsis.circle").accessibilityLabel("More")
      }
      .modified(by: TraitModifier<BarPlacementTrait>(value: .trailing))
    }
  }
}

/// The key of the views in the menu of a bar, in order.
enum BarMenuKey: PreferenceKey {
  static var defaultValue: [AnyView] { [] }

  static func reduce(value: inout [AnyView], nextValue: () -> [AnyView]) { value += nextValue() }
}
