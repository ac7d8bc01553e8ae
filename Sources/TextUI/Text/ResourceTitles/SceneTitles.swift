// Windows and commands whose title is a resource. Where a literal stands, the forms with keys are taken.

extension Window {
  /// Makes a window with a title and a name, by which nobody need open it: it is there.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, id: String, @ViewBuilder content: () -> Content) {
    self.init(Text(title), id: id, content: content)
  }
}

extension WindowGroup {
  /// Makes a window with a title and a name.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, id: String, @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }
}

extension MenuBarExtra {
  /// Makes it with a title.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Makes it with a title and a symbol.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Label(title, systemImage: systemImage) }
  }
}

extension WindowGroup {
  /// Makes a window with a title and a view.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }
}

extension CommandMenu {
  /// Makes a menu.
  @_disfavoredOverload
  public init(_ name: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(Text(name), content: content)
  }
}
