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
    switch storage {
    case .single(let binding):
      RowSelection(isMultiple: false) { value in
        guard let value = value.base as? Value else { return false }
        binding.wrappedValue = value
        return true
      }
    case .multiple(let binding):
      RowSelection(isMultiple: true) { value in
        guard let value = value.base as? Value else { return false }
        if binding.wrappedValue.remove(value) == nil { binding.wrappedValue.insert(value) }
        return true
      }
    }
  }
}

/// A row's part in the selection of its list.
@MainActor struct RowSelection {
  /// Whether more than one can be.
  let isMultiple: Bool

  /// Selects the row of a value, or takes it out of several; returns whether the value is one of those that can be selected.
  let select: (AnyHashable) -> Bool
}

/// By what the view of a box is known.
@MainActor final class ElementMark {
  /// The id of the element of a collection whose view it is.
  var id: AnyHashable?

  /// What its author called it with `id(_:)`.
  var explicitIDs: [AnyHashable] = []
}

extension [Box] {
  /// Marks the boxes from some place on as those of an element's view.
  @MainActor func mark(from start: Int, as id: some Hashable) {
    for box in self[start...] { box.madeMark().id = AnyHashable(id) }
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
  /// The value the row is selected by: its tag, or the id of its element.
  var selectionValue: AnyHashable? {
    guard isCell, let box = content.children.first else { return nil }
    if let tag = box.trait(TagTrait.self) { return tag }
    return contentChain.lazy.compactMap { $0.elementMark?.id }.first
  }

  /// Whether the row is selected.
  var isSelected: Bool {
    guard let list, !list.selectedValues.isEmpty, let value = selectionValue else { return false }
    return list.selectedValues.contains(value)
  }

  /// Whether the row itself takes the focus, to be selected.
  var takesSelection: Bool {
    guard let selection = list?.selection, isCell, selectionValue != nil else { return false }
    guard !selection.isMultiple || isEditing else { return false }
    var stops: [Box] = []
    content.collectFocusables(into: &stops)
    return stops.isEmpty
  }

  /// Selects a row that leads somewhere, or takes it out of the selection, where several can be selected; returns whether it did.
  func selectInsteadOfLink() -> Bool {
    guard let list, let selection = list.selection, selection.isMultiple, isCell,
      soleFocusable?.rowButton != nil, !environment.isDisabled, let value = selectionValue
    else { return false }
    if !list.markedRows.contains(where: { $0 === self }) { list.markedRows.append(self) }
    return selection.select(value)
  }

  /// Selects the row; returns whether it can be.
  func select() -> Bool {
    guard takesSelection, takesFocus, let list, let selection = list.selection,
      let value = selectionValue
    else { return false }
    if !list.markedRows.contains(where: { $0 === self }) { list.markedRows.append(self) }
    guard selection.select(value) else { return false }
    list.environment.rowWasChosen?()
    return true
  }
}
