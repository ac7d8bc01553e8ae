import AccessibilityTree

extension TreeDifference: WireValue {
  /// Writes the value.
  func encode(to writer: inout ByteWriter) {
    writer.byte((base != nil ? 1 : 0) | (root != nil ? 2 : 0))
    if let base { writer.number(base) }
    writer.number(version)
    if let root { writer.number(root.rawValue) }
    writer.count(nodes.count)
    for node in nodes { node.encode(to: &writer) }
    writer.count(children.count)
    for change in children { change.encode(to: &writer) }
  }

  /// Reads a value.
  init(from reader: inout ByteReader) throws(WireError) {
    let offset = reader.offset
    let parts = try reader.byte()
    guard parts < 4 else { throw .unknownTag(.options, tag: parts, offset: offset) }
    let base = parts & 1 != 0 ? try reader.number() : nil
    let version = try reader.number()
    let root = parts & 2 != 0 ? ElementID(try reader.number()) : nil
    let nodes = try reader.list(of: ElementNode.self, bytesEach: 3)
    let children = try reader.list(of: ChildrenChange.self, bytesEach: 2)
    self.init(base: base, version: version, root: root, nodes: nodes, children: children)
  }
}

extension TreeDifference.ChildrenChange: WireValue {
  /// Writes the value.
  func encode(to writer: inout ByteWriter) {
    writer.number(parent.rawValue)
    writer.list(splices)
  }

  /// Reads a value.
  init(from reader: inout ByteReader) throws(WireError) {
    let parent = ElementID(try reader.number())
    self.init(
      parent: parent, splices: try reader.list(of: TreeDifference.Splice.self, bytesEach: 3))
  }
}

extension TreeDifference.Splice: WireValue {
  /// Writes the value.
  func encode(to writer: inout ByteWriter) {
    writer.count(index)
    writer.count(removeCount)
    writer.count(inserted.count)
    for id in inserted { writer.number(id.rawValue) }
  }

  /// Reads a value.
  init(from reader: inout ByteReader) throws(WireError) {
    let index = Int(try reader.number(of: .number, upTo: UInt64(Int32.max)))
    let removeCount = Int(try reader.number(of: .number, upTo: UInt64(Int32.max)))
    let count = try reader.count()
    var inserted: [ElementID] = []
    inserted.reserveCapacity(count)
    for _ in 0..<count { inserted.append(ElementID(try reader.number())) }
    self.init(index: index, removeCount: removeCount, inserted: inserted)
  }
}
