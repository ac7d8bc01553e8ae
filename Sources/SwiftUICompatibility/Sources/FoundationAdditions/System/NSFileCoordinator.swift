/// A place where the error of a call is put.
///
/// Mirrors Foundation's type of Apple's platforms.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?

/// Who shows a file, and is told when others change it.
///
/// Mirrors Foundation's protocol of Apple's platforms, for who names it; nobody is told of anything here.
public protocol NSFilePresenter: NSObjectProtocol {
  /// The file.
  var presentedItemURL: URL? { get }

  /// Where it would be told.
  var presentedItemOperationQueue: OperationQueue { get }
}

/// What lets programs read and write the same files in turn.
///
/// Mirrors Foundation's class of Apple's platforms.
///
/// - Note: Unlike Foundation's, it waits for nobody: a file is read and written at once.
open class NSFileCoordinator: NSObject {
  /// How a file is to be read.
  ///
  /// Mirrors Foundation's structure. Nothing is waited for, so none of them has an effect.
  public struct ReadingOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Others need not write first what they have.
    public static let withoutChanges = ReadingOptions(rawValue: 1 << 0)

    /// A link is followed.
    public static let resolvesSymbolicLink = ReadingOptions(rawValue: 1 << 1)

    /// What is said of the file is read, and not what is in it.
    public static let immediatelyAvailableMetadataOnly = ReadingOptions(rawValue: 1 << 2)

    /// The file is read to be sent.
    public static let forUploading = ReadingOptions(rawValue: 1 << 3)
  }

  /// How a file is to be written.
  ///
  /// Mirrors Foundation's structure. Nothing is waited for, so none of them has an effect.
  public struct WritingOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// It is deleted.
    public static let forDeleting = WritingOptions(rawValue: 1 << 0)

    /// It is moved.
    public static let forMoving = WritingOptions(rawValue: 1 << 1)

    /// Others write first what they have.
    public static let forMerging = WritingOptions(rawValue: 1 << 2)

    /// Another takes its place.
    public static let forReplacing = WritingOptions(rawValue: 1 << 3)

    /// What is said of the file is written, and not what is in it.
    public static let contentIndependentMetadataOnly = WritingOptions(rawValue: 1 << 4)
  }

  /// Makes what lets programs read and write in turn.
  ///
  /// - Parameter filePresenter: Who shows the file here, and need not be told.
  public init(filePresenter: (any NSFilePresenter)? = nil) {
    super.init()
  }

  /// Has a file read, at once.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - options: How it is to be read.
  ///   - outError: Where an error is put: none.
  ///   - reader: What reads it.
  open func coordinate(
    readingItemAt url: URL, options: ReadingOptions = [], error outError: NSErrorPointer,
    byAccessor reader: (URL) -> Void
  ) {
    reader(url)
  }

  /// Has a file written, at once.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - options: How it is to be written.
  ///   - outError: Where an error is put: none.
  ///   - writer: What writes it.
  open func coordinate(
    writingItemAt url: URL, options: WritingOptions = [], error outError: NSErrorPointer,
    byAccessor writer: (URL) -> Void
  ) {
    writer(url)
  }

  /// Has a file read and another written, at once.
  ///
  /// - Parameters:
  ///   - readingURL: The file that is read.
  ///   - readingOptions: How it is to be read.
  ///   - writingURL: The file that is written.
  ///   - writingOptions: How it is to be written.
  ///   - outError: Where an error is put: none.
  ///   - readerWriter: What reads the one and writes the other.
  open func coordinate(
    readingItemAt readingURL: URL, options readingOptions: ReadingOptions = [],
    writingItemAt writingURL: URL, options writingOptions: WritingOptions = [],
    error outError: NSErrorPointer, byAccessor readerWriter: (URL, URL) -> Void
  ) {
    readerWriter(readingURL, writingURL)
  }

  /// Has two files written, at once.
  ///
  /// - Parameters:
  ///   - url1: The one.
  ///   - options1: How it is to be written.
  ///   - url2: The other.
  ///   - options2: How it is to be written.
  ///   - outError: Where an error is put: none.
  ///   - writer: What writes them.
  open func coordinate(
    writingItemAt url1: URL, options options1: WritingOptions = [],
    writingItemAt url2: URL, options options2: WritingOptions = [],
    error outError: NSErrorPointer, byAccessor writer: (URL, URL) -> Void
  ) {
    writer(url1, url2)
  }

  /// Stops waiting: nothing waits.
  open func cancel() {}
}
