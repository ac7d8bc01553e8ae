import AccessibilityTree

/// The way of the focus by Tab through the rows of a list.
extension ListBox {
  /// Returns the control to which Tab goes from one inside; `nil` when it leaves the list.
  ///
  /// From a row that is a button it goes past others that are, which arrows lead through.
  func stop(after focused: Box, by step: Int) -> Box? {
    guard let row = currentRow, row.parent === self else { return nil }
    let stops = stops(of: row)
    if let place = stops.firstIndex(where: { $0 === focused }), stops.indices.contains(place + step)
    {
      return stops[place + step]
    }
    let isFromButton = isOneButton(row)
    var index = row.index + step
    makeRow(at: index)
    while rows.indices.contains(index) {
      let stops = self.stops(of: rows[index])
      let isPast = isFromButton && isOneButton(rows[index])
      if let stop = step > 0 ? stops.first : stops.last, !isPast { return stop }
      index += step
      // Of rows without end that are buttons no more are made to look for others.
      if !isFromButton { makeRow(at: index) }
    }
    return nil
  }

  /// Returns the first control, or going back the last one; `nil` in a list of buttons, where it is the one that had the focus last.
  func entry(by step: Int) -> Box? {
    let isBack = step < 0
    if isBack, supply.waitingCount > 0 { return nil }
    guard rows.contains(where: { !stops(of: $0).isEmpty && !isOneButton($0) }) else { return nil }
    let row = isBack ? rows.last { !stops(of: $0).isEmpty } : rows.first { !stops(of: $0).isEmpty }
    return row.flatMap { isBack ? stops(of: $0).last : stops(of: $0).first }
  }

  /// Returns the controls that show and stand after one inside.
  func visibleStops(after focused: Box) -> [Box] {
    guard let row = focused.listRow, row.parent === self else { return [] }
    let inRow = stops(of: row).drop { $0 !== focused }.dropFirst()
    let below = rows[(row.index + 1)...].prefix { !$0.visibleFrame.isEmpty }
    return (inRow + below.flatMap { stops(of: $0) }).filter { !$0.visibleFrame.isEmpty }
  }

  /// Returns the controls of a row.
  private func stops(of row: ListRowBox) -> [Box] {
    var stops: [Box] = []
    row.collectFocusables(into: &stops)
    return stops
  }

  /// Whether a row stands for one button, or takes the focus itself.
  private func isOneButton(_ row: ListRowBox) -> Bool {
    let stops = stops(of: row)
    return stops.count == 1 && (stops[0].rowButton != nil || stops[0] === row)
  }
}
