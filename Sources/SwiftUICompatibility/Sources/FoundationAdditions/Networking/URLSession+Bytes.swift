@_weakLinked public import FoundationNetworking

extension URLSession {
  /// Loads what a link leads to, byte by byte.
  ///
  /// Mirrors Foundation's method of Apple's platforms.
  ///
  /// - Parameters:
  ///   - url: The link.
  ///   - delegate: Who is asked about the load; the session's delegate when `nil`.
  /// - Returns: The bytes, as they come, and what the server says of them, for which it waits.
  /// - Throws: Why nothing came.
  public func bytes(
    from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (AsyncBytes, URLResponse) {
    try await bytes(for: URLRequest(url: url), delegate: delegate)
  }

  /// Loads what is asked for, byte by byte.
  ///
  /// Mirrors Foundation's method of Apple's platforms.
  ///
  /// - Note: Unlike Foundation's, the task belongs to a session of its own with the same configuration, and the delegate is asked about
  ///   redirections and credentials alone.
  ///
  /// - Parameters:
  ///   - request: What is asked for.
  ///   - delegate: Who is asked about the load; the session's delegate when `nil`.
  /// - Returns: The bytes, as they come, and what the server says of them, for which it waits.
  /// - Throws: Why nothing came.
  public func bytes(
    for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (AsyncBytes, URLResponse) {
    let (body, continuation) = AsyncThrowingStream.makeStream(of: Data.self)
    let load = ByteLoad(
      session: self, delegate: delegate ?? self.delegate as? any URLSessionTaskDelegate,
      body: continuation)
    // A task tells its session's delegate of its bytes, and no delegate of its own.
    let session = URLSession(configuration: configuration, delegate: load, delegateQueue: nil)
    let task = session.dataTask(with: request)
    continuation.onTermination = { if case .cancelled = $0 { task.cancel() } }
    let response = try await withTaskCancellationHandler {
      try await load.response {
        task.resume()
        session.finishTasksAndInvalidate()
      }
    } onCancel: {
      task.cancel()
    }
    return (AsyncBytes(task: task, body: body), response)
  }

  /// The bytes that a task loads, as they come.
  ///
  /// Mirrors Foundation's structure of Apple's platforms.
  public struct AsyncBytes: AsyncSequence, Sendable {
    /// A byte.
    public typealias Element = UInt8

    /// Why they end before their time.
    public typealias Failure = any Error

    /// The task.
    public let task: URLSessionDataTask

    /// The bytes in the pieces that they come in.
    let body: AsyncThrowingStream<Data, any Error>

    /// Returns what waits for one byte after the other.
    public func makeAsyncIterator() -> Iterator { Iterator(pieces: body.makeAsyncIterator()) }

    /// What waits for one byte after the other.
    public struct Iterator: AsyncIteratorProtocol {
      /// The pieces that are left.
      var pieces: AsyncThrowingStream<Data, any Error>.Iterator

      /// What is left of the last piece.
      private var piece = Data().makeIterator()

      /// Begins with the first one.
      init(pieces: AsyncThrowingStream<Data, any Error>.Iterator) { self.pieces = pieces }

      /// Waits for the next byte; `nil` behind the last one.
      ///
      /// - Returns: The byte.
      /// - Throws: Why the load failed.
      public mutating func next(
        isolation actor: isolated (any Actor)?
      ) async throws(any Error) -> UInt8? {
        while true {
          if let byte = piece.next() { return byte }
          guard let next = try await pieces.next(isolation: actor) else { return nil }
          piece = next.makeIterator()
        }
      }
    }
  }
}
