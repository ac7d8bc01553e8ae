extension View {
  /// Gives the view a field for a search, with things that are sought besides the text.
  ///
  /// Mirrors SwiftUI's modifier. Each stands before the field as a button, which takes it away.
  ///
  /// - Parameters:
  ///   - text: What is sought.
  ///   - tokens: What is sought besides.
  ///   - placement: Has no effect.
  ///   - prompt: What the field shows while it is empty.
  ///   - token: Makes the view of one of them.
  /// - Returns: The changed view.
  public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(text: text, placement: placement, prompt: prompt)
      .searchTokens(tokens, token: token)
  }

  /// Puts what is sought besides the text before the field for a search.
  func searchTokens<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    _ tokens: Binding<C>, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    transformEnvironment(\.searchParts) { parts in
      parts.tokens = AnyView(SearchTokens(tokens: tokens, token: token))
      parts.removeLastToken =
        tokens.wrappedValue.isEmpty ? nil : { tokens.wrappedValue.removeLast() }
      parts.addToken = { element in
        guard let element = element as? C.Element else { return false }
        tokens.wrappedValue.append(element)
        return true
      }
    }
  }

  /// Gives the view a field for a search, with things that are sought besides the text, and those that may be.
  ///
  /// Mirrors SwiftUI's modifier.
  public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(text: text, tokens: tokens, placement: placement, prompt: prompt, token: token)
      .suggestingTokens(suggestedTokens, to: tokens, for: text, token)
  }

  /// Gives the view a field for a search, with things that are sought besides the text, and those that may be, of which the author knows
  /// whether people use it.
  ///
  /// Mirrors SwiftUI's modifier.
  public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(
      text: text, tokens: tokens, isPresented: isPresented, placement: placement, prompt: prompt,
      token: token
    )
    .suggestingTokens(suggestedTokens, to: tokens, for: text, token)
  }

  /// Suggests things to seek, as buttons that take their place in the field.
  private func suggestingTokens<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    _ suggested: Binding<C>, to tokens: Binding<C>, for text: Binding<String>,
    _ token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchSuggestions {
      ForEach(suggested.wrappedValue) { element in
        Button {
          tokens.wrappedValue.append(element)
          text.wrappedValue = ""
        } label: {
          token(element)
        }
        .wholeLabelButtons()
      }
    }
  }
}

extension View {
  /// Has a tap on the view, which says what may be sought, seek a thing besides the text, in place of what was typed.
  ///
  /// Mirrors SwiftUI's modifier; the search around takes things of the type.
  ///
  /// - Parameter token: The thing.
  /// - Returns: The changed view.
  public func searchCompletion<T: Identifiable>(_ token: T) -> some View {
    SearchCompletionView(content: self) { $0.add(token) }
  }
}

/// What is sought besides the text of a search.
private struct SearchTokens<
  C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
>: View
where C.Element: Identifiable {
  /// What is sought.
  let tokens: Binding<C>

  /// Makes the view of one.
  let token: (C.Element) -> T

  /// Whether the last one is about to be removed.
  @Environment(\.isLastTokenChosen) private var isLastChosen

  var body: some View {
    let last = isLastChosen ? tokens.wrappedValue.last?.id : nil
    ForEach(tokens.wrappedValue) { element in
      Button {
        tokens.wrappedValue.removeAll { $0.id == element.id }
      } label: {
        HStack(spacing: 0) {
          token(element)
          Text(verbatim: "✕").unlisted()
        }
        .underline(element.id == last)
      }
      .wholeLabelButtons()
      .accessibilityAddTraits(element.id == last ? .isSelected : [])
    }
  }
}

/// The key of whether the last of what is sought besides the text is about to be removed.
private enum LastTokenChosenKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether the last of what is sought besides the text is about to be removed.
  var isLastTokenChosen: Bool {
    get { self[LastTokenChosenKey.self] }
    set { self[LastTokenChosenKey.self] = newValue }
  }
}
