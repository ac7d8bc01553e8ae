import Synchronization

/// Asset catalogues that are beside an application.
///
/// A catalogue is a folder `Name.xcassets`, which SwiftPM copies as it is into the resources of the module: in it, or in folders of it,
/// an asset is a folder named for it and its kind, with a description as JSON.
enum AssetCatalogues {
  /// What was found in folders that were looked through, by their paths: names of folders and files of the kinds that are looked for.
  private static let listed = Mutex<[String: [String]]>([:])

  /// Returns where assets of a bundle are; of all modules beside the application when `nil`.
  static func root(of bundle: Bundle?) -> URL {
    bundle?.resourceURL ?? bundle?.bundleURL ?? Bundle.main.resourceURL ?? Bundle.main.bundleURL
  }

  /// Returns the folders in which resources lie: that of the application or bundle, and those of the modules in it.
  static func folders(in root: URL, besides: Bool) -> [URL] {
    [root] + (besides ? names(in: root).filter { $0.pathExtension == "resources" } : [])
  }

  /// Returns the folder of an asset; `nil` when no catalogue has it.
  ///
  /// - Parameters:
  ///   - name: The name, behind those of the folders that give names.
  ///   - kind: What the folder's name ends with: `colorset`, `imageset`.
  ///   - folders: Where the catalogues are.
  /// - Returns: The folder.
  static func asset(_ name: String, _ kind: String, in folders: [URL]) -> URL? {
    let wanted = "\(name.split(separator: "/").last ?? "").\(kind)"
    for catalogue in folders.flatMap({ names(in: $0) }).filter({ $0.pathExtension == "xcassets" }) {
      let files = FileManager.default.enumerator(at: catalogue, includingPropertiesForKeys: nil)
      while let url = files?.nextObject() as? URL {
        if url.lastPathComponent == wanted { return url }
      }
    }
    return nil
  }

  /// Returns the description of an asset; `nil` where it cannot be read: then it is none.
  ///
  /// - Parameters:
  ///   - type: What is described.
  ///   - folder: The folder of the asset.
  /// - Returns: The description.
  static func contents<Contents: Decodable>(_ type: Contents.Type, of folder: URL) -> Contents? {
    guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")) else {
      return nil
    }
    return try? JSONDecoder().decode(type, from: data)
  }

  /// Returns the resources of modules and the catalogues in a folder; looked through once, as one of a build has very many files.
  private static func names(in folder: URL) -> [URL] {
    let path = folder.path
    let names =
      listed.withLock { $0[path] }
      // A folder that cannot be read has no catalogue.
      ?? ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [])
      .filter { $0.hasSuffix(".xcassets") || $0.hasSuffix(".resources") }.sorted()
    listed.withLock { $0[path] = names }
    return names.map { folder.appendingPathComponent($0) }
  }
}
