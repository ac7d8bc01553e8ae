/// A button that pushes a page.
///
/// Mirrors SwiftUI's `NavigationLink`.
public struct NavigationLink<Label: View, Destination: View>: View {
  /// A page that the link leads to.
  private enum Target {
    /// The page for a value; none for `nil`.
    case value(AnyHashable?)

    /// A page that the link holds.
    case destination(Destination)

    /// A page that the link holds, shown while a condition holds.
    case presented(Destination, Binding<Bool>)
  }

  private let target: Target
  private let label: Label

  @Environment(\.navigation) private var navigation

  /// Makes a link to a page.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    target = .destination(destination())
    self.label = label()
  }

  /// Makes a link to a page.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    target = .destination(destination)
    self.label = label()
  }

  /// The button; it is disabled outside a navigation stack and without a value.
  public var body: some View {
    switch target {
    case .value(let value): button(for: value) { if let value { navigation?.push(value: value) } }
    case .destination(let destination):
      LinkedPage(destination: destination) { push in button(action: push) }
    case .presented(let destination, let isActive):
      button { isActive.wrappedValue = true }
        .navigationDestination(isPresented: isActive) { destination }
    }
  }

  /// Adds the texts of the label, and what they make up together; a page that a condition shows may be shown with its row.
  public static func addTexts(of view: Self?, to texts: inout RowTexts) {
    if case .presented = view?.target { texts.giveUp() }
    // The page, while it is shown.
    texts.noteKeeping()
    texts.addButton { Label.addTexts(of: view?.label, to: &$0) }
  }

  private func button(for value: AnyHashable? = nil, action: @escaping () -> Void) -> some View {
    var button = Button(action: action) {
      HStack(spacing: 1) { label }.modified(by: ArrowModifier())
    }
    button.leadsOn = true
    button.linkValue = value
    return button.disabled(!isEnabled)
  }

  private var isEnabled: Bool {
    if case .value(nil) = target { return false }
    return navigation != nil
  }
}

// MARK: - Links that say whether their page is shown

extension NavigationLink {
  /// Makes a link to a page that is shown while a condition holds.
  ///
  /// Mirrors SwiftUI's older initializer.
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(destination: destination(), isActive: isActive, label: label)
  }

  /// Makes a link to a page that is shown while a condition holds.
  ///
  /// Mirrors SwiftUI's older initializer.
  public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    target = .presented(destination, isActive)
    self.label = label()
  }

  /// Makes a link to a page that is shown while a value is selected.
  ///
  /// Mirrors SwiftUI's older initializer.
  public init<Value: Hashable>(
    destination: Destination, tag: Value, selection: Binding<Value?>,
    @ViewBuilder label: () -> Label
  ) {
    let isActive = Binding(
      get: { selection.wrappedValue == tag },
      set: { isActive in
        if isActive {
          selection.wrappedValue = tag
        } else if selection.wrappedValue == tag {
          selection.wrappedValue = nil
        }
      })
    self.init(destination: destination, isActive: isActive, label: label)
  }

  /// Makes a link to a page that is shown while a value is selected.
  ///
  /// Mirrors SwiftUI's older initializer.
  public init<Value: Hashable>(
    tag: Value, selection: Binding<Value?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(destination: destination(), tag: tag, selection: selection, label: label)
  }
}

extension NavigationLink where Label == Text {
  /// Makes a link with a title to a page that is shown while a value is selected.
  ///
  /// Mirrors SwiftUI's older initializer.
  public init<Value: Hashable>(
    _ title: LocalizedStringKey, tag: Value, selection: Binding<Value?>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination(), tag: tag, selection: selection) { Text(title) }
  }

  /// Makes a link with a title to a page that is shown while a value is selected.
  ///
  /// Mirrors SwiftUI's older initializer.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: Hashable>(
    _ title: Title, tag: Value, selection: Binding<Value?>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination(), tag: tag, selection: selection) { Text(title) }
  }

  /// Makes a link with a title to a page that is shown while a value is selected.
  ///
  /// Mirrors SwiftUI's older initializer.
  public init<Value: Hashable>(
    _ title: LocalizedStringKey, destination: Destination, tag: Value, selection: Binding<Value?>
  ) {
    self.init(destination: destination, tag: tag, selection: selection) { Text(title) }
  }

  /// Makes a link with a title to a page that is shown while a condition holds.
  ///
  /// Mirrors SwiftUI's older initializer.
  public init(
    _ title: LocalizedStringKey, isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination(), isActive: isActive) { Text(title) }
  }

  /// Makes a link with a title to a page that is shown while a condition holds.
  ///
  /// Mirrors SwiftUI's older initializer.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination(), isActive: isActive) { Text(title) }
  }

  /// Makes a link with a title to a page that is shown while a condition holds.
  ///
  /// Mirrors SwiftUI's older initializer.
  public init(
    _ title: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(destination: destination, isActive: isActive) { Text(title) }
  }

  /// Makes a link with a title to a page that is shown while a condition holds.
  ///
  /// Mirrors SwiftUI's older initializer.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(destination: destination, isActive: isActive) { Text(title) }
  }
}

extension NavigationLink where Destination == Never {
  /// Makes a link to the page for a value, as `navigationDestination(for:destination:)` makes it.
  ///
  /// - Parameters:
  ///   - value: The value; `nil` disables the link.
  ///   - label: What it looks like.
  public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label) {
    target = .value(value as AnyHashable?)
    self.label = label()
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Makes a link with a title to the page for a value.
  public init<Value: Hashable>(_ title: LocalizedStringKey, value: Value?) {
    target = .value(value as AnyHashable?)
    label = Text(title)
  }

  /// Makes a link with a title to the page for a value.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: Hashable>(_ title: Title, value: Value?) {
    target = .value(value as AnyHashable?)
    label = Text(title)
  }
}

extension NavigationLink where Label == Text {
  /// Makes a link with a title to a page.
  public init(_ title: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    target = .destination(destination())
    label = Text(title)
  }

  /// Makes a link with a title to a page.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder destination: () -> Destination) {
    target = .destination(destination())
    label = Text(title)
  }

  /// Makes a link with a title to a page.
  public init(_ title: LocalizedStringKey, destination: Destination) {
    target = .destination(destination)
    label = Text(title)
  }

  /// Makes a link with a title to a page.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, destination: Destination) {
    target = .destination(destination)
    label = Text(title)
  }
}
