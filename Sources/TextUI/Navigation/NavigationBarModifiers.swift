/// Types that belong to a bar of navigation and its items.
///
/// Mirrors SwiftUI's `NavigationBarItem`.
public enum NavigationBarItem: Sendable {
  /// A way to show the title of a page: a bar of a text screen has one.
  ///
  /// Mirrors SwiftUI's `NavigationBarItem.TitleDisplayMode`.
  public enum TitleDisplayMode: Sendable, Hashable {
    /// As on the page before.
    case automatic

    /// In the bar, which here all titles are.
    case inline

    /// Below the bar.
    case large
  }
}

/// What can be in the bars of a page: any view, among them those that say where they stand.
///
/// Mirrors SwiftUI's `ToolbarContent`.
public typealias ToolbarContent = View

/// What can be in the bars of a page and arranged by people, which in a terminal they do not.
///
/// Mirrors SwiftUI's `CustomizableToolbarContent`.
public typealias CustomizableToolbarContent = View

/// A maker of what is in the bars of a page.
///
/// Mirrors SwiftUI's `ToolbarContentBuilder`.
public typealias ToolbarContentBuilder = ViewBuilder

extension View {
  /// Sets how the title of the page is shown; the bar of a text screen shows all in one way.
  ///
  /// Mirrors SwiftUI's modifier.
  public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    self
  }

  /// Gives the page a text beside its title.
  ///
  /// Mirrors SwiftUI's modifier.
  public func navigationSubtitle(_ subtitle: LocalizedStringKey) -> some View {
    navigationSubtitle(Text(subtitle))
  }

  /// Gives the page a text beside its title.
  ///
  /// Mirrors SwiftUI's modifier.
  @_disfavoredOverload
  public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    navigationSubtitle(Text(subtitle))
  }

  /// Gives the page a text beside its title.
  ///
  /// Mirrors SwiftUI's modifier.
  public func navigationSubtitle(_ subtitle: Text) -> some View {
    PageModifierView(
      content: self, value: subtitle,
      apply: { $0.navigationPage?.setSubtitle(subtitle.content.string(for: $1), owner: $1) },
      remove: { $0.navigationPage?.setSubtitle(nil, owner: $1) })
  }

  /// Gives the page a title.
  ///
  /// Mirrors SwiftUI's older modifier.
  public func navigationBarTitle(_ title: LocalizedStringKey) -> some View {
    navigationTitle(title)
  }

  /// Gives the page a title.
  ///
  /// Mirrors SwiftUI's older modifier.
  @_disfavoredOverload
  public func navigationBarTitle<Title: StringProtocol>(_ title: Title) -> some View {
    navigationTitle(title)
  }

  /// Gives the page a title.
  ///
  /// Mirrors SwiftUI's older modifier.
  public func navigationBarTitle(_ title: Text) -> some View {
    navigationTitle(title)
  }

  /// Gives the page a title; the bar of a text screen shows all titles in one way.
  ///
  /// Mirrors SwiftUI's older modifier.
  public func navigationBarTitle(
    _ title: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title)
  }

  /// Gives the page a title; the bar of a text screen shows all titles in one way.
  ///
  /// Mirrors SwiftUI's older modifier.
  @_disfavoredOverload
  public func navigationBarTitle<Title: StringProtocol>(
    _ title: Title, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title)
  }

  /// Gives the page a title; the bar of a text screen shows all titles in one way.
  ///
  /// Mirrors SwiftUI's older modifier.
  public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title)
  }

  /// Hides the bar of the page.
  ///
  /// Mirrors SwiftUI's modifier.
  public func navigationBarHidden(_ hidden: Bool) -> some View {
    PageModifierView(
      content: self, value: hidden,
      apply: { values, _ in values.navigationPage?.isBarHidden = hidden },
      remove: { values, _ in values.navigationPage?.isBarHidden = false })
  }

  /// Puts views at the beginning and at the end of the bar.
  ///
  /// Mirrors SwiftUI's older modifier.
  public func navigationBarItems<Leading: View, Trailing: View>(
    leading: Leading, trailing: Trailing
  ) -> some View {
    toolbar {
      ToolbarItem(placement: .navigationBarLeading) { leading }
      ToolbarItem(placement: .navigationBarTrailing) { trailing }
    }
  }

  /// Puts a view at the beginning of the bar.
  ///
  /// Mirrors SwiftUI's older modifier.
  public func navigationBarItems<Leading: View>(leading: Leading) -> some View {
    toolbar { ToolbarItem(placement: .navigationBarLeading) { leading } }
  }

  /// Puts a view at the end of the bar.
  ///
  /// Mirrors SwiftUI's older modifier.
  public func navigationBarItems<Trailing: View>(trailing: Trailing) -> some View {
    toolbar { ToolbarItem(placement: .navigationBarTrailing) { trailing } }
  }
}
