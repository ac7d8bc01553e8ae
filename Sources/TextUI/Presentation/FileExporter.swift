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
    fileExporter(
      isPresented: isPresented, document: document, contentTypes: [contentType],
      defaultFilename: defaultFilename, onCompletion: onCompletion)
  }

  /// Lets people keep a document in a file while a condition holds, or give that up.
  ///
  /// Mirrors SwiftUI's modifier. They begin in their home folder, and can give the file another name.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the folders are shown; set to false when they are put away.
  ///   - document: The document; nothing is shown without one.
  ///   - contentTypes: The types of the file, of which the first is taken; those of the document when there are none.
  ///   - defaultFilename: The name of the file, unless people change it.
  ///   - onCompletion: Takes where the file is, or why it could not be written.
  ///   - onCancellation: Told when it was given up.
  /// - Returns: The changed view.
  public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View {
    let type = contentTypes.first ?? D.writableContentTypes.first ?? .data
    return modifier(
      FileExporting(
        isPresented: isPresented, contentType: type, name: defaultFilename,
        save: document.map { document in
          { url in onCompletion(Result { try document.write(to: url, as: type) }) }
        },
        cancel: onCancellation))
  }

  /// Lets people keep a value in a file while a condition holds, or give that up.
  ///
  /// Mirrors SwiftUI's modifier. They begin in their home folder, and can give the file another name.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the folders are shown; set to false when they are put away.
  ///   - item: The value; nothing is shown without one.
  ///   - contentTypes: The types that the file may have; those in which the value is handed on when there are none.
  ///   - defaultFilename: The name of the file, unless people change it.
  ///   - onCompletion: Takes where the file is, or why it could not be written.
  ///   - onCancellation: Told when it was given up.
  /// - Returns: The changed view.
  public func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View {
    let offered = item?.exportedContentTypes ?? []
    let type =
      offered.first { type in contentTypes.contains { type.conforms(to: $0) } }
      ?? contentTypes.first ?? offered.first ?? .data
    return modifier(
      FileExporting(
        isPresented: isPresented, contentType: type, name: defaultFilename,
        save: item.map { item in
          { url in
            Task {
              do {
                try await item.exported(as: type).write(to: url, options: .atomic)
                onCompletion(.success(url))
              } catch {
                onCompletion(.failure(error))
              }
            }
          }
        },
        cancel: onCancellation))
  }
}

extension FileDocument {
  /// Writes the document to a file, over what is there, and returns where that is.
  fileprivate func write(to url: URL, as contentType: UTType) throws -> URL {
    let old = FileManager.default.fileExists(atPath: url.path) ? try FileWrapper(url: url) : nil
    let configuration = FileDocumentWriteConfiguration(contentType: contentType, existingFile: old)
    try fileWrapper(configuration: configuration).write(to: url)
    return url
  }
}

/// A modifier that lets people keep something in a file, and tells when they give it up.
private struct FileExporting: ViewModifier {
  /// Whether the folders are shown.
  let isPresented: Binding<Bool>

  /// The type of the file.
  let contentType: UTType

  /// The name of the file, unless people change it.
  let name: String?

  /// Keeps it in a file; `nil` where there is nothing to keep.
  let save: ((URL) -> Void)?

  /// Told that it was not kept.
  let cancel: () -> Void

  @State private var isSaved = false

  func body(content: Content) -> some View {
    content.sheet(
      isPresented: isPresented,
      onDismiss: {
        if !isSaved { cancel() }
        isSaved = false
      },
      content: {
        if let save {
          FileSaver(contentType: contentType, name: name ?? "Untitled") { url in
            isSaved = true
            save(url)
          }
        }
      })
  }
}

/// The folders in which a file can be kept, and the name it gets.
///
/// For tests it is a collection view called "File View", as that of files that are chosen.
private struct FileSaver: View {
  /// The type of the file.
  let contentType: UTType

  /// Takes where the file is to be.
  let write: (URL) -> Void

  @State private var name: String
  @State private var opened: URL?
  @Environment(\.dismiss) private var dismiss
  @Environment(\.firstImportFolder) private var firstFolder

  /// Makes the view.
  init(contentType: UTType, name: String, write: @escaping (URL) -> Void) {
    self.contentType = contentType
    self.write = write
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
        ToolbarItem(placement: .cancellationAction) { Button(SystemWord.cancel) { dismiss() } }
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
    write(url)
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
