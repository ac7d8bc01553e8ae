import XCUIAutomation

/// The elements inside an element of the screen, in reading order, read once.
///
/// Elements of which there is nothing to say but what is inside them are looked through: they come
/// and go with an application's layout. So are the parts of an alert that could be scrolled.
struct ShownTree {
  /// One of the elements.
  struct Entry {
    /// The element.
    let element: ShownElement

    /// The number of the element that it is directly inside of; `nil` for those at the top.
    let parent: Int?

    /// Whether it is the text or picture inside a button by which that is called: there is nothing to say of it besides.
    let isEcho: Bool

    /// The number after that of the last element inside it.
    fileprivate(set) var end: Int
  }

  /// The elements by number.
  private(set) var entries: [Entry] = []

  /// The screen; `nil` where it does not matter how elements are drawn.
  private let screen: XCUIScreenshot?

  /// Reads the elements inside an element.
  ///
  /// - Parameters:
  ///   - root: The element.
  ///   - screen: The screen it is on; `nil` where it does not matter how elements are drawn.
  init(inside root: any XCUIElementSnapshot, on screen: XCUIScreenshot? = nil) {
    self.screen = screen
    for child in root.children { append(child, parent: nil) }
  }

  /// Reads an element and those inside it.
  private mutating func append(_ snapshot: any XCUIElementSnapshot, parent: Int?) {
    let element = ShownElement(snapshot, on: screen)
    let around = parent.map { entries[$0].element }
    guard !element.isPlain(in: around) else {
      for child in snapshot.children { append(child, parent: parent) }
      return
    }
    let number = entries.count
    entries.append(
      Entry(element: element, parent: parent, isEcho: element.isEcho(of: around), end: number))
    for child in snapshot.children { append(child, parent: number) }
    entries[number].end = entries.count
  }

  /// The numbers of the elements inside another one, at any depth; `nil` for all.
  func inside(_ number: Int?) -> Range<Int> {
    number.map { $0 + 1..<entries[$0].end } ?? 0..<entries.count
  }

  /// The numbers of the elements directly inside another one; `nil` for those at the top.
  func directlyInside(_ number: Int?) -> [Int] {
    inside(number).filter { entries[$0].parent == number }
  }
}

// MARK: - Text

extension ShownTree {
  /// The elements as an outline, a line for each and its end, from the left margin.
  var outline: [String] {
    outline(of: directlyInside(nil), indentation: "")
  }

  /// Returns the lines of an element, from the left margin.
  func outline(of number: Int) -> [String] {
    outline(of: [number], indentation: "", withEchoes: true)
  }

  /// Returns the lines of some elements.
  private func outline(
    of numbers: [Int], indentation: String, withEchoes: Bool = false
  ) -> [String] {
    numbers.filter { withEchoes || !entries[$0].isEcho }.flatMap { number -> [String] in
      let children = directlyInside(number)
      let element = entries[number].element
      let inner = outline(of: children, indentation: indentation + "  ")
      guard !inner.isEmpty else { return [indentation + element.source] }
      return [indentation + element.source + " {"] + inner + [indentation + "}"]
    }
  }
}
