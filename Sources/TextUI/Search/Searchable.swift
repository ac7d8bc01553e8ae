import AccessibilityTree

/// A place of a field for a search; on a text screen it stands in the bar of the page, or above the view.
///
/// Mirrors SwiftUI's `SearchFieldPlacement`.
public struct SearchFieldPlacement: Sendable, Hashable {
  /// When a field in the bar of a page is shown; on a text screen, always.
  ///
  /// Mirrors SwiftUI's `SearchFieldPlacement.NavigationBarDrawerDisplayMode`.
  public struct NavigationBarDrawerDisplayMode: Sendable, Hashable {
    /// As suits the place.
    public static let automatic = NavigationBarDrawerDisplayMode()

    /// Always.
    public static let always = NavigationBarDrawerDisplayMode()
  }

  /// As suits the place.
  public static let automatic = SearchFieldPlacement()

  /// In the bar.
  public static let navigationBarDrawer = SearchFieldPlacement()

  /// In the column at the side.
  public static let sidebar = SearchFieldPlacement()

  /// In the bar.
  public static let toolbar = SearchFieldPlacement()

  /// Returns the bar.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement {
    navigationBarDrawer
  }
}

/// A view with a field for a search.
struct SearchableView<Content: View>: View {
  /// The view.
  let content: Content

  /// What is sought.
  let text: Binding<String>

  /// Whether people search, kept by the author; `nil` when the view keeps it.
  let isStatedActive: Binding<Bool>?

  /// What the field shows while it is empty.
  let prompt: Text

  @State private var isOwnActive = false

  /// Whether the next delete key removes the last of what is sought besides the text.
  @State private var isLastTokenChosen = false

  @FocusState private var isFocused: Bool
  @Environment(\.navigationPage) private var page
  @Environment(\.searchParts) private var parts

  private var isActive: Binding<Bool> { isStatedActive ?? $isOwnActive }

  var body: some View {
    let actions = SearchActions(
      dismiss: dismiss,
      complete: {
        text.wrappedValue = $0
        isFocused = false
        parts.submit?()
      },
      add: {
        guard parts.addToken?($0) == true else { return }
        text.wrappedValue = ""
      })
    let searched = VStack(spacing: 0) {
      if page == nil { field }
      if isActive.wrappedValue {
        if let scopes = parts.scopes { scopes }
        if let suggestions = parts.suggestions { suggestions.environment(\.searchActions, actions) }
      }
      content.environment(\.isSearching, isActive.wrappedValue)
        .environment(\.soughtText, text.wrappedValue)
        .environment(\.searchActions, actions)
    }
    .onChange(of: isFocused) { _, isFocused in
      if isFocused { isActive.wrappedValue = true } else { isLastTokenChosen = false }
    }
    // A search that code begins has the keyboard, as on a phone.
    .onChange(of: isActive.wrappedValue, initial: true) { old, isActive in
      if isActive != isFocused, old != isActive || isActive { isFocused = isActive }
    }
    if page == nil {
      searched
    } else {
      searched.toolbar { field.modified(by: TraitModifier<BarPlacementTrait>(value: .search)) }
    }
  }

  private var field: some View {
    HStack(spacing: 1) {
      Text("⌕").foregroundStyle(.secondary).unlisted()
      if let tokens = parts.tokens {
        tokens.environment(\.isLastTokenChosen, isLastTokenChosen)
      }
      input.accessibilityElementType(.searchField).submitLabel(.search)
        .environment(\.isSearchInput, true).onSubmit { parts.submit?() }
        // What fields of texts do with Return is not for a search.
        .environment(\.submitAction, nil)
      if isActive.wrappedValue { Button(SystemWord.cancel, action: dismiss).wholeLabelButtons() }
    }
    .modified(by: escape)
  }

  /// Escape, which ends the search.
  private var escape: KeyPressModifier {
    let isActive = isActive.wrappedValue
    return KeyPressModifier(
      action: { press in
        guard isActive, press.key == .escape, press.modifiers.isEmpty else { return .ignored }
        dismiss()
        return .handled
      }, hints: isActive ? [KeyHint(.escape, "cancel")] : [])
  }

  /// The delete key where there is no text before it: as on a phone it chooses the last of what is sought besides, and then removes it.
  private var deletion: KeyPressModifier {
    KeyPressModifier(action: { press in
      guard text.wrappedValue.isEmpty, press.key == .delete, press.modifiers.isEmpty,
        let remove = parts.removeLastToken
      else {
        if isLastTokenChosen { isLastTokenChosen = false }
        return .ignored
      }
      if isLastTokenChosen { remove() }
      isLastTokenChosen.toggle()
      return .handled
    })
  }

  private var input: AnyView {
    let field = AnyView(
      TextField(titled: prompt, text: text).focused($isFocused).modified(by: deletion))
    return parts.tieFocus?(field) ?? field
  }

  private func dismiss() {
    text.wrappedValue = ""
    isFocused = false
    isActive.wrappedValue = false
  }
}

/// The key of what is said of a search.
private enum SearchPartsKey: EnvironmentKey {
  static var defaultValue: SearchParts { SearchParts() }
}

/// The key of what can be done about a search.
private enum SearchActionsKey: EnvironmentKey {
  static var defaultValue: SearchActions? { nil }
}

