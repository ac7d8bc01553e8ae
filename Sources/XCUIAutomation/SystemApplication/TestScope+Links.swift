extension TestScope {
  /// The application that opens links which belong to an application: the one that was in front last, or that of the default target; `nil`
  /// for none.
  var linkOpener: KnownApplication? {
    let opener =
      sharedDevice.lastInFront ?? ApplicationReference(target: DefaultTarget.current).resolved
    return knownApplications.first { $0.reference == opener }
  }

  /// Returns the name of an application as its user knows it.
  func displayName(of reference: ApplicationReference) -> String {
    knownApplications.first { $0.reference == reference.resolved }?.name ?? reference.name
  }
}
