// Buttons, toggles, menus, links and labels whose title is a resource. Where a literal stands, the forms with keys are taken.

extension Button where Label == Text {
  /// Makes a button with a title.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, action: @escaping () -> Void) {
    self.init(role: nil, action: action) { Text(title) }
  }

  /// Makes a button with a title and a role.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, role: ButtonRole?, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == TextUI.Label<Text, Image> {
  /// Makes a button with a title and a symbol.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, systemImage name: String, action: @escaping () -> Void
  ) {
    self.init(role: nil, action: action) { TextUI.Label(title, systemImage: name) }
  }

  /// Makes a button with a title, a symbol and a role.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, systemImage name: String, role: ButtonRole?,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { TextUI.Label(title, systemImage: name) }
  }

  /// Makes a button with a title, a picture and a role.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, image name: String, role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { TextUI.Label(title, image: name) }
  }
}

extension Toggle where Label == Text {
  /// Makes a toggle with a title.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == TextUI.Label<Text, Image> {
  /// Makes a toggle with a title and a symbol.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, systemImage name: String, isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn) { TextUI.Label(title, systemImage: name) }
  }
}

extension Toggle where Label == Text {
  /// Makes a toggle with a title of several values, which is on when all are.
  @_disfavoredOverload
  public init<Sources: RandomAccessCollection>(
    _ title: LocalizedStringResource, sources: Sources,
    isOn: KeyPath<Sources.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == TextUI.Label<Text, Image> {
  /// Makes a toggle with a title and a picture.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, image name: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { TextUI.Label(title, image: name) }
  }
}

extension Menu where Label == Text {
  /// Makes a menu with a title.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Makes a menu with a title whose button does something when it is tapped.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
  }
}

extension Menu where Label == TextUI.Label<Text, Image> {
  /// Makes a menu with a title and a symbol.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, systemImage name: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { TextUI.Label(title, systemImage: name) }
  }

  /// Makes a menu with a title and a symbol whose button does something when it is tapped.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, systemImage name: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content, label: { TextUI.Label(title, systemImage: name) },
      primaryAction: primaryAction)
  }

  /// Makes a menu with a title and a picture.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, image name: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { TextUI.Label(title, image: name) }
  }
}

extension Link where Label == Text {
  /// Makes a control with a title that opens a link.
  ///
  /// - Parameters:
  ///   - title: What it is called.
  ///   - destination: The link.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

extension Label where Title == Text, Icon == Image {
  /// Makes a label of a text and a symbol of the system.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }

  /// Makes a label of a text and a picture.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }
}
