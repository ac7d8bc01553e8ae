extension View {
  /// The view as it is, for a modifier that is accepted and means nothing on a text screen.
  ///
  /// In debug builds the first use of each such modifier in a run is put down with the warnings: at the end in the terminal, and in the
  /// report of a test that fails.
  ///
  /// - Parameter modifier: The modifier; the one that calls this.
  /// - Returns: The view.
  func unchanged(by modifier: StaticString = #function) -> Self {
    #if DEBUG
    ViewGraph.telling?.tell(of: modifier)
    #endif
    return self
  }
}

#if DEBUG
extension ViewGraph {
  /// Puts down, once, that a modifier means nothing here.
  fileprivate func tell(of modifier: StaticString) {
    guard toldModifiers.insert(modifier.utf8Start).inserted else { return }
    // A call in several forms is one modifier.
    let name = "\(modifier)".prefix { $0 != "(" }
    guard toldNames.insert(String(name)).inserted else { return }
    warn(
      "\(evaluating?.viewName ?? "A view"): .\(name) means nothing on a text screen; it is accepted and changes nothing."
    )
  }
}
#endif
