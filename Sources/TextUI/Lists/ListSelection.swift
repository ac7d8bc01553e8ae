import AccessibilityTree

/// A selection of rows of a list.
@MainActor struct ListSelection<Value: Hashable> {
  /// A storage of the selection: one row, or several.
  enum Storage {
    /// One at most.
    case single(Binding<Value?>)

    /// Any number.
    case multiple(Binding<Set<Value>>)
  }

  /// Where it is kept.
  let storage: Storage

  /// The values of the selected rows.
  var values: Set<AnyHashable> {
    switch storage {
    case .single(let binding): binding.wrappedValue.map { [AnyHashable($0)] } ?? []
    case .multiple(let binding): Set(binding.wrappedValue.map { AnyHashable($0) })
    }
  }

  /// The same without the type of the values.
  var erased: RowSelection {
    RowSelection(isMultiple: isMultiple) { value in
      guard let value = value.base as? Value else { return false }
      switch storage {
      case .single(let binding): binding.wrappedValue = value
      case .multiple(let binding):
        if binding.wrappedValue.remove(value) == nil { binding.wrappedValue.insert(value) }
      }
      return true
    } choose: { value in
      guard let value = value.base as? Value else { return false }
      switch storage {
      case .single(let binding): binding.wrappedValue = value
      case .multiple(let binding): binding.wrappedValue = [value]
      }
      return true
    } accepts: {
      $0.base is Value
    } clear: {
      if case .single(let binding) = storage { binding.wrappedValue = nil }
    }
  }

  private var isMultiple: Bool {
    if case .multiple = storage { true } else { false }
  }
}

/// A row's part in the selection of its list.
@MainActor struct RowSelection {
  /// Whether more than one can be.
  let isMultiple: Bool

  /// Selects the row of a value, or takes it out of several; returns whether the value is one of those that can be selected.
  let select: (AnyHashable) -> Bool

  /// Selects the row of a value and no other; returns whether the value is one of those that can be selected.
  let choose: (AnyHashable) -> Bool

  /// Returns whether a value is of the type of those that can be selected.
  let accepts: (AnyHashable) -> Bool

  /// Takes the selected row out of the selection, where one at most can be.
  let clear: () -> Void
}

/// By what the view of a box is known.
@MainActor final class ElementMark {
  /// The ids of the elements of collections inside each other whose views it is part of, each with how deep the collection's view is; the
  /// innermost first.
  private(set) var ids: [(depth: Int, id: AnyHashable)] = []

  /// The id of the element of the innermost collection whose view it is.
  var id: AnyHashable? { ids.first?.id }

  /// Returns whether it names an id, of any collection or of its author's.
  func isMade(for id: AnyHashable) -> Bool {
    explicitIDs.contains(id) || ids.contains { $0.id == id }
  }

  /// Notes the id of an element of a collection.
  func note(_ id: AnyHashable, depth: Int) {
    if let place = ids.firstIndex(where: { $0.depth == depth }) {
      ids[place].id = id
    } else {
      ids.append((depth, id))
      ids.sort { $0.depth > $1.depth }
    }
  }

  /// What its author called it with `id(_:)`.
  var explicitIDs: [AnyHashable] = []
}

extension [Box] {
  /// Marks the boxes from some place on as those of an element's view.
  ///
  /// - Parameters:
  ///   - start: The place.
  ///   - id: The id of the element.
  ///   - depth: How deep the view of the collection is: those of others inside it have marked them before.
  @MainActor func mark(from start: Int, as id: some Hashable, depth: Int) {
    for box in self[start...] { box.madeMark().note(AnyHashable(id), depth: depth) }
  }

  /// Marks the boxes from some place on as those of a view with an id.
  @MainActor func mark(from start: Int, asExplicit id: some Hashable) {
    for box in self[start...] {
      let mark = box.madeMark()
      if !mark.explicitIDs.contains(AnyHashable(id)) { mark.explicitIDs.append(AnyHashable(id)) }
    }
  }
}

extension Box {
  /// Returns the mark of the box, making one if there is none.
  fileprivate func madeMark() -> ElementMark {
    if let elementMark { return elementMark }
    let mark = ElementMark()
    elementMark = mark
    return mark
  }
}

/// The key of whether boxes are marked with the elements they show.
private enum MarksElementsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether boxes are marked with the elements of collections they show.
  var marksElements: Bool {
    get { self[MarksElementsKey.self] }
    set { self[MarksElementsKey.self] = newValue }
  }
}

// MARK: - Lists

