/// A closure that makes the view of an element, kept in one place.
///
/// Copies of a `ForEach` share it. So whoever has the closure's context besides is somebody else, who may change a variable that the
/// closure captures: nobody does, when there is just one reference to the context, and the values were unchanged at each call.
@MainActor class ElementContent<Element, Content> {
  /// The only value captured, as it was before the first call, when it may be a variable.
  private var capture: CaptureCopy?

  /// Whether the value captured was another at some call.
  private var wasChanged = false

  // MARK: - What the kinds override

  /// Returns the view of an element.
  fileprivate func makeView(_ element: Element) -> Content {
    preconditionFailure("It has no closure.")
  }

  /// Runs code with the place of the closure in memory.
  fileprivate func withPlace<Result>(_ body: (UnsafeMutableRawPointer) -> Result) -> Result {
    preconditionFailure("It has no closure.")
  }

  // MARK: - Calling

  /// Returns the view of an element.
  final func callAsFunction(_ element: Element) -> Content {
    guard let capture else { return makeView(element) }
    wasChanged = wasChanged || !capture.isUpToDate
    defer { wasChanged = wasChanged || !capture.isUpToDate }
    return makeView(element)
  }

  /// Begins to watch what is captured, if it has to be.
  final func watchCapture(_ comparison: ClosureComparison) {
    if capture == nil { capture = comparison.loneCapture(of: words) }
  }

  // MARK: - What is known of the closure

  /// The words the closure is made of.
  final var words: ClosureWords { withPlace { ClosureWords(at: $0) } }

  /// Whether the value captured was the same at each call, and is.
  final var isUnchanged: Bool {
    guard let capture, !wasChanged else { return false }
    return capture.isUpToDate
  }

  /// Whether nobody else has the closure's context.
  final var isAlone: Bool {
    guard words.context != nil else { return false }
    return withPlace { closure in
      // Not as `AnyObject`, which would be opened, and held while it is asked for.
      let context = (closure + ClosureWords.contextOffset).assumingMemoryBound(to: AnyObject?.self)
      return isKnownUniquelyReferenced(&context.pointee)
    }
  }
}

/// The closure for the elements of a collection.
final class CollectionContent<Element, Content>: ElementContent<Element, Content> {
  /// The closure.
  ///
  /// In a structure it stays in memory as it is. Handed around as a value it is wrapped, each time anew.
  private struct Stored {
    let make: (Element) -> Content
  }

  private var stored: Stored

  /// Keeps a closure.
  init(_ make: @escaping (Element) -> Content) {
    stored = Stored(make: make)
  }

  fileprivate override func makeView(_ element: Element) -> Content { stored.make(element) }

  fileprivate override func withPlace<Result>(
    _ body: (UnsafeMutableRawPointer) -> Result
  ) -> Result {
    withUnsafeMutablePointer(to: &stored) { body(UnsafeMutableRawPointer($0)) }
  }
}

/// The closure for the numbers of a range, which takes them in another way than one for any elements: it would be wrapped as such.
final class RangeContent<Content>: ElementContent<Int, Content> {
  /// The closure, as it is.
  private struct Stored {
    let make: (Int) -> Content
  }

  private var stored: Stored

  /// Keeps a closure.
  init(_ make: @escaping (Int) -> Content) {
    stored = Stored(make: make)
  }

  fileprivate override func makeView(_ element: Int) -> Content { stored.make(element) }

  fileprivate override func withPlace<Result>(
    _ body: (UnsafeMutableRawPointer) -> Result
  ) -> Result {
    withUnsafeMutablePointer(to: &stored) { body(UnsafeMutableRawPointer($0)) }
  }
}