/// The key of whether people search.
private enum SearchingKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// What is said of a search.
  var searchParts: SearchParts {
    get { self[SearchPartsKey.self] }
    set { self[SearchPartsKey.self] = newValue }
  }

  /// What can be done about a search.
  var searchActions: SearchActions? {
    get { self[SearchActionsKey.self] }
    set { self[SearchActionsKey.self] = newValue }
  }

  /// Whether people search.
  ///
  /// Mirrors SwiftUI's value.
  public fileprivate(set) var isSearching: Bool {
    get { self[SearchingKey.self] }
    set { self[SearchingKey.self] = newValue }
  }

  /// Ends the search around.
  ///
  /// Mirrors SwiftUI's value.
  public var dismissSearch: DismissSearchAction {
    DismissSearchAction(action: searchActions?.dismiss)
  }
}

/// An action that ends a search.
///
/// Mirrors SwiftUI's `DismissSearchAction`.
@MainActor @preconcurrency public struct DismissSearchAction {
  /// Ends the search; `nil` where there is none.
  let action: (() -> Void)?

  /// Ends the search.
  public func callAsFunction() {
    action?()
  }
}

extension View {
  /// Gives the view a field for a search.
  ///
  /// Mirrors SwiftUI's modifier. For tests it is a search field in the bar of the page, with a button Cancel while people search.
  ///
  /// - Parameters:
  ///   - text: What is sought.
  ///   - placement: Has no effect.
  ///   - prompt: What the field shows while it is empty.
  /// - Returns: The changed view.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    SearchableView(
      content: self, text: text, isStatedActive: nil, prompt: prompt ?? Text(SystemWord.search))
  }

  /// Gives the view a field for a search.
  ///
  /// Mirrors SwiftUI's modifier.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    SearchableView(
      content: self, text: text, isStatedActive: nil, prompt: Text(verbatim: String(prompt)))
  }

  /// Gives the view a field for a search, of which the author knows whether people use it.
  ///
  /// Mirrors SwiftUI's modifier.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    SearchableView(
      content: self, text: text, isStatedActive: isPresented,
      prompt: prompt ?? Text(SystemWord.search))
  }

  /// Gives the view a field for a search, of which the author knows whether people use it.
  ///
  /// Mirrors SwiftUI's modifier.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    SearchableView(
      content: self, text: text, isStatedActive: isPresented, prompt: Text(verbatim: String(prompt))
    )
  }

  /// Gives the view a field for a search, with what may be sought.
  ///
  /// Mirrors SwiftUI's older modifier.
  public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt)
      .searchSuggestions(suggestions)
  }

  /// Shows what may be sought while people search in the view.
  ///
  /// Mirrors SwiftUI's modifier.
  public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    let views = AnyView(VStack(alignment: .leading, spacing: 0) { suggestions() })
    return transformEnvironment(\.searchParts) { $0.suggestions = views }
  }

  /// Shows where is sought while people search in the view.
  ///
  /// Mirrors SwiftUI's modifier.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View {
    let views = AnyView(
      Picker(selection: scope, content: scopes) { EmptyView() }.pickerStyle(.segmented))
    return transformEnvironment(\.searchParts) { $0.scopes = views }
  }

  /// Has a tap on the view, which says what may be sought, seek a text.
  ///
  /// Mirrors SwiftUI's modifier.
  public func searchCompletion(_ completion: String) -> some View {
    SearchCompletionView(content: self) { $0.complete(completion) }
  }

  /// Ties the focus of the field for a search in the view to a state.
  ///
  /// Mirrors SwiftUI's modifier.
  public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    transformEnvironment(\.searchParts) { $0.tieFocus = { AnyView($0.focused(binding)) } }
  }

  /// Ties the focus of the field for a search in the view to a value of a state.
  ///
  /// Mirrors SwiftUI's modifier.
  public func searchFocused<Value: Hashable>(
    _ binding: FocusState<Value?>.Binding, equals value: Value
  ) -> some View {
    transformEnvironment(\.searchParts) {
      $0.tieFocus = { AnyView($0.focused(binding, equals: value)) }
    }
  }

  /// Runs code when Return is pressed in a field of a kind inside, and when what may be sought is chosen, of a search.
  ///
  /// Mirrors SwiftUI's modifier.
  @ViewBuilder public func onSubmit(
    of triggers: SubmitTriggers, _ action: @escaping () -> Void
  ) -> some View {
    let forSearch = transformEnvironment(\.searchParts) {
      if triggers.contains(.search) { $0.submit = action }
    }
    if triggers.contains(.text) { forSearch.onSubmit(action) } else { forSearch }
  }
}

/// Kinds of fields in which Return is pressed.
///
/// Mirrors SwiftUI's `SubmitTriggers`.
public struct SubmitTriggers: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Makes a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Fields for text.
  public static let text = SubmitTriggers(rawValue: 1 << 0)

  /// Fields for a search.
  public static let search = SubmitTriggers(rawValue: 1 << 1)
}

/// A view that says what may be sought.
struct SearchCompletionView<Content: View>: View {
  /// The view.
  let content: Content

  /// What a tap does.
  let action: (SearchActions) -> Void

  @Environment(\.searchActions) private var actions

  var body: some View {
    Button {
      if let actions { action(actions) }
    } label: {
      content
    }
    .wholeLabelButtons()
  }
}
