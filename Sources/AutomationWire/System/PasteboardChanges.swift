import Observation

/// The changes of a pasteboard, for views that show whether there is something on it.
///
/// A view that reads ``UIPasteboard`` by itself does not depend on it, as on a phone.
package final class PasteboardChanges: Observable, Sendable {
  /// Who depends on them.
  private let registrar = ObservationRegistrar()

  /// What stands for them.
  private var mark: Void { () }

  /// Makes changes of which there was none.
  package init() {}

  /// Has the view whose body runs depend on them.
  package func observe() { registrar.access(self, keyPath: \.mark) }

  /// Tells of one.
  func note() { registrar.withMutation(of: self, keyPath: \.mark) {} }
}
