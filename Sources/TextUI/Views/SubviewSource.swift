/// A view that is made of others, as far as its value tells: those of the library, not those with a `body` of the author's.
@MainActor protocol SubviewSource {
  /// Adds the views it is made of.
  func addSubviews(to list: inout SubviewList)
}

/// The views that another one is made of, as they are found from the outside in.
@MainActor struct SubviewList {
  /// The views in none of the sections, and those in sections, in order.
  private var sections: [SectionConfiguration] = []

  /// The views since the last section.
  private var subviews: [Subview] = []

  /// What leads to the view that is looked at.
  private var path: [AnyHashable] = []

  /// Whether sections are kept apart; otherwise their headings and footings are views like the others.
  private let keepsSections: Bool

  private init(keepsSections: Bool) {
    self.keepsSections = keepsSections
  }

  /// Returns the views that another one is made of.
  static func subviews(of view: some View) -> [Subview] {
    var list = SubviewList(keepsSections: false)
    list.add(view)
    return list.subviews
  }

  /// Returns the sections that a view is made of; what stands in none is a section without a heading.
  static func sections(of view: some View) -> [SectionConfiguration] {
    var list = SubviewList(keepsSections: true)
    list.add(view)
    list.endLooseSection()
    return list.sections
  }

  // MARK: - Adding

  /// Adds a view, or those it is made of.
  mutating func add(_ view: some View) {
    if let source = view as? any SubviewSource {
      source.addSubviews(to: &self)
    } else {
      var values = ContainerValues()
      values.tag = (view as? any TagCarrying)?.carriedTag
      subviews.append(
        Subview(id: Subview.ID(path: path), content: AnyView(view), containerValues: values))
    }
  }

  /// Adds a view, or those it is made of, told from others by its place or id.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - step: Its place or id.
  ///   - id: The id of the element of a collection that the view is made for; `nil` for none.
  mutating func add(_ view: some View, at step: some Hashable, asElement id: AnyHashable? = nil) {
    path.append(AnyHashable(step))
    if let id {
      add(view, transform: { if $0.elementID == nil { $0.elementID = id } })
    } else {
      add(view)
    }
    path.removeLast()
  }

  /// Adds the views that one inside a modifier is made of, each with that modifier.
  ///
  /// - Parameters:
  ///   - content: The view inside.
  ///   - wrap: Puts the modifier around one; `nil` when it is for the container alone.
  ///   - transform: Changes what the view tells the container.
  mutating func add<Content: View>(
    _ content: Content, wrap: ((AnyView) -> AnyView)? = nil,
    transform: (inout ContainerValues) -> Void = { _ in }
  ) {
    let start = subviews.count
    let outer = sections.count
    add(content)
    guard sections.count == outer else {
      // What is around sections is around each view of them; the views before them are in none.
      for index in (start == 0 ? outer : outer + 1)..<sections.count {
        if let wrap { sections[index] = sections[index].wrapped(wrap) }
        sections[index] = sections[index].telling(transform, reachesViews: wrap == nil)
      }
      return
    }
    for index in start..<subviews.count {
      let found = subviews[index]
      var values = found.containerValues
      transform(&values)
      subviews[index] = Subview(
        id: found.id, content: wrap?(found.content) ?? found.content, containerValues: values)
    }
  }

  /// Adds a section.
  mutating func addSection(_ header: some View, _ content: some View, _ footer: some View) {
    guard keepsSections else {
      add(header, at: "header")
      add(content, at: "content")
      add(footer, at: "footer")
      return
    }
    endLooseSection()
    sections.append(
      SectionConfiguration(
        id: Subview.ID(path: path + ["section"]), header: inner(header, "header"),
        content: inner(content, "content"), footer: inner(footer, "footer")))
  }

  /// Returns the views that a part of a section is made of.
  private func inner(_ view: some View, _ part: String) -> SubviewsCollection {
    var list = SubviewList(keepsSections: false)
    list.path = path
    list.add(view, at: part)
    return SubviewsCollection(list.subviews)
  }

  /// Makes a section of the views that stand in none.
  private mutating func endLooseSection() {
    guard let first = subviews.first else { return }
    sections.append(
      SectionConfiguration(
        id: first.id, header: SubviewsCollection([]), content: SubviewsCollection(subviews),
        footer: SubviewsCollection([])))
    subviews = []
  }
}

// MARK: - Views that are made of others

extension EmptyView: SubviewSource {
  func addSubviews(to list: inout SubviewList) {}
}

extension TupleView: SubviewSource {
  func addSubviews(to list: inout SubviewList) {
    var place = 0
    for view in repeat each content {
      list.add(view, at: place)
      place += 1
    }
  }
}

extension Group: SubviewSource {
  func addSubviews(to list: inout SubviewList) { list.add(content) }
}

extension ForEach: SubviewSource {
  func addSubviews(to list: inout SubviewList) {
    for element in data {
      let id = element[keyPath: id]
      list.add(elementContent(element), at: id, asElement: AnyHashable(id))
    }
  }
}

extension ConditionalContent: SubviewSource {
  func addSubviews(to list: inout SubviewList) {
    switch branch {
    case .first(let view): list.add(view, at: true)
    case .second(let view): list.add(view, at: false)
    }
  }
}

extension Optional: SubviewSource where Wrapped: View {
  func addSubviews(to list: inout SubviewList) {
    if let view = self { list.add(view) }
  }
}

extension AnyView: SubviewSource {
  func addSubviews(to list: inout SubviewList) { list.add(content) }
}

extension Section: SubviewSource {
  func addSubviews(to list: inout SubviewList) { list.addSection(header, content, footer) }
}

extension SectionConfiguration: SubviewSource {
  func addSubviews(to list: inout SubviewList) { list.addSection(header, content, footer) }
}

extension Subview: SubviewSource {
  func addSubviews(to list: inout SubviewList) {
    let values = containerValues
    list.add(content, wrap: nil) { $0 = values }
  }
}

extension SubviewsCollection: SubviewSource {
  func addSubviews(to list: inout SubviewList) {
    for subview in self { list.add(subview, at: subview.id) }
  }
}

// MARK: - Modifiers

extension ContainerValueView: SubviewSource {
  func addSubviews(to list: inout SubviewList) { list.add(content, transform: transform) }
}

extension IdentifiedView: SubviewSource {
  func addSubviews(to list: inout SubviewList) { list.add(content, at: id) }
}

extension ModifiedView: SubviewSource {
  func addSubviews(to list: inout SubviewList) {
    let modifier = modifier
    let tag = (modifier as? TraitModifier<TagTrait>)?.value
    list.add(content) {
      AnyView(ModifiedView<AnyView, Modifier>(content: $0, modifier: modifier))
    } transform: {
      if let tag { $0.tag = tag }
    }
  }
}

extension EnvironmentWriter: SubviewSource {
  func addSubviews(to list: inout SubviewList) {
    let (key, value, transform, moving) = (key, value, transform, moving)
    list.add(content) {
      AnyView(
        EnvironmentWriter<AnyView, Key, Value>(
          content: $0, key: key, value: value, transform: transform, moving: moving))
    }
  }
}

extension ModifiedContent: SubviewSource where Content: View, Modifier: ViewModifier {
  func addSubviews(to list: inout SubviewList) {
    let modifier = modifier
    list.add(content) { AnyView($0.modifier(modifier)) }
  }
}
