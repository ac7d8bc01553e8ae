/// A picture from somewhere else.
///
/// Mirrors SwiftUI's `AsyncImage`.
///
/// - Note: Unlike SwiftUI's, nothing is loaded: one character stands for any picture, so that it is there at once. A file that does not
///   exist is an error, and `nil` leaves the view empty, as on a phone.
public struct AsyncImage<Content: View>: View {
  private let phase: AsyncImagePhase
  private let content: (AsyncImagePhase) -> Content

  /// Makes a view of each phase of loading.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    phase = AsyncImagePhase(url)
    self.content = content
  }

  /// The view of the phase.
  public var body: some View { content(phase) }
}

extension AsyncImage where Content == Image? {
  /// Makes a view of a picture.
  public init(url: URL?, scale: CGFloat = 1) {
    self.init(url: url, scale: scale) { $0.image }
  }
}

extension AsyncImage {
  /// Makes a view of a picture, and of what is shown in its place until it is there.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == ConditionalContent<I, P> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }
}

/// A phase of loading a picture.
///
/// Mirrors SwiftUI's `AsyncImagePhase`.
public enum AsyncImagePhase: Sendable {
  /// Nothing is there.
  case empty

  /// The picture is there.
  case success(Image)

  /// It could not be loaded.
  case failure(any Error)

  /// Makes the phase of a picture somewhere.
  @MainActor init(_ url: URL?) {
    guard let url else {
      self = .empty
      return
    }
    if url.isFileURL, !FileManager.default.fileExists(atPath: url.path) {
      self = .failure(CocoaError(.fileReadNoSuchFile))
    } else {
      self = .success(Image(url.lastPathComponent, symbol: "▦"))
    }
  }

  /// The picture; `nil` when it is not there.
  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  /// Why it could not be loaded; `nil` otherwise.
  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}
