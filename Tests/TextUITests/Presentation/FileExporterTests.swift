import AccessibilityTree
import Foundation
import Testing

@testable import TextUI

/// Documents that people keep in files.
@MainActor struct FileExporterTests {
  struct Note: FileDocument {
    static var readableContentTypes: [UTType] { [.plainText] }

    var text: String

    init(_ text: String) {
      self.text = text
    }

    init(configuration: ReadConfiguration) throws {
      text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      let old = configuration.existingFile?.regularFileContents ?? Data()
      return FileWrapper(regularFileWithContents: old + Data(text.utf8))
    }
  }

  @Observable final class Model {
    var log: [String] = []
    var isShown = false
  }

  struct Exporting: View {
    @Bindable var model: Model

    var body: some View {
      Button("Export") { model.isShown = true }
        .fileExporter(
          isPresented: $model.isShown, document: Note("words"), contentType: .plainText,
          defaultFilename: "note"
        ) { result in
          switch result {
          case .success(let url): model.log.append(url.lastPathComponent)
          case .failure: model.log.append("failure")
          }
        }
    }
  }

  /// Makes a folder with one inside, and removes it at the end.
  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("export-\(UUID().uuidString)")
    let inner = folder.appendingPathComponent("inner")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  private func exporting(_ model: Model, in folder: URL) -> HostedView {
    HostedView(width: 60, height: 20) {
      Exporting(model: model).environment(\.firstImportFolder, folder)
    }
  }

  @Test func aDocumentIsKeptUnderItsName() throws {
    try withFolder { folder in
      let model = Model()
      let view = exporting(model, in: folder)
      view.tap("Export")
      #expect(view.element("File View")?.elementType == .collectionView)
      view.tap("inner/")
      view.tap("Save")
      #expect(model.log == ["note.txt"] && !model.isShown)
      let file = folder.appendingPathComponent("inner/note.txt")
      let first = try String(contentsOf: file, encoding: .utf8)
      #expect(first == "words")
      view.tap("Export")
      view.tap("inner/")
      view.tap("Save")
      let second = try String(contentsOf: file, encoding: .utf8)
      #expect(second == "wordswords")
    }
  }

  @Test func peopleGiveTheFileAName() throws {
    try withFolder { folder in
      let model = Model()
      let view = exporting(model, in: folder)
      view.tap("Export")
      view.tap("Name", .textField)
      view.type("s.txt")
      view.tap("Save")
      #expect(model.log == ["notes.txt"])
      view.tap("Export")
      view.tap("Name", .textField)
      view.type("/../x")
      #expect(view.element("Save")?.states.contains(.disabled) == true)
      view.tap("Cancel")
      #expect(model.log == ["notes.txt"] && !model.isShown)
    }
  }

  @Test func whatCannotBeWrittenIsTold() throws {
    try withFolder { folder in
      let model = Model()
      let view = exporting(model, in: folder)
      view.tap("Export")
      try FileManager.default.removeItem(at: folder)
      view.tap("Save")
      #expect(model.log == ["failure"])
    }
  }

  @Test func foldersAreReadAndWritten() throws {
    try withFolder { folder in
      let note = FileWrapper(regularFileWithContents: Data("a".utf8))
      let bundle = FileWrapper(directoryWithFileWrappers: ["note.txt": note])
      let url = folder.appendingPathComponent("bundle")
      try bundle.write(to: url)
      let read = try FileWrapper(url: url)
      #expect(read.isDirectory && read.filename == "bundle")
      #expect(read.fileWrappers?["note.txt"]?.regularFileContents == Data("a".utf8))
      let configuration = FileDocumentReadConfiguration(contentType: .plainText, file: note)
      let text = try Note(configuration: configuration).text
      #expect(text == "a")
    }
  }

  /// A value that is handed on as a table, or else as a text.
  struct Scores: Transferable, Codable {
    var names = ["Ada", "Grace"]

    static var transferRepresentation: some TransferRepresentation {
      DataRepresentation(exportedContentType: .commaSeparatedText) { (scores: Scores) in
        Data(scores.names.joined(separator: ",").utf8)
      }
      ProxyRepresentation { (scores: Scores) in scores.names.joined(separator: " and ") }
      CodableRepresentation(contentType: .json)
    }
  }

  struct ExportingItem: View {
    @Bindable var model: Model
    let types: [UTType]

    var body: some View {
      Button("Export") { model.isShown = true }
        .fileExporter(
          isPresented: $model.isShown, item: Scores(), contentTypes: types,
          defaultFilename: "scores"
        ) { result in
          model.log.append((try? result.get().lastPathComponent) ?? "failure")
        } onCancellation: {
          model.log.append("cancelled")
        }
    }
  }

  @Test(
    "A value is kept in the first of its types that is wanted",
    arguments: [
      ([], "scores.csv", "Ada,Grace"), ([UTType.plainText], "scores.txt", "Ada and Grace"),
      ([.json], "scores.json", #"{"names":["Ada","Grace"]}"#),
    ])
  func values(_ types: [UTType], name: String, text: String) async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("export-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let model = Model()
    let view = HostedView(width: 60, height: 20) {
      ExportingItem(model: model, types: types).environment(\.firstImportFolder, folder)
    }
    view.tap("Export")
    view.tap("Cancel")
    #expect(model.log == ["cancelled"])
    view.tap("Export")
    view.tap("Save")
    for _ in 0..<1_000 where model.log.count < 2 { await Task.yield() }
    #expect(model.log == ["cancelled", name] && !model.isShown)
    #expect(try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8) == text)
  }
}
