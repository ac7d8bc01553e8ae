public import Foundation

/// The name of data in an asset catalogue.
///
/// Mirrors UIKit's type.
public typealias NSDataAssetName = String

/// Data of an asset catalogue: what a folder `Name.dataset` in it keeps.
///
/// Mirrors UIKit's class.
///
/// ```swift
/// let words = NSDataAsset(name: "Words").map { String(decoding: $0.data, as: UTF8.self) }
/// ```
open class NSDataAsset: NSObject {
  /// The name.
  public let name: NSDataAssetName

  /// The data.
  public let data: Data

  /// The type of the data, as the catalogue says it, or as the file's ending does.
  public let typeIdentifier: String

  /// Finds data by its name, in the catalogues of all modules beside the application; `nil` where none has it.
  ///
  /// - Parameter name: The name, behind those of folders that give names.
  public convenience init?(name: NSDataAssetName) {
    self.init(name, AssetCatalogues.folders(in: AssetCatalogues.root(of: nil), besides: true))
  }

  /// Finds data by its name, in the catalogues of a bundle; `nil` where none has it.
  ///
  /// - Parameters:
  ///   - name: The name, behind those of folders that give names.
  ///   - bundle: The bundle.
  public convenience init?(name: NSDataAssetName, bundle: Bundle) {
    let isMain = bundle === Bundle.main
    self.init(
      name, AssetCatalogues.folders(in: AssetCatalogues.root(of: bundle), besides: isMain))
  }

  private init?(_ name: NSDataAssetName, _ folders: [URL]) {
    guard let folder = AssetCatalogues.asset(name, "dataset", in: folders),
      let file = AssetCatalogues.contents(Contents.self, of: folder)?.data
        .first(where: { $0.filename != nil }), let filename = file.filename,
      // A file that cannot be read has no data.
      let data = try? Data(contentsOf: folder.appendingPathComponent(filename))
    else { return nil }
    self.name = name
    self.data = data
    typeIdentifier =
      file.type ?? UTType(filenameExtension: (filename as NSString).pathExtension)?.identifier
      ?? UTType.data.identifier
  }

  /// What a catalogue says of data.
  private struct Contents: Decodable {
    /// A file of the data, for some devices.
    struct File: Decodable {
      /// The name in the folder; `nil` where there is none for these.
      let filename: String?

      /// The type of what is in it.
      let type: String?

      enum CodingKeys: String, CodingKey {
        case filename
        case type = "universal-type-identifier"
      }
    }

    /// The files.
    let data: [File]
  }
}
