/// A section that was handed to a container, or the views that stand in none.
///
/// Mirrors SwiftUI's `SectionConfiguration`.
public struct SectionConfiguration: Identifiable {
  /// What tells a section from the others.
  public typealias ID = Subview.ID

  /// What tells it from the others.
  public let id: ID

  /// The heading; empty where there is none.
  public let header: SubviewsCollection

  /// The views.
  public let content: SubviewsCollection

  /// The footing; empty where there is none.
  public let footer: SubviewsCollection

  /// What the section tells the container by `containerValue(_:_:)`.
  ///
  /// Mirrors SwiftUI's property. What a section tells, each view in it tells, too.
  @MainActor public private(set) var containerValues: ContainerValues

  /// Makes a section that tells nothing.
  @MainActor init(
    id: ID, header: SubviewsCollection, content: SubviewsCollection, footer: SubviewsCollection
  ) {
    self.id = id
    self.header = header
    self.content = content
    self.footer = footer
    containerValues = ContainerValues()
  }

  /// Returns the section with other views, and telling the same.
  @MainActor private func with(_ views: [Subview]) -> SectionConfiguration {
    var section = SectionConfiguration(
      id: id, header: header, content: SubviewsCollection(views), footer: footer)
    section.containerValues = containerValues
    return section
  }

  /// Returns the section with something around each of its views.
  @MainActor func wrapped(_ wrap: (AnyView) -> AnyView) -> SectionConfiguration {
    with(
      content.map {
        Subview(id: $0.id, content: wrap($0.content), containerValues: $0.containerValues)
      })
  }

  /// Returns the section telling something else.
  ///
  /// - Parameters:
  ///   - transform: Changes what is told.
  ///   - reachesViews: Whether each view in it tells it, too.
  /// - Returns: The section.
  @MainActor func telling(
    _ transform: (inout ContainerValues) -> Void, reachesViews: Bool
  ) -> SectionConfiguration {
    var section = self
    if reachesViews {
      section = with(
        content.map {
          var values = $0.containerValues
          transform(&values)
          return Subview(id: $0.id, content: $0.content, containerValues: values)
        })
    }
    transform(&section.containerValues)
    return section
  }
}

extension SectionConfiguration: View {
  /// The section as it was handed over.
  public var body: some View {
    Section {
      content
    } header: {
      header
    } footer: {
      footer
    }
  }
}

/// The sections that were handed to a container.
///
/// Mirrors SwiftUI's `SectionCollection`; used as a view, it is all of them.
public struct SectionCollection: RandomAccessCollection {
  /// The sections.
  private let sections: [SectionConfiguration]

  /// Makes a collection.
  init(_ sections: [SectionConfiguration]) {
    self.sections = sections
  }

  /// The first place.
  public var startIndex: Int { 0 }

  /// The place behind the last.
  public var endIndex: Int { sections.count }

  /// The section at a place.
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

extension SectionCollection: View {
  /// The sections.
  public var body: some View { ForEach(sections) { $0 } }
}
