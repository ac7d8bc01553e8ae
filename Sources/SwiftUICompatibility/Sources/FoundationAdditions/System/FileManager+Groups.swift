extension FileManager {
  /// Returns the folder that the applications of a group share, which is made if there is none.
  ///
  /// Mirrors Foundation's method of Apple's platforms. There, applications that are not entitled to the group get `nil`; here nobody keeps
  /// them, and each application that a test launches has a group's folder of its own, like all its files.
  ///
  /// - Parameter groupIdentifier: The name of the group, such as `group.com.example.notes`.
  /// - Returns: The folder; `nil` when it cannot be made, as for a name that leads out of the folder of all groups.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    guard !groupIdentifier.isEmpty, groupIdentifier != "..", groupIdentifier != ".",
      !groupIdentifier.contains("/")
    else { return nil }
    let folder = URL.applicationSupportDirectory.appendingPathComponent(
      "Group Containers/\(groupIdentifier)", isDirectory: true)
    do {
      try createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      return nil
    }
    return folder
  }
}
