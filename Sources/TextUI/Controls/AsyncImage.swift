/// A picture from somewhere else, which is loaded while the view shows.
///
/// Mirrors SwiftUI's `AsyncImage`. A test gives the answer of a server as a stub of the network.
///
/// - Note: Unlike SwiftUI's, of JPEG, GIF and WebP files only the size is read: they are shown as a field. Nothing is kept: a view that shows
///   again loads again.
public struct AsyncImage<Content: View>: View {
  /// What is loaded, as one value that says when to load anew.
  private struct Request: Hashable {
    let url: URL?
    let scale: CGFloat
  }

  @State private var phase = AsyncImagePhase.empty

  private let request: Request
  private let transaction: Transaction
  private let content: (AsyncImagePhase) -> Content

  /// Makes a view of each phase of loading.
  ///
  /// - Parameters:
  ///   - url: Where the picture is; without one the phase stays empty.
  ///   - scale: How many of its pixels a point has in each direction.
  ///   - transaction: How the change of the phase is animated.
  ///   - content: Makes the view of a phase.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    request = Request(url: url, scale: scale)
    self.transaction = transaction
    self.content = content
  }

  /// The view of the phase.
  public var body: some View {
    content(phase).ownTask(id: request) { await load() }
  }

  /// Loads the picture.
  private func load() async {
    if phase.image != nil || phase.error != nil { phase = .empty }
    guard let url = request.url else { return }
    let result: AsyncImagePhase
    do {
      let data = try await PictureLoading.data(of: url)
      result = .success(Image(try PicturePoints(data, scale: request.scale)))
    } catch {
      result = .failure(error)
    }
    // What was loaded for a place that the view has left, or for another address, is not shown.
    guard !Task.isCancelled else { return }
    withTransaction(transaction) { phase = result }
  }
}

extension AsyncImage where Content == ConditionalContent<Image, AsyncImagePlaceholder> {
  /// Makes a view of a picture, with a grey field in its place until it is there.
  ///
  /// - Parameters:
  ///   - url: Where the picture is.
  ///   - scale: How many of its pixels a point has in each direction.
  public init(url: URL?, scale: CGFloat = 1) {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { image } else { AsyncImagePlaceholder() }
    }
  }
}

/// What stands in the place of a picture that is not there.
public struct AsyncImagePlaceholder: View {
  /// The view: grey, as large as the room.
  public var body: some View { Color.secondary.opacity(0.2).unlisted() }
}

extension AsyncImage {
  /// Makes a view of a picture, and of what is shown in its place until it is there.
  ///
  /// - Parameters:
  ///   - url: Where the picture is.
  ///   - scale: How many of its pixels a point has in each direction.
  ///   - content: Makes the view of the picture.
  ///   - placeholder: Makes what is shown without it, also when it could not be loaded.
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

  /// The picture; `nil` when it is not there.
  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  /// Why it could not be loaded; `nil` otherwise.
  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}
