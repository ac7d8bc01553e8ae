import Glibc

/// The resources of a module: the folder beside the program into which SwiftPM puts what an Xcode target has in its main bundle.
enum ModuleResources {
  /// Returns the folder of a module's resources; `nil` when it has none.
  ///
  /// - Parameters:
  ///   - module: The module.
  ///   - folder: The folder of the program.
  /// - Returns: The folder: `Package_Module.resources`.
  static func folder(of module: String, in folder: URL) -> URL? {
    name(of: module, among: names(in: folder, with: [".resources"]))
      .map { folder.appendingPathComponent($0) }
  }

  /// Returns the name of the folder of a module's resources, of those in the folder of the program; `nil` when it has none.
  static func name(of module: String, among names: [String]) -> String? {
    names.first { $0.hasSuffix("_\(module).resources") || $0 == "\(module).resources" }
  }

  /// Returns the bundles of resources for what is asked of the main one: that of the application's module; those of all modules where no
  /// application was started.
  ///
  /// - Parameter folder: The folder of the program.
  /// - Returns: The bundles.
  static func bundles(in folder: URL) -> [Bundle] {
    let folders =
      if let module = LocalizedStrings.module {
        [Self.folder(of: module, in: folder)].compactMap(\.self)
      } else {
        names(in: folder, with: [".resources"]).sorted().map { folder.appendingPathComponent($0) }
      }
    return folders.compactMap { Bundle(url: $0) }
  }

  /// The path of the folder of the program; `nil` where the system does not say.
  static var programFolder: String? {
    var path = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let length = readlink("/proc/self/exe", &path, path.count)
    guard length > 0, let end = path[..<length].lastIndex(of: UInt8(ascii: "/")) else { return nil }
    return String(decoding: path[..<end], as: UTF8.self)
  }

  /// Returns the names in a folder that have one of some endings.
  ///
  /// That of a program holds what else was built, hundreds of files, of which each launch would make strings.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - endings: The endings.
  /// - Returns: The names; none where the folder cannot be read.
  static func names(in folder: URL, with endings: [StaticString]) -> [String] {
    names(in: folder.path, with: endings)
  }

  /// Returns the names in a folder of a path that have one of some endings; see the function before.
  static func names(in path: String, with endings: [StaticString]) -> [String] {
    guard let offset = MemoryLayout<dirent>.offset(of: \.d_name), let directory = opendir(path)
    else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = (UnsafeRawPointer(entry) + offset).assumingMemoryBound(to: CChar.self)
      let length = strlen(name)
      let counts = endings.contains { ending in
        ending.utf8CodeUnitCount <= length
          && memcmp(
            name + length - ending.utf8CodeUnitCount, ending.utf8Start, ending.utf8CodeUnitCount)
            == 0
      }
      if counts { names.append(String(cString: name)) }
    }
    return names
  }
}
