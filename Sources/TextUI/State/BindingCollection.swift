// Bindings to collections, as the bindings to their elements.
//
// The conformances are not the main actor's own, so that bindings can be handed to whatever takes a collection; they are used on it all the same.

extension Binding: @preconcurrency Identifiable where Value: Identifiable {
  /// What tells the value from others.
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
  /// A binding to an element.
  public typealias Element = Binding<Value.Element>

  /// What goes through the bindings.
  public typealias Iterator = IndexingIterator<Binding<Value>>

  /// Some of the bindings.
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: @preconcurrency Collection where Value: MutableCollection {
  /// The place of an element.
  public typealias Index = Value.Index

  /// The places of elements.
  public typealias Indices = Value.Indices

  /// The place of the first element.
  public var startIndex: Value.Index { wrappedValue.startIndex }

  /// The place behind the last element.
  public var endIndex: Value.Index { wrappedValue.endIndex }

  /// The places of all elements.
  public var indices: Value.Indices { wrappedValue.indices }

  /// Returns the place behind another.
  public func index(after place: Value.Index) -> Value.Index { wrappedValue.index(after: place) }

  /// A binding to the element at a place, which has to be there.
  ///
  /// - Note: Unlike SwiftUI's, which stops the application, one whose element is gone has the last value that it had.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    element(at: position, wrappedValue[position])
  }
}

extension Binding: @preconcurrency BidirectionalCollection
where Value: MutableCollection & BidirectionalCollection {
  /// Returns the place before another.
  public func index(before place: Value.Index) -> Value.Index { wrappedValue.index(before: place) }
}

extension Binding: @preconcurrency RandomAccessCollection
where Value: MutableCollection & RandomAccessCollection {}
