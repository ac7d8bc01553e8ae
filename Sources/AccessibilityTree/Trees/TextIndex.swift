/// Look-up tables from texts and types to elements.
struct TextIndex: Sendable, Equatable {
  /// The only element that has a text.
  private var sole: [String: ElementID] = [:]

  /// The elements that share a text.
  private var shared: [String: Set<ElementID>] = [:]

  /// The number of elements of each type that occurs.
  private var typeCounts: [ElementType: Int] = [:]

  /// Adds an element.
  mutating func insert(_ node: ElementNode) {
    typeCounts[node.elementType, default: 0] += 1
    add(node.id, to: node.identifier)
    add(node.id, to: node.label)
    add(node.id, to: node.title)
    if let value = node.value { add(node.id, to: value) }
    if let placeholder = node.placeholder { add(node.id, to: placeholder) }
  }

  /// Takes an element out again.
  mutating func remove(_ node: ElementNode) {
    let count = typeCounts[node.elementType] ?? 0
    typeCounts[node.elementType] = count > 1 ? count - 1 : nil
    drop(node.id, from: node.identifier)
    drop(node.id, from: node.label)
    drop(node.id, from: node.title)
    if let value = node.value { drop(node.id, from: value) }
    if let placeholder = node.placeholder { drop(node.id, from: placeholder) }
  }

  /// Takes an element out and adds what it became, unless it is found by the same as before.
  mutating func replace(_ old: ElementNode, by new: ElementNode) {
    if old.elementType == new.elementType, old.identifier == new.identifier,
      old.label == new.label, old.title == new.title, old.value == new.value,
      old.placeholder == new.placeholder
    {
      return
    }
    remove(old)
    insert(new)
  }

  /// Returns the elements that have a text, by age.
  func elements(with text: String) -> [ElementID] {
    if let id = sole[text] { return [id] }
    return shared[text]?.sorted() ?? []
  }

  /// Returns how many elements have a type.
  func count(of type: ElementType) -> Int {
    typeCounts[type] ?? 0
  }

  private mutating func add(_ id: ElementID, to text: String) {
    if text.isEmpty { return }
    if !shared.isEmpty, shared[text]?.insert(id) != nil { return }
    guard let other = sole.updateValue(id, forKey: text), other != id else { return }
    sole[text] = nil
    shared[text] = [other, id]
  }

  private mutating func drop(_ id: ElementID, from text: String) {
    if text.isEmpty { return }
    if sole[text] == id {
      sole[text] = nil
    } else if shared[text]?.remove(id) != nil, let rest = shared[text], rest.count == 1 {
      shared[text] = nil
      sole[text] = rest.first
    }
  }
}

// MARK: - Looking up

extension ElementTree {
  /// Builds the look-up tables, unless they stand; differences keep them up to date.
  ///
  /// - Complexity: O(*n*) the first time.
  public mutating func prepareIndex() {
    guard index == nil else { return }
    var built = TextIndex()
    for entry in entries.values {
      built.insert(entry.node)
    }
    index = built
  }

  /// Returns the elements one of whose identifying texts equals a key, by age and not by place.
  ///
  /// - Complexity: O(*k* log *k*) for *k* elements found after ``prepareIndex()``, O(*n*) before.
  public func elements(identifiedBy key: String) -> [ElementID] {
    if key.isEmpty { return [] }
    if let index { return index.elements(with: key) }
    return entries.values.filter { $0.node.isIdentified(by: key) }.map(\.node.id).sorted()
  }

  /// Returns how many elements have a type.
  ///
  /// - Complexity: O(1) after ``prepareIndex()``, O(*n*) before.
  public func count(of type: ElementType) -> Int {
    if let index { return index.count(of: type) }
    return entries.values.count { $0.node.elementType == type }
  }
}
