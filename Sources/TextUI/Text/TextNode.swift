/// The node of a text.
///
/// One that says how far away a time is is read again when it says something else, as long as it is on the screen.
final class TextNode: BoxNode<Text, TextBox, Never> {
  /// What waits until the text says something else.
  private var ticking: Task<Void, Never>?

  /// Makes the node.
  init(_ view: Text, _ context: NodeContext) {
    super.init(view, context, box: TextBox(context))
    evaluate()
  }

  override func update(_ view: Text) {
    guard isDirty || !graph.comparison.isSame(self.view, view) else { return }
    let old = self.view
    self.view = view
    if !graph.motion.moveIfPossible(self, from: old, to: view) { evaluate() }
  }

  override func evaluate() {
    let content = graph.motion.presented(self, view).content
    box.isHeading = content.isHeadingInPart
    box.spoken =
      content.isCalledOtherwise
      ? evaluating {
        var reader = TextReader(self)
        return reader.spokenWords(of: content, scope.values.text)
      } : nil
    if case .verbatim(let string) = content.storage {
      let looks = evaluating { content.looks(in: scope.values.text) }
      return box.set(looks.cased(string), looks)
    }
    let duration = evaluating {
      var reader = TextReader(self)
      box.set(reader.read(content, scope.values.text), content.looks(in: scope.values.text))
      return reader.duration
    }
    wait(duration)
  }

  override func activityChanged() {
    if isActive, case .time = view.content.storage { setNeedsEvaluation() }
    if !isActive { wait(nil) }
  }

  override func willTearDown() {
    wait(nil)
  }

  /// Has the text read again after some seconds.
  private func wait(_ seconds: Double?) {
    ticking?.cancel()
    ticking = nil
    guard let seconds, isActive else { return }
    let clock = graph.clock
    let link = graph.link
    ticking = Task { [weak self] in
      // Cancelling is how the wait ends early.
      try? await clock.sleep(for: .seconds(seconds))
      // The node may outlive its application, for which there is nothing to read any more.
      if !Task.isCancelled, link.graph != nil { self?.setNeedsEvaluation() }
    }
  }
}
