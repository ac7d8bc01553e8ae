/// A view of all keys that mean something here, under headings.
struct KeyHelp: View {
  /// Keys that belong together.
  struct Group {
    /// What they belong to.
    let title: String

    /// The keys.
    let hints: [KeyHint]
  }

  /// The groups; one without keys is left out.
  let groups: [Group]

  /// How many rows there are for the keys.
  let rowLimit: Int

  var body: some View {
    let shown = groups.filter { !$0.hints.isEmpty }
    let width = shown.flatMap(\.hints).reduce(0) { max($0, $1.key.count) }
    let rows = shown.reduce(0) { $0 + $1.hints.count + 1 }
    VStack(alignment: .leading, spacing: 0) {
      Text("Keys").bold().accessibilityAddTraits(.isHeader)
      ScrollView {
        VStack(alignment: .leading, spacing: 0) {
          ForEach(shown, id: \.title) { group in
            Text(verbatim: group.title).foregroundStyle(.secondary)
            ForEach(group.hints, id: \.self) { hint in
              HStack(spacing: 2) {
                Text(verbatim: hint.key).bold().frame(width: CGFloat(width), alignment: .trailing)
                Text(verbatim: hint.title)
                Spacer(minLength: 0)
              }
            }
          }
        }
      }
      .frame(height: CGFloat(min(rows, rowLimit)))
    }
    .frame(maxWidth: 60)
    .accessibilityIdentifier("KeyHelp")
  }
}

extension KeyHelp.Group {
  /// The keys that mean the same everywhere.
  static let everywhere = KeyHelp.Group(
    title: "Everywhere",
    hints: [
      KeyHint(keys: "tab shift-tab", "next and previous control"),
      KeyHint(keys: "↑↓←→", "nearest control, or scroll"),
      KeyHint(keys: "↵ space", "press"),
      KeyHint(keys: "esc", "back, close"),
      KeyHint(keys: "^P", "commands"),
      KeyHint(keys: "?", "these keys"),
      KeyHint(keys: "^L", "draw the screen again"),
      KeyHint(keys: "^Z", "to the shell, until fg"),
      KeyHint(keys: "^C", "quit"),
    ])
}
