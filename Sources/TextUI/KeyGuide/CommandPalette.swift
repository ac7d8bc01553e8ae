import AutomationWire

/// A command that can be found by its name: a control in reach.
struct PaletteCommand: Identifiable {
  /// The place among the controls in reach.
  let id: Int

  /// What it is called.
  let title: String

  /// What it is, such as a switch, and its shortcut.
  let note: String

  /// Runs it.
  let run: () -> Void

  /// Returns the commands that match what was typed, the best first; those that match as well stay in their order.
  static func matches(of query: String, in commands: [PaletteCommand]) -> [PaletteCommand] {
    let scored = commands.compactMap { command in
      FuzzyMatch(query, in: command.title).map { (command, $0) }
    }
    return scored.sorted { $0.1 == $1.1 ? $0.0.id < $1.0.id : $0.1 > $1.1 }.map(\.0)
  }
}

/// A view in which a command is found by typing some of its letters.
struct CommandPalette: View {
  /// The commands in reach.
  let commands: [PaletteCommand]

  /// How many are shown at a time.
  let rowLimit: Int

  /// Takes the command that was chosen.
  let choose: (PaletteCommand) -> Void

  @State private var query = ""
  @State private var place = 0
  @FocusState private var isFocused: Bool

  var body: some View {
    let found = PaletteCommand.matches(of: query, in: commands)
    StyledView {
      CommandPaletteStyleConfiguration(
        field: ControlPart(field(found)), results: ControlPart(results(found)))
    } usual: {
      DefaultCommandPaletteStyle().makeBody(
        configuration: CommandPaletteStyleConfiguration(
          field: ControlPart(field(found)), results: ControlPart(results(found))))
    }
    .frame(maxWidth: 60)
    .onAppear { isFocused = true }
    .onChange(of: query) { place = 0 }
    .accessibilityIdentifier("CommandPalette")
  }

  private func field(_ found: [PaletteCommand]) -> some View {
    TextField("Type a command", text: $query).focused($isFocused)
      .onSubmit { if found.indices.contains(place) { choose(found[place]) } }
      .onKeyPress(.upArrow) { move(by: -1, among: found.count) }
      .onKeyPress(.downArrow) { move(by: 1, among: found.count) }
  }

  private func move(by step: Int, among count: Int) -> KeyPress.Result {
    if count > 0 { place = (place + step + count) % count }
    return .handled
  }

  @ViewBuilder private func results(_ found: [PaletteCommand]) -> some View {
    let first = max(0, min(place - rowLimit / 2, found.count - rowLimit))
    let shown = found.indices.dropFirst(first).prefix(rowLimit)
    VStack(alignment: .leading, spacing: 0) {
      if found.isEmpty { Text("Nothing of that name").foregroundStyle(.secondary) }
      ForEach(Array(shown), id: \.self) { index in
        row(found[index], isChosen: index == place)
      }
    }
  }

  private func row(_ command: PaletteCommand, isChosen: Bool) -> some View {
    Button {
      choose(command)
    } label: {
      HStack(spacing: 1) {
        Text(verbatim: isChosen ? "›" : " ").unlisted()
        Text(verbatim: command.title).bold(isChosen).lineLimit(1)
        Spacer(minLength: 1)
        Text(verbatim: command.note).foregroundStyle(.secondary)
      }
    }
    .wholeLabelButtons()
  }
}
