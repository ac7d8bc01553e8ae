import Foundation

/// Runs a check with the path of a file that is not there, in a folder that is gone afterwards.
func withTemporaryFile(_ check: (String) throws -> Void) throws {
  let folder = try makeTemporaryFolder()
  defer { try? FileManager.default.removeItem(at: folder) }
  try check(folder.appendingPathComponent("settings.json").path)
}

/// Makes a folder that the caller removes.
func makeTemporaryFolder() throws -> URL {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("sample-app-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  return folder
}