extension ListBox {
  /// Shows which rows are selected.
  ///
  /// - Complexity: O(1) where a tap changed it, else O(*n*), where *n* is the number of rows.
  func showSelection(_ values: Set<AnyHashable>) {
    guard values != selectedValues else { return }
    var changed = values.symmetricDifference(selectedValues)
    selectedValues = values
    for row in markedRows {
      if let value = row.selectionValue { changed.remove(value) }
      row.setNeedsDisplay()
    }
    markedRows = markedRows.filter(\.isSelected)
    guard !changed.isEmpty else { return }
    for row in rows {
      guard let value = row.selectionValue, changed.contains(value) else { continue }
      row.setNeedsDisplay()
      if row.isSelected { markedRows.append(row) }
    }
  }
}

// MARK: - Rows

extension ListRowBox {
  /// The value the row is selected by: its tag, the value of the link that it is, or the id of its element.
  var selectionValue: AnyHashable? {
    guard isCell, let box = content.children.first else { return nil }
    if let tag = box.trait(TagTrait.self) { return tag }
    let chain = contentChain
    let link = chain.lazy.compactMap { $0.rowButton?.linkValue }.first
    if let link, list?.selection?.accepts(link) == true { return link }
    let mark = chain.lazy.compactMap(\.elementMark).first { !$0.ids.isEmpty }
    return mark?.ids.first { list?.selection?.accepts($0.id) == true }?.id ?? mark?.id
  }

  /// Whether the row is selected.
  var isSelected: Bool {
    guard let list, !list.selectedValues.isEmpty, let value = selectionValue else { return false }
    return list.selectedValues.contains(value)
  }

  /// Whether the row itself takes the focus, to be selected: no control inside does.
  var takesSelection: Bool {
    guard isSelectable else { return false }
    return graph.focus.focusables(in: content).allSatisfy { $0 is TouchedBox }
  }

  /// Whether pressing the row selects it, unless there is a control inside.
  var isSelectable: Bool {
    guard let selection = list?.selection, isCell, selectionValue != nil else { return false }
    return (!selection.isMultiple || isEditing) && !contentEnvironment.isSelectionDisabled
  }

  /// The menu that a long press of the row opens; `nil` when there is none.
  var menu: ContextMenuBox? {
    contentChain.lazy.compactMap { $0 as? ContextMenuBox }.first
  }

  /// Whether pressing a control inside selects the row: while several can be selected, what a row stands for is not done.
  func isSelectedInsteadOf(_ control: PressableBox) -> Bool {
    isEditing && list?.selection?.isMultiple == true && isSelectable && rowAction === control
  }

  /// Selects a row that leads somewhere, or takes it out of the selection, where several can be selected; returns whether it did.
  func selectInsteadOfLink() -> Bool {
    guard let list, let selection = list.selection, selection.isMultiple, isCell,
      rowAction != nil, !environment.isDisabled, !contentEnvironment.isSelectionDisabled,
      let value = selectionValue
    else { return false }
    if !list.markedRows.contains(where: { $0 === self }) { list.markedRows.append(self) }
    return selection.select(value)
  }

  /// Selects the row by its link, as one in a column of a split view does.
  ///
  /// - Parameter value: The value that the link leads to. If a view says how its page looks, that is shown too.
  /// - Returns: Whether the link does nothing else.
  func select(byLinkTo value: AnyHashable) -> Bool {
    guard let list, let selection = list.selection, let lead = list.environment.columnLead else {
      return false
    }
    if !list.markedRows.contains(where: { $0 === self }) { list.markedRows.append(self) }
    guard selection.choose(value) else { return false }
    if list.environment.navigation?.hasPage(for: value) == true { return false }
    lead.show()
    return true
  }

  /// Selects the row; returns whether it can be.
  func select() -> Bool {
    guard takesSelection, takesFocus, let list, let selection = list.selection,
      let value = selectionValue
    else { return false }
    if !list.markedRows.contains(where: { $0 === self }) { list.markedRows.append(self) }
    guard selection.select(value) else { return false }
    list.environment.columnLead?.show()
    return true
  }
}

// MARK: - Rows that are kept from it

/// The key of whether rows cannot be selected.
private enum SelectionDisabledKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether rows cannot be selected.
  var isSelectionDisabled: Bool {
    get { self[SelectionDisabledKey.self] }
    set { self[SelectionDisabledKey.self] = newValue }
  }
}

extension View {
  /// Keeps the row of the view from being selected.
  ///
  /// Mirrors SwiftUI's modifier.
  ///
  /// - Note: Unlike SwiftUI's, it does not keep a choice of a picker from being chosen.
  ///
  /// - Parameter isDisabled: Whether it is kept from that.
  /// - Returns: The changed view.
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    EnvironmentWriter(content: self, key: 0, value: isDisabled) {
      $0.isSelectionDisabled = isDisabled
    }
  }
}
