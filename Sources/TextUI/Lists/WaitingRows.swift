import AccessibilityTree

/// Rows of a list of which some may not be made yet: those behind the first ones, which cannot be seen.
///
/// A row is made, with its state, before it comes near the visible part, and before anybody looks at what it shows: a query, a count,
/// a dump. What was made stays until it would be evaluated anew. That a row is made late, or again, makes no difference that a view could
/// notice, since only views wait that do nothing but show something: what they are made of is a matter of their type, as
/// ``View/addTexts(of:to:)`` tells.
@MainActor protocol WaitingRows: AnyObject {
  /// How many rows are not made.
  var waitingCount: Int { get }

  /// Has more rows made at the next collection: the next ones.
  ///
  /// - Parameter count: For how many more elements of the collection, if there are so many.
  func makeRows(_ count: Int)

  /// Says for how many elements, from the first on, rows have to be there whoever looks; `nil` for all.
  ///
  /// Each of these elements has one row.
  var neededCount: () -> Int? { get set }

  /// Makes the rows that ``makeRows(_:)`` asked for.
  func makeWantedRows()

  /// Returns whether a row that is not made may show an element with an identifying text.
  ///
  /// - Complexity: O(*n*) the first time after something changed that the rows are made of, else O(1).
  func waitingRowsMayHold(_ text: String) -> Bool
}

/// A choice of lists whose rows may wait to be made.
///
/// It is ``long``, unless an application is launched with another in its environment, as `TEXTUI_ROWS`.
enum RowMaking: String, LaunchChoice {
  /// None: all rows are made at once.
  case all

  /// Long lists.
  case long

  /// Any list with more rows than can be seen.
  case any

  static let variable = "TEXTUI_ROWS"

  /// How many rows a list has at least of which some wait.
  var threshold: Int {
    switch self {
    case .all: .max
    case .long: 500
    case .any: 2
    }
  }

  /// How many rows are made before it is known how many can be seen.
  var firstRows: Int { self == .any ? 1 : 100 }
}

/// What is known of the elements of a collection whose views wait to be made.
@MainActor final class WaitingElements {
  /// How many views are wanted, from the first on.
  var wanted: Int

  /// Says how many views have to be there whoever looks; `nil` for all.
  var needed: () -> Int? = { nil }

  /// The texts by which the elements of the views can be found; `nil` until somebody asks.
  var texts: RowTexts?

  /// How many elements there have to be for some to wait.
  private let threshold: Int

  /// Returns whether the views can tell their texts, and whether they keep nothing of their own.
  private let examine: () -> (canTell: Bool, keepNothing: Bool)

  /// The reader of what the texts are made of.
  private let reader: RowTextsReader

  /// Begins with no view wanted beyond the first; `nil` where none may wait.
  ///
  /// - Parameters:
  ///   - type: The type of the views.
  ///   - context: The place of the collection.
  init?<Content: View>(of type: Content.Type, _ context: NodeContext) {
    let making = context.graph.rowMaking
    guard context.rowsMayWait, making != .all, !context.scope.values.marksElements else {
      return nil
    }
    let reader = RowTextsReader(context)
    self.reader = reader
    examine = { RowTexts.examine(Content.self, reader) }
    threshold = making.threshold
    wanted = making.firstRows
    reader.changed = { [weak self] in self?.texts = nil }
  }

  /// Returns whether some of so many views may wait.
  func mayWait(_ count: Int) -> Bool { count >= threshold && views.canTell }

  /// Returns whether some of so many views may wait again that were made.
  func mayWaitAgain(_ count: Int) -> Bool { mayWait(count) && views.keepNothing }

  /// What is known of the views by their type.
  private lazy var views = examine()

