import AutomationWire
import Synchronization

extension TestScope {
  /// An application on the device of a test.
  struct KnownApplication: Sendable {
    /// Which one.
    let reference: ApplicationReference

    /// Its name.
    let name: String

    /// The name by which suites know it; that of the target where none was registered.
    let bundleIdentifier: String
  }

  /// The applications that the test used, that are registered, and that is the default one, by name.
  var knownApplications: [KnownApplication] {
    let registered = BundleIdentifiers.all
    var references = Set(registered.values.map { ApplicationReference(target: $0.target) })
    references.formUnion(state.withLock { $0.sessions.keys })
    let usual = DefaultTarget.current
    if !usual.isUnset { references.insert(ApplicationReference(target: usual)) }
    return references.map(\.resolved)
      .filter { !$0.resolvedTarget.isSystem && !$0.resolvedTarget.isUnset }
      .map { reference in
        let entry = registered.sorted { $0.key < $1.key }
          .first { $0.value.target == reference.resolvedTarget && reference.instance.isEmpty }
        return KnownApplication(
          reference: reference, name: entry?.value.displayName ?? reference.name,
          bundleIdentifier: entry?.key ?? reference.resolvedTarget.displayName)
      }
      .sorted { ($0.name, $0.bundleIdentifier) < ($1.name, $1.bundleIdentifier) }
  }
}
