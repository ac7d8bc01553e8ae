import AccessibilityTree
import Foundation
import Testing

@testable import TextUI

/// Files that people choose.
@MainActor struct FileImporterTests {
  /// What was chosen, and what was given up.
  @Observable final class Model {
    var log: [String] = []
    var isShown = false
  }

  struct Importing: View {
    @Bindable var model: Model
    let types: [UTType]
    var body: some View {
      Button("Import") { model.isShown = true }
        .fileImporter(isPresented: $model.isShown, allowedContentTypes: types) { result in
          // Only a success is ever told of.
          model.log.append((try? result.get())?.lastPathComponent ?? "failure")
        }
    }
  }

  /// Makes a folder with files, and removes it at the end.
  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("import-\(UUID().uuidString)")
    let inner = folder.appendingPathComponent("inner")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["a.json", "b.txt", "inner/c.json"] {
      try Data().write(to: folder.appendingPathComponent(name))
    }
    try body(folder)
  }

  @Test func filesOfAFolderAreChosen() throws {
    try withFolder { folder in
      let model = Model()
      let view = HostedView(width: 60, height: 20) {
        Importing(model: model, types: [.json]).environment(\.firstImportFolder, folder)
      }
      view.tap("Import")
      #expect(view.element("File View")?.elementType == .collectionView)
      #expect(view.element("b.txt")?.states.contains(.disabled) == true)
      view.tap("inner/")
      #expect(view.element("inner", .navigationBar) != nil)
      view.tap("c.json")
      #expect(model.log == ["c.json"])
      #expect(!model.isShown)
      #expect(view.element("File View") == nil)
    }
  }

  @Test func choosingIsGivenUp() throws {
    try withFolder { folder in
      let model = Model()
      let view = HostedView(width: 60, height: 20) {
        Importing(model: model, types: [.json]).environment(\.firstImportFolder, folder)
      }
      view.tap("Import")
      view.tap("Cancel")
      #expect(!model.isShown)
      #expect(model.log.isEmpty)
    }
  }
}
