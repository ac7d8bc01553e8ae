import Foundation
import Glibc
import Testing
import VirtualTime

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
    try expect([root + "/inner/A.swift"], from: watch)
    try Data("a".utf8).write(to: URL(fileURLWithPath: root + "/inner/.A.swift.swp"))
    try Data("a".utf8).write(to: URL(fileURLWithPath: root + "/A.swift~"))
    #expect(try watch.changedFiles() == [])
    try manager.moveItem(atPath: root + "/inner/A.swift", toPath: root + "/B.swift")
    try expect([root + "/inner/A.swift", root + "/B.swift"], from: watch)
    try manager.createDirectory(atPath: root + "/new/deep", withIntermediateDirectories: true)
    try expect([root + "/new/…"], from: watch)
    try Data("a".utf8).write(to: URL(fileURLWithPath: root + "/new/deep/C.swift"))
    try expect([root + "/new/deep/C.swift"], from: watch)
    try manager.removeItem(atPath: root + "/B.swift")
    try expect([root + "/B.swift"], from: watch)
  }

  /// Expects to hear of files, and of no other.
  ///
  /// The kernel tells of a file when the last process that has it open closes it: one that another test starts has for a moment what this one
  /// has.
  private func expect(
    _ files: Set<String>, from watch: FileWatch, at location: SourceLocation = #_sourceLocation
  ) throws {
    var changed = try watch.changedFiles()
    let deadline = RealClock.now + .seconds(10)
    while changed.isStrictSubset(of: files), RealClock.now < deadline {
      _ = RealClock.poll(watch.descriptor, for: Int16(POLLIN), limit: .seconds(10))
      changed.formUnion(try watch.changedFiles())
    }
    #expect(changed == files, sourceLocation: location)
  }
}
