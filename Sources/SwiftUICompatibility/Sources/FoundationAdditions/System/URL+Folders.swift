extension URL {
  /// The folder of the user's documents.
  ///
  /// Mirrors Foundation's property.
  public static var documentsDirectory: URL { folder(.documentDirectory) }

  /// The folder of what a program can do without.
  ///
  /// Mirrors Foundation's property.
  public static var cachesDirectory: URL { folder(.cachesDirectory) }

  /// The folder of what a program keeps for itself.
  ///
  /// Mirrors Foundation's property.
  public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }

  /// The folder of what programs keep.
  ///
  /// Mirrors Foundation's property.
  public static var libraryDirectory: URL { folder(.libraryDirectory) }

  /// The folder of what was loaded from the network.
  ///
  /// Mirrors Foundation's property.
  public static var downloadsDirectory: URL { folder(.downloadsDirectory) }

  /// The folder of the user's pictures.
  ///
  /// Mirrors Foundation's property.
  public static var picturesDirectory: URL { folder(.picturesDirectory) }

  /// Returns a folder of the user; the user's own where there is none.
  private static func folder(_ kind: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: kind, in: .userDomainMask).first ?? homeDirectory
  }
}
