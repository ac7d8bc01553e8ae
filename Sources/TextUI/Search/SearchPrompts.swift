// Further spellings of a field for a search.

extension View {
  /// Gives the view a field for a search, with things that are sought besides the text.
  ///
  /// Mirrors SwiftUI's modifier.
  public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(text: text, tokens: tokens, placement: placement, prompt: Text(prompt), token: token)
  }

  /// Gives the view a field for a search, with things that are sought besides the text.
  ///
  /// Mirrors SwiftUI's modifier.
  @_disfavoredOverload
  public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View,
    S: StringProtocol
  >(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(
      text: text, tokens: tokens, placement: placement, prompt: Text(verbatim: String(prompt)),
      token: token)
  }

  /// Gives the view a field for a search, with things that are sought besides the text, and those that may be.
  ///
  /// Mirrors SwiftUI's modifier.
  public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(
      text: text, tokens: tokens, suggestedTokens: suggestedTokens, placement: placement,
      prompt: Text(prompt), token: token)
  }

  /// Gives the view a field for a search, with things that are sought besides the text, and those that may be.
  ///
  /// Mirrors SwiftUI's modifier.
  @_disfavoredOverload
  public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View,
    S: StringProtocol
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(
      text: text, tokens: tokens, suggestedTokens: suggestedTokens, placement: placement,
      prompt: Text(verbatim: String(prompt)), token: token)
  }

  /// Gives the view a field for a search, with things that are sought besides the text, and those that may be, of which the author knows
  /// whether people use it.
  ///
  /// Mirrors SwiftUI's modifier.
  public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(
      text: text, tokens: tokens, suggestedTokens: suggestedTokens, isPresented: isPresented,
      placement: placement, prompt: Text(prompt), token: token)
  }

  /// Gives the view a field for a search, with things that are sought besides the text, and those that may be, of which the author knows
  /// whether people use it.
  ///
  /// Mirrors SwiftUI's modifier.
  @_disfavoredOverload
  public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View,
    S: StringProtocol
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(
      text: text, tokens: tokens, suggestedTokens: suggestedTokens, isPresented: isPresented,
      placement: placement, prompt: Text(verbatim: String(prompt)), token: token)
  }

  /// Gives the view a field for a search, with things that are sought besides the text, of which the author knows whether people use it.
  ///
  /// Mirrors SwiftUI's modifier.
  public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(
      text: text, tokens: tokens, isPresented: isPresented, placement: placement,
      prompt: Text(prompt), token: token)
  }

  /// Gives the view a field for a search, with things that are sought besides the text, of which the author knows whether people use it.
  ///
  /// Mirrors SwiftUI's modifier.
  @_disfavoredOverload
  public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View,
    S: StringProtocol
  >(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(
      text: text, tokens: tokens, isPresented: isPresented, placement: placement,
      prompt: Text(verbatim: String(prompt)), token: token)
  }

  /// Gives the view a field for a search, with things that are sought besides the text, which the views of them may change.
  ///
  /// Mirrors SwiftUI's modifier.
  public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, editableTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(
      text: text, editableTokens: editableTokens, placement: placement,
      prompt: Text(prompt), token: token)
  }

  /// Gives the view a field for a search, with things that are sought besides the text, which the views of them may change.
  ///
  /// Mirrors SwiftUI's modifier.
  @_disfavoredOverload
  public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View,
    S: StringProtocol
  >(
    text: Binding<String>, editableTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(
      text: text, editableTokens: editableTokens, placement: placement,
      prompt: Text(verbatim: String(prompt)), token: token)
  }

  /// Gives the view a field for a search, with things that are sought besides the text, of which the author knows whether people use it.
  ///
  /// Mirrors SwiftUI's modifier.
  public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: prompt)
      .searchTokens(tokens, token: token)
  }

  /// Gives the view a field for a search, with things that are sought besides the text, which the views of them may change.
  ///
  /// Mirrors SwiftUI's modifier.
  public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, editableTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(text: text, tokens: editableTokens, placement: placement, prompt: prompt) { value in
      let place = editableTokens.wrappedValue.firstIndex { $0.id == value.id }
      token(place.map { editableTokens.element(at: $0, value) } ?? .constant(value))
    }
  }

  /// Gives the view a field for a search.
  ///
  /// Mirrors SwiftUI's modifier.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Gives the view a field for a search.
  ///
  /// Mirrors SwiftUI's modifier.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }

  /// Gives the view a field for a search, with what may be sought.
  ///
  /// Mirrors SwiftUI's older modifier.
  public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt), suggestions: suggestions)
  }

  /// Gives the view a field for a search, with what may be sought.
  ///
  /// Mirrors SwiftUI's older modifier.
  @_disfavoredOverload
  public func searchable<V: View, S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder suggestions: () -> V
  ) -> some View {
    searchable(
      text: text, placement: placement, prompt: Text(verbatim: String(prompt)),
      suggestions: suggestions)
  }

  /// Shows where is sought while people search in the view.
  ///
  /// Mirrors SwiftUI's modifier.
  ///
  /// - Note: Unlike SwiftUI's, they are shown from the beginning of the search whatever the activation says.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View {
    searchScopes(scope, scopes: scopes)
  }
}

/// When it is offered to choose where is sought.
///
/// Mirrors SwiftUI's `SearchScopeActivation`.
public struct SearchScopeActivation: Sendable, Hashable {
  /// As suits the place.
  public static let automatic = SearchScopeActivation()

  /// When people type.
  public static let onTextEntry = SearchScopeActivation()

  /// When the search begins.
  public static let onSearchPresentation = SearchScopeActivation()
}
