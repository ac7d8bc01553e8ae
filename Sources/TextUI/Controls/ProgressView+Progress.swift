/// A view of a progress, made anew while that goes on.
///
/// Foundation's progress does not tell here when it changes: it is asked ten times a second of the application's time, until it is over.
struct ProgressFollower<Content: View>: View {
  /// The progress.
  let progress: Progress

  /// Makes the view of how far it has come.
  @ViewBuilder let content: (ProgressState) -> Content

  @State private var state: ProgressState?
  @Environment(\.clock) private var clock

  var body: some View {
    content(state ?? ProgressState(progress))
      .ownTask(id: ObjectIdentifier(progress)) { await follow() }
  }

  private func follow() async {
    // Read once: what is around the view may be gone before the task learns that it is over.
    let clock = clock
    var last: ProgressState?
    while true {
      let now = ProgressState(progress)
      if now != last { state = now }
      last = now
      if progress.isFinished || progress.isCancelled { return }
      // It ends early only when the view is gone.
      try? await clock.sleep(for: .milliseconds(100))
      if Task.isCancelled { return }
    }
  }
}

/// How far a progress has come.
struct ProgressState: Equatable {
  /// How much is done, from 0 to 1; `nil` when that is not known.
  let fraction: Double?

  /// What goes on.
  let description: String

  /// How far it has come, in words.
  let additionalDescription: String

  /// Reads how far a progress has come.
  ///
  /// Where nobody described it, it is described as on a phone, for which Foundation has no words here.
  init(_ progress: Progress) {
    let isKnown = !progress.isIndeterminate
    fraction = isKnown ? min(max(progress.fractionCompleted, 0), 1) : nil
    let description = progress.localizedDescription ?? ""
    let additional = progress.localizedAdditionalDescription ?? ""
    let percentage = (fraction ?? 0).formatted(.percent.precision(.fractionLength(0)))
    self.description = description.isEmpty && isKnown ? "\(percentage) completed" : description
    additionalDescription =
      additional.isEmpty && isKnown
      ? "\(progress.completedUnitCount.formatted()) of \(progress.totalUnitCount.formatted())"
      : additional
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Makes a view of how far a progress has come, with what goes on and how far it is in words.
  ///
  /// Mirrors SwiftUI's initializer. The words are the progress's `localizedDescription` and `localizedAdditionalDescription`.
  ///
  /// - Note: Unlike on a phone, a change is shown within a tenth of a second, and words that nobody set are English.
  ///
  /// - Parameter progress: The progress.
  public init(_ progress: Progress) {
    self.init(following: progress, EmptyView(), EmptyView())
  }
}
