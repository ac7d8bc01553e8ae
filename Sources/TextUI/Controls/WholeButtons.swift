/// The key of whether plain buttons take touches wherever their labels have room.
private enum WholeButtonsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether plain buttons take touches wherever their labels have room, and not only where these show something.
  var buttonsAreWhole: Bool {
    get { self[WholeButtonsKey.self] }
    set { self[WholeButtonsKey.self] = newValue }
  }
}

extension View {
  /// Has buttons be just their labels, all of which takes touches: those that are part of a control of TextUI's own.
  func wholeLabelButtons() -> some View {
    buttonStyle(.plain).environment(\.buttonsAreWhole, true)
  }
}
