extension View {
  /// Lets people keep a document in a file while a condition holds.
  ///
  /// Mirrors SwiftUI's modifier. They begin in their home folder, and can give the file another name.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the folders are shown; set to false when they are put away.
  ///   - document: The document; nothing is shown without one.
  ///   - contentType: The type of the file, whose ending the name gets.
  ///   - defaultFilename: The name of the file, unless people change it.
  ///   - onCompletion: Takes where the file is, or why it could not be written; not told of what was given up.
  /// - Returns: The changed view.
  public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    sheet(isPresented: isPresented) {
      if let document {
        FileSaver(
          document: document, contentType: contentType, name: defaultFilename ?? "Untitled",
          complete: onCompletion)
      }
    }
  }
}

/// The folders in which a file can be kept, and the name it gets.
///
/// For tests it is a collection view called "File View", as that of files that are chosen.
private struct FileSaver<Document: FileDocument>: View {
  /// The document.
  let document: Document

  /// The type of the file.
  let contentType: UTType

  /// Takes where the file is.
  let complete: (Result<URL, any Error>) -> Void

  @State private var name: String
  @State private var opened: URL?
  @Environment(\.dismiss) private var dismiss
  @Environment(\.firstImportFolder) private var firstFolder

  /// Makes the view.
  init(
    document: Document, contentType: UTType, name: String,
    complete: @escaping (Result<URL, any Error>) -> Void
  ) {
    self.document = document
    self.contentType = contentType
    self.complete = complete
    _name = State(wrappedValue: name)
  }

  var body: some View {
    NavigationStack {
      List {
        TextField("Name", text: $name)
        if folder.path != "/" {
          Button("..") { opened = folder.deletingLastPathComponent() }
        }
        ForEach(FileManager.default.files(in: folder), id: \.self) { url in
          Button {
            opened = url
          } label: {
            Text(verbatim: url.lastPathComponent + (url.hasDirectoryPath ? "/" : ""))
          }
          .disabled(!url.hasDirectoryPath)
        }
      }
      .accessibilityIdentifier("File View")
      .navigationTitle(Text(verbatim: folder.lastPathComponent))
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") { save() }.disabled(filename.isEmpty)
        }
      }
    }
  }

  /// The folder that is shown.
  private var folder: URL { opened ?? firstFolder }

  /// The name with an ending; empty where there is no name, or one that leads elsewhere.
  private var filename: String {
    let name = name.trimmingCharacters(in: .whitespaces)
    guard !name.isEmpty, name != ".", name != "..", !name.contains("/") else { return "" }
    guard let ending = contentType.preferredFilenameExtension,
      UTType(filenameExtension: (name as NSString).pathExtension)?.conforms(to: contentType) != true
    else { return name }
    return "\(name).\(ending)"
  }

  private func save() {
    let url = folder.appendingPathComponent(filename)
    dismiss()
    complete(
      Result {
        let old = FileManager.default.fileExists(atPath: url.path) ? try FileWrapper(url: url) : nil
        let configuration = FileDocumentWriteConfiguration(
          contentType: contentType, existingFile: old)
        try document.fileWrapper(configuration: configuration).write(to: url)
        return url
      })
  }
}

extension FileManager {
  /// Returns what is in a folder, by name; nothing where it cannot be read.
  func files(in folder: URL) -> [URL] {
    let found = try? contentsOfDirectory(
      at: folder, includingPropertiesForKeys: [.isDirectoryKey], options: .skipsHiddenFiles)
    return (found ?? []).sorted { $0.lastPathComponent < $1.lastPathComponent }
  }
}
