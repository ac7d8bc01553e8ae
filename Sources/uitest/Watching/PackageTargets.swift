import Foundation

/// The targets of a package, as `swift package describe --type json` tells them.
struct PackageTargets: Decodable {
  /// A target.
  struct Target: Decodable {
    /// Its name.
    let name: String

    /// Its folder, from that of the package.
    let path: String

    /// What it is, such as `test` or `library`.
    let type: String

    /// The names of the targets of this package that it depends on.
    let dependencies: [String]?

    /// The names in the description.
    private enum CodingKeys: String, CodingKey {
      case name, path, type
      case dependencies = "target_dependencies"
    }
  }

  /// Another package that this one depends on.
  struct Dependency: Decodable {
    /// Its folder; `nil` when it is none of this machine's own.
    let path: String?
  }

  /// The folder of the package.
  let path: String

  /// Its targets.
  let targets: [Target]

  /// The packages that it depends on.
  let dependencies: [Dependency]

  /// The names of all targets of tests.
  var tests: [String] { targets.filter { $0.type == "test" }.map(\.name).sorted() }

  /// The folders to look at for changes: the package's own, and the sources of packages beside it that it depends on.
  var watchedFolders: [String] { [path] + dependencies.compactMap(\.path).map { "\($0)/Sources" } }

  /// Returns the targets of tests that changed files can change: those whose own they are, and all that depend on one whose they are.
  ///
  /// A manifest, and a file of another package, can change all. A file of no target changes none.
  ///
  /// - Parameter files: The paths of the files.
  /// - Returns: The names, sorted.
  func tests(changedBy files: some Sequence<String>) -> [String] {
    var changed: Set<String> = []
    for file in files {
      if let target = target(of: file) {
        changed.insert(target.name)
      } else if file == "\(path)/Package.swift" || isOfDependency(file) {
        return tests
      }
    }
    var (reached, isGrowing) = (changed, true)
    while isGrowing {
      let next = targets.filter { target in
        !reached.contains(target.name) && !reached.isDisjoint(with: target.dependencies ?? [])
      }
      isGrowing = !next.isEmpty
      reached.formUnion(next.map(\.name))
    }
    return tests.filter(reached.contains)
  }

  /// The target whose a file is: of folders inside each other, the inner one's.
  private func target(of file: String) -> Target? {
    targets.filter { file.hasPrefix("\(path)/\($0.path)/") }.max { $0.path.count < $1.path.count }
  }

  /// Whether a file is one of another package.
  private func isOfDependency(_ file: String) -> Bool {
    dependencies.contains { dependency in dependency.path.map { file.hasPrefix($0 + "/") } ?? false
    }
  }
}
