/// One of the views that were handed to a container, for it to place where it likes.
///
/// Mirrors SwiftUI's `Subview`.
///
/// - Note: Unlike SwiftUI's, it is not looked for inside of the `body` of a view that the author wrote: such a view is one, whatever it is
///   made of.
public struct Subview: Identifiable {
  /// What tells it from the others, as long as it is there.
  ///
  /// Mirrors SwiftUI's `Subview.ID`.
  public struct ID: Hashable {
    /// The places and ids that lead to it, from the outside in.
    var path: [AnyHashable] = []
  }

  /// What tells it from the others.
  public let id: ID

  /// The view.
  let content: AnyView

  /// What it tells its container.
  @MainActor public let containerValues: ContainerValues
}

extension Subview: TagCarrying {
  /// The tag of the view.
  var carriedTag: AnyHashable? { containerValues.tag }
}

extension Subview: View {
  /// The view.
  public var body: some View { content }
}

/// The views that were handed to a container.
///
/// Mirrors SwiftUI's `SubviewsCollection`; used as a view, it is all of them.
public struct SubviewsCollection: RandomAccessCollection {
  /// The views.
  private let subviews: [Subview]

  /// Makes a collection.
  init(_ subviews: [Subview]) {
    self.subviews = subviews
  }

  /// The first place.
  public var startIndex: Int { 0 }

  /// The place behind the last.
  public var endIndex: Int { subviews.count }

  /// The view at a place.
  public subscript(index: Int) -> Subview { subviews[index] }
}

extension SubviewsCollection: View {
  /// The views.
  public var body: some View { ForEach(subviews) { $0 } }
}

/// Some of the views that were handed to a container.
///
/// Mirrors SwiftUI's `SubviewsCollectionSlice`; used as a view, it is all of them.
public typealias SubviewsCollectionSlice = Slice<SubviewsCollection>

extension Slice: View where Base == SubviewsCollection {
  /// The views.
  public var body: some View { ForEach(Array(self)) { $0 } }
}

extension Group {
  /// Makes a view of the views that another one is made of.
  ///
  /// Mirrors SwiftUI's initializer.
  ///
  /// - Parameters:
  ///   - view: The view, such as what a container was given as its content.
  ///   - transform: Makes the view of those.
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == SubviewsReader<Base, Result> {
    self.init { SubviewsReader(base: view, transform: transform) }
  }

  /// Makes a view of the sections that another one is made of.
  ///
  /// Mirrors SwiftUI's initializer.
  ///
  /// - Parameters:
  ///   - view: The view, such as what a container was given as its content.
  ///   - transform: Makes the view of those.
  public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == SectionsReader<Base, Result> {
    self.init { SectionsReader(base: view, transform: transform) }
  }
}

extension ForEach where ID == Subview.ID, Data == SubviewsCollection {
  /// Makes a view for each of those that another one is made of.
  ///
  /// Mirrors SwiftUI's initializer.
  ///
  /// - Parameters:
  ///   - view: The view, such as what a container was given as its content.
  ///   - content: Makes the view of one of those.
  public init<V: View>(
    subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content
  ) {
    self.init(SubviewsCollection(SubviewList.subviews(of: view)), id: \.id, content: content)
  }
}

extension ForEach where ID == SectionConfiguration.ID, Data == SectionCollection {
  /// Makes a view for each of the sections that another one is made of.
  ///
  /// Mirrors SwiftUI's initializer.
  ///
  /// - Parameters:
  ///   - view: The view, such as what a container was given as its content.
  ///   - content: Makes the view of one of those.
  public init<V: View>(
    sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
  ) {
    self.init(SectionCollection(SubviewList.sections(of: view)), id: \.id, content: content)
  }
}

/// A view that is made of the views of another one.
///
/// Groups make it; there is nothing in it for you.
public struct SubviewsReader<Base: View, Result: View>: View {
  /// The view.
  let base: Base

  /// Makes the view of those it is made of.
  let transform: (SubviewsCollection) -> Result

  /// The view that was made.
  public var body: some View { transform(SubviewsCollection(SubviewList.subviews(of: base))) }
}

/// A view that is made of the sections of another one.
///
/// Groups make it; there is nothing in it for you.
public struct SectionsReader<Base: View, Result: View>: View {
  /// The view.
  let base: Base

  /// Makes the view of those it is made of.
  let transform: (SectionCollection) -> Result

  /// The view that was made.
  public var body: some View { transform(SectionCollection(SubviewList.sections(of: base))) }
}