  /// Returns whether an element of some views may have an identifying text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - visit: Hands over each view, unless the texts are known, until it is told that more are of no use.
  /// - Returns: Whether one may.
  func mayHold<Content: View>(
    _ text: String, _ visit: (_ add: (Content) -> Bool) -> Void
  ) -> Bool {
    if let texts { return texts.mayHold(text) }
    let texts = reader.evaluating {
      var texts = RowTexts(reader)
      visit { view in
        texts.addRow(view)
        return texts.isWhole
      }
      return texts
    }
    self.texts = texts
    return texts.mayHold(text)
  }

  /// Lets go of what is known.
  func end() { reader.tearDown() }
}

/// The node that the texts of rows belong to: it is told when something changes that they were made of.
final class RowTextsReader: ViewNode {
  /// Called then.
  var changed: () -> Void = {}

  override func evaluate() { changed() }
}

// MARK: - Lists

/// A list's way to the rows that were not made yet.
@MainActor struct RowSupply {
  /// For how many elements of the collection no rows were made.
  var waitingCount = 0

  /// Has the rows of more elements made in this update.
  var makeRows: (Int) -> Void = { _ in }

  /// Makes the rows of more elements at once.
  var makeRowsNow: (Int) -> Void = { _ in }

  /// The height of the rows that were made when more were asked for last, and for how many elements they were.
  var lastRequest: (height: Int, count: Int)?
}

extension ListBox {
  /// Takes for how many elements no rows were made; these stand behind the rows that were.
  func setWaitingCount(_ count: Int) {
    guard count != supply.waitingCount else { return }
    supply.waitingCount = count
    layOutAllRows()
  }

  /// The height that rows which were not made are taken to have, where those that were have some height.
  func supposedHeight(besides height: Int) -> Int {
    supply.waitingCount * max(1, rows.isEmpty ? 1 : height / rows.count)
  }

  /// Whether all that can be seen is made.
  var isMadeWhereSeen: Bool {
    supply.waitingCount == 0 || contentOffset.y + frame.height <= madeHeight
  }

  /// How many rows there have to be whoever looks: those in view and those of two steps of a page, and what the keys lead to; `nil` for all.
  var neededCount: Int? {
    guard frame.height > 0, !isEditing, openRow == nil else { return nil }
    let room = Rect(x: 0, y: 0, width: frame.width, height: contentOffset.y + 3 * frame.height)
    let focused = currentRow?.parent === self ? currentRow?.index : nil
    let count = max(visibleChildren(in: room).endIndex, (focused ?? -1) + 1)
    return min(count, rows.count)
  }

  /// Has enough rows made for two steps of a page: each is a cell high at least.
  func makeRowsNearView() {
    guard supply.waitingCount > 0 else { return }
    let missing = contentOffset.y + 3 * max(1, frame.height) - madeHeight
    guard missing > 0 else { return }
    // Elements may have no rows at all: then it goes faster and faster.
    var count = missing
    if let last = supply.lastRequest, last.height == madeHeight {
      count = max(count, 2 * last.count)
    }
    supply.lastRequest = (madeHeight, count)
    supply.makeRows(count)
  }

  /// Makes the rows down to a place, counted in cells from the top of the content, at once.
  func makeRows(downTo bottom: Int) {
    var count = bottom - madeHeight
    while supply.waitingCount > 0, madeHeight < bottom {
      supply.makeRowsNow(count)
      layOutRowsNow()
      count = 2 * min(count, supply.waitingCount)
    }
  }

  /// Returns the row at a place, or the last one if there are fewer; `nil` when there is none.
  func row(nearest index: Int) -> ListRowBox? {
    makeRow(at: index)
    return rows.isEmpty ? nil : rows[min(index, rows.count - 1)]
  }

  /// Sees to it that a row exists, if the list has so many.
  func makeRow(at index: Int) {
    var count = index - rows.count + 1
    while supply.waitingCount > 0, index >= rows.count {
      supply.makeRowsNow(count)
      layOutRowsNow()
      count = 2 * min(count, supply.waitingCount)
    }
  }
}
