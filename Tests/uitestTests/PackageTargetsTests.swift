import Foundation
import Testing

@testable import uitest

@Suite("uitest watch") struct PackageTargetsTests {
  /// An application, its tests, a library inside of its folder, and a package beside it.
  private static let package = #"""
    {
      "path": "/p", "name": "P",
      "dependencies": [
        {"identity": "beside", "path": "/beside", "type": "fileSystem"},
        {"identity": "far", "url": "https://example.com/far", "type": "sourceControl"}
      ],
      "targets": [
        {"name": "App", "path": "Sources/App", "type": "executable", "target_dependencies": ["Core"]},
        {"name": "Core", "path": "Sources/App/Core", "type": "library"},
        {"name": "Other", "path": "Sources/Other", "type": "library", "product_dependencies": ["Far"]},
        {"name": "AppUITests", "path": "Tests/AppUITests", "type": "test", "target_dependencies": ["App"]},
        {"name": "OtherTests", "path": "Tests/OtherTests", "type": "test", "target_dependencies": ["Other"]}
      ]
    }
    """#

  @Test(
    "A saved file can change the tests of its target, and of those that depend on it",
    arguments: [
      ("/p/Sources/App/App.swift", ["AppUITests"]), ("/p/Sources/App/Core/A.swift", ["AppUITests"]),
      ("/p/Sources/Other/B/C.swift", ["OtherTests"]),
      ("/p/Tests/OtherTests/T.swift", ["OtherTests"]),
      ("/p/Sources/Other/…", ["OtherTests"]), ("/p/Package.swift", ["AppUITests", "OtherTests"]),
      ("/beside/Sources/X.swift", ["AppUITests", "OtherTests"]), ("/p/README.md", []),
      ("/p/Sources/Others/D.swift", []),
    ])
  func changes(_ file: String, _ tests: [String]) throws {
    let package = try JSONDecoder().decode(PackageTargets.self, from: Data(Self.package.utf8))
    #expect(package.tests(changedBy: [file]) == tests)
    #expect(package.watchedFolders == ["/p", "/beside/Sources"])
  }

  @Test(
    "What is written, moved and deleted in folders is heard of, in new ones too; what editors keep for themselves is not"
  )
  func files() throws {
    let manager = FileManager.default
    let root = manager.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
    try manager.createDirectory(atPath: root + "/inner", withIntermediateDirectories: true)
    // What is left in a folder for temporary files harms nobody.
    defer { try? manager.removeItem(atPath: root) }
    let watch = try FileWatch([root, root + "/absent"])
    #expect(try watch.changedFiles() == [])
    try Data("a".utf8).write(to: URL(fileURLWithPath: root + "/inner/A.swift"))
    #expect(try watch.changedFiles() == [root + "/inner/A.swift"])
    try Data("a".utf8).write(to: URL(fileURLWithPath: root + "/inner/.A.swift.swp"))
    try Data("a".utf8).write(to: URL(fileURLWithPath: root + "/A.swift~"))
    #expect(try watch.changedFiles() == [])
    try manager.moveItem(atPath: root + "/inner/A.swift", toPath: root + "/B.swift")
    #expect(try watch.changedFiles() == [root + "/inner/A.swift", root + "/B.swift"])
    try manager.createDirectory(atPath: root + "/new/deep", withIntermediateDirectories: true)
    #expect(try watch.changedFiles() == [root + "/new/…"])
    try Data("a".utf8).write(to: URL(fileURLWithPath: root + "/new/deep/C.swift"))
    #expect(try watch.changedFiles() == [root + "/new/deep/C.swift"])
    try manager.removeItem(atPath: root + "/B.swift")
    #expect(try watch.changedFiles() == [root + "/B.swift"])
  }
}
