// Foundation's functions take names that may be missing; those below take names that are there, and so come first where one is.

extension Bundle {
  /// Returns the address of a resource of the application, as its main bundle has it on a phone.
  ///
  /// SwiftPM puts the resources of a target into a bundle of their own. The main bundle finds what is in that of the target that the
  /// application's type is in, and then what is beside the program; before an application was started, what is in those of all targets.
  ///
  /// Mirrors Foundation's function. Only the main bundle looks further than it.
  ///
  /// - Note: Unlike Foundation's, it is not called where the name is an optional, nor by the main bundle's `resourceURL`.
  ///
  /// - Parameters:
  ///   - name: The name of the file.
  ///   - ext: What its name ends with, behind a period; `nil` when that stands in the name.
  /// - Returns: The address; `nil` where there is no such file.
  public func url(forResource name: String, withExtension ext: String?) -> URL? {
    first { $0.url(forResource: Optional(name), withExtension: ext) }
  }

  /// Returns the address of a resource of the application in a folder, as its main bundle has it on a phone.
  ///
  /// Mirrors Foundation's function. The main bundle looks where ``url(forResource:withExtension:)`` does.
  ///
  /// - Parameters:
  ///   - name: The name of the file.
  ///   - ext: What its name ends with, behind a period; `nil` when that stands in the name.
  ///   - subpath: The folder, in the bundle.
  /// - Returns: The address; `nil` where there is no such file.
  public func url(
    forResource name: String, withExtension ext: String?, subdirectory subpath: String?
  ) -> URL? {
    first {
      $0.url(forResource: Optional(name), withExtension: ext, subdirectory: subpath)
    }
  }

  /// Returns the addresses of all resources of the application with an ending.
  ///
  /// Mirrors Foundation's function. The main bundle looks where ``url(forResource:withExtension:)`` does.
  ///
  /// - Parameters:
  ///   - ext: What their names end with, behind a period.
  ///   - subpath: The folder, in the bundle; `nil` for the bundle itself.
  /// - Returns: The addresses; `nil` where there is none.
  public func urls(forResourcesWithExtension ext: String, subdirectory subpath: String?) -> [URL]? {
    first { bundle in
      let found = bundle.urls(forResourcesWithExtension: Optional(ext), subdirectory: subpath)
      return found.flatMap { $0.isEmpty ? nil : $0.map { $0 as URL } }
    }
  }

  /// Returns the path of a resource of the application, as its main bundle has it on a phone.
  ///
  /// Mirrors Foundation's function. The main bundle looks where ``url(forResource:withExtension:)`` does.
  ///
  /// - Parameters:
  ///   - name: The name of the file.
  ///   - ext: What its name ends with, behind a period; `nil` when that stands in the name.
  /// - Returns: The path; `nil` where there is no such file.
  public func path(forResource name: String, ofType ext: String?) -> String? {
    first { $0.path(forResource: Optional(name), ofType: ext) }
  }

  /// Returns the path of a resource of the application in a folder, as its main bundle has it on a phone.
  ///
  /// Mirrors Foundation's function. The main bundle looks where ``url(forResource:withExtension:)`` does.
  ///
  /// - Parameters:
  ///   - name: The name of the file.
  ///   - ext: What its name ends with, behind a period; `nil` when that stands in the name.
  ///   - subpath: The folder, in the bundle.
  /// - Returns: The path; `nil` where there is no such file.
  public func path(
    forResource name: String, ofType ext: String?, inDirectory subpath: String?
  ) -> String? {
    first { $0.path(forResource: Optional(name), ofType: ext, inDirectory: subpath) }
  }

  /// Returns the paths of all resources of the application with an ending.
  ///
  /// Mirrors Foundation's function. The main bundle looks where ``url(forResource:withExtension:)`` does.
  ///
  /// - Parameters:
  ///   - ext: What their names end with, behind a period.
  ///   - subpath: The folder, in the bundle; `nil` for the bundle itself.
  /// - Returns: The paths; none where there is none.
  public func paths(forResourcesOfType ext: String, inDirectory subpath: String?) -> [String] {
    first { bundle in
      let found = bundle.paths(forResourcesOfType: Optional(ext), inDirectory: subpath)
      return found.isEmpty ? nil : found
    } ?? []
  }

  /// Returns the first thing that the bundle has; the main one, beside which the files of a build lie, after those of targets.
  private func first<Found>(_ find: (Bundle) -> Found?) -> Found? {
    if self == .main {
      for bundle in ModuleResources.bundles(in: resourceURL ?? bundleURL) {
        if let found = find(bundle) { return found }
      }
    }
    return find(self)
  }
}
