/// The key of the folder with which choosing files begins.
private enum FirstImportFolderKey: EnvironmentKey {
  static var defaultValue: URL { FileManager.default.homeDirectoryForCurrentUser }
}

extension EnvironmentValues {
  /// The folder with which choosing files begins.
  var firstImportFolder: URL {
    get { self[FirstImportFolderKey.self] }
    set { self[FirstImportFolderKey.self] = newValue }
  }
}

/// A list of the files of a folder, from which people choose.
///
/// For tests it is a collection view called "File View", as that of a phone's documents.
private struct FileBrowser: View {
  /// What can be chosen.
  let types: [UTType]

  /// Whether several can be chosen.
  let allowsSeveral: Bool

  /// Takes what is chosen.
  let choose: ([URL]) -> Void

  @State private var opened: URL?
  @State private var chosen: [URL] = []
  @Environment(\.dismiss) private var dismiss
  @Environment(\.firstImportFolder) private var firstFolder

  /// The folder that is shown.
  private var folder: URL { opened ?? firstFolder }

  var body: some View {
    NavigationStack {
      List {
        if folder.path != "/" {
          Button("..") { opened = folder.deletingLastPathComponent() }
        }
        ForEach(FileManager.default.files(in: folder), id: \.self) { url in
          Button {
            tap(url)
          } label: {
            Text(verbatim: url.lastPathComponent + (url.hasDirectoryPath ? "/" : ""))
          }
          .accessibilityAddTraits(chosen.contains(url) ? .isSelected : [])
          .disabled(!url.hasDirectoryPath && !isChoosable(url))
        }
      }
      .accessibilityIdentifier("File View")
      .navigationTitle(Text(verbatim: folder.lastPathComponent))
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button(SystemWord.cancel) { dismiss() } }
        if allowsSeveral || types.contains(where: { $0.conforms(to: .directory) }) {
          ToolbarItem(placement: .confirmationAction) {
            Button("Open") { finish(chosen.isEmpty ? [folder] : chosen) }
          }
        }
      }
    }
  }

  /// Returns whether a file is of one of the types.
  private func isChoosable(_ url: URL) -> Bool {
    let type = UTType(filenameExtension: url.pathExtension) ?? .data
    return types.contains {
      type.conforms(to: $0) || $0.preferredFilenameExtension == url.pathExtension
    }
  }

  private func tap(_ url: URL) {
    if url.hasDirectoryPath {
      opened = url
    } else if !allowsSeveral {
      finish([url])
    } else if let index = chosen.firstIndex(of: url) {
      chosen.remove(at: index)
    } else {
      chosen.append(url)
    }
  }

  private func finish(_ urls: [URL]) {
    dismiss()
    choose(urls)
  }
}

extension View {
  /// Lets people choose files while a condition holds.
  ///
  /// Mirrors SwiftUI's modifier. They begin in their home folder.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the files are shown; set to false when they are put away.
  ///   - allowedContentTypes: What can be chosen.
  ///   - allowsMultipleSelection: Whether several can be.
  ///   - onCompletion: Takes what was chosen; not told of a choice that was given up.
  /// - Returns: The changed view.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View {
    sheet(isPresented: isPresented) {
      FileBrowser(types: allowedContentTypes, allowsSeveral: allowsMultipleSelection) {
        onCompletion(.success($0))
      }
    }
  }

  /// Lets people choose files while a condition holds, or give that up.
  ///
  /// Mirrors SwiftUI's modifier.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    modifier(
      FileImporting(
        isPresented: isPresented, types: allowedContentTypes,
        allowsSeveral: allowsMultipleSelection, complete: onCompletion, cancel: onCancellation))
  }

  /// Lets people choose a file while a condition holds.
  ///
  /// Mirrors SwiftUI's modifier.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    fileImporter(
      isPresented: isPresented, allowedContentTypes: allowedContentTypes,
      allowsMultipleSelection: false
    ) { result in
      onCompletion(result.map { $0[0] })
    }
  }
}

/// A modifier that lets people choose files, and tells when they give it up.
private struct FileImporting: ViewModifier {
  /// Whether the files are shown.
  let isPresented: Binding<Bool>

  /// What can be chosen.
  let types: [UTType]

  /// Whether several can be.
  let allowsSeveral: Bool

  /// Takes what was chosen.
  let complete: (Result<[URL], any Error>) -> Void

  /// Told that nothing was.
  let cancel: () -> Void

  @State private var hasChosen = false

  func body(content: Content) -> some View {
    content.sheet(
      isPresented: isPresented,
      onDismiss: {
        if !hasChosen { cancel() }
        hasChosen = false
      },
      content: {
        FileBrowser(types: types, allowsSeveral: allowsSeveral) {
          hasChosen = true
          complete(.success($0))
        }
      })
  }
}
