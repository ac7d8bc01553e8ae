import TextRendering

extension TextStyle {
  /// Makes what has the focus look like that: the terminal's own colours the other way round, in bold, whatever the colour of the control.
  ///
  /// Nothing else that can be pressed looks so, which is clear without colours too.
  mutating func showFocus() {
    foreground = .default
    background = .default
    attributes.remove(.underline)
    attributes.formUnion([.reverse, .bold])
  }

  /// Makes a label stand out on a ground of a colour.
  ///
  /// - Parameters:
  ///   - color: The colour of the ground.
  ///   - environment: The values of the view that is drawn.
  @MainActor mutating func fill(with color: TerminalColor, in environment: EnvironmentValues) {
    attributes.insert(.bold)
    guard color != .default else { return }
    background = color
    // Entries of the palette, because bold text in the first of the sixteen is grey in some terminals.
    foreground = Color.isBright(color, in: environment) ? .palette(16) : .palette(231)
  }
}
