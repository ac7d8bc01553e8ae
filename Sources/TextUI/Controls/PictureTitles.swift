// Labels and buttons with a picture of a catalogue that the compiler knows.

extension Label where Title == Text, Icon == Image {
  /// Makes a label of a title and a picture.
  public init(_ title: LocalizedStringKey, image resource: ImageResource) {
    self.init(title: { Text(title) }, icon: { Image(resource) })
  }

  /// Makes a label of a title and a picture.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, image resource: ImageResource) {
    self.init(title: { Text(title) }, icon: { Image(resource) })
  }

  /// Makes a label of a title and a picture.
  @_disfavoredOverload
  public init<Content: StringProtocol>(_ title: Content, image resource: ImageResource) {
    self.init(title: { Text(title) }, icon: { Image(resource) })
  }
}

extension Button where Label == TextUI.Label<Text, Image> {
  /// Makes a button with a title, a picture and a role.
  public init(
    _ title: LocalizedStringKey, image resource: ImageResource, role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { TextUI.Label(title, image: resource) }
  }

  /// Makes a button with a title, a picture and a role.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, image resource: ImageResource, role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { TextUI.Label(title, image: resource) }
  }

  /// Makes a button with a title, a picture and a role.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, image resource: ImageResource, role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { TextUI.Label(title, image: resource) }
  }
}

extension Toggle where Label == TextUI.Label<Text, Image> {
  /// Makes a toggle with a title and a picture.
  public init(_ title: LocalizedStringKey, image resource: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { TextUI.Label(title, image: resource) }
  }

  /// Makes a toggle with a title and a picture.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, image resource: ImageResource, isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn) { TextUI.Label(title, image: resource) }
  }
}

extension Menu where Label == TextUI.Label<Text, Image> {
  /// Makes a menu with a title and a picture.
  public init(
    _ title: LocalizedStringKey, image resource: ImageResource, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { TextUI.Label(title, image: resource) }
  }

  /// Makes a menu with a title and a picture.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, image resource: ImageResource, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { TextUI.Label(title, image: resource) }
  }
}
