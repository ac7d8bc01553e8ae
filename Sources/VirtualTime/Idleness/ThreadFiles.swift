import Glibc
import Synchronization

/// The files in which the kernel shows what the threads of this process do, kept open from look to look.
///
/// To open one takes several times as long as to read it, and a proof of idleness reads some of each thread. A file belongs to its thread
/// for good: it cannot be read any more once the thread has ended, also when another one has the thread's number by then.
enum ThreadFiles {
  /// What a file shows, by its name.
  enum Kind: String {
    /// How long and how often the thread ran.
    case record = "schedstat"

    /// Its name and its state.
    case state = "stat"

    /// The system call that it is in.
    case call = "syscall"

    /// The processes that it started.
    case children = "children"
  }

  /// Which file it is.
  private struct Key: Hashable {
    /// The kernel's number of the thread.
    let thread: Int32

    /// What it shows.
    let kind: Kind
  }

  /// A file that is open.
  private struct File {
    /// Its descriptor.
    let descriptor: Int32

    /// The file that the descriptor was opened for.
    let identity: FileIdentity

    /// How many files had been opened by then, this one included.
    let opening: Int

    /// Whether the descriptor is still that of this file: code of the program may close what is not its own.
    var isOwn: Bool { FileIdentity(of: descriptor) == identity }
  }

  /// How many files are kept open at most where the process may have so many descriptors: an eighth of them, the rest is the program's.
  ///
  /// - Parameter limit: How many descriptors it may have.
  /// - Returns: The number, 96 at most.
  static func room(ofDescriptors limit: UInt) -> Int { Int(min(96, limit / 8)) }

  /// The most files that are kept open now; the program may change its limit.
  private static var room: Int {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return 0 }
    return room(ofDescriptors: UInt(limit.rlim_cur))
  }

  /// The files that are open, of the process that opened them.
  private static let files = Mutex<(process: pid_t, open: [Key: File])>((0, [:]))

  /// How many files were opened so far.
  private static let opened = Atomic<Int>(0)

  /// How many files are open.
  static var openCount: Int { files.withLock { $0.open.count } }

  /// The descriptor of a file that is kept open; nil if it is not.
  static func descriptor(_ kind: Kind, of thread: Int32) -> Int32? {
    files.withLock { $0.open[Key(thread: thread, kind: kind)]?.descriptor }
  }

  /// Which of all openings that of a file was that is kept open; nil if it is not.
  ///
  /// Another number is that of a file that was opened again.
  static func opening(_ kind: Kind, of thread: Int32) -> Int? {
    files.withLock { $0.open[Key(thread: thread, kind: kind)]?.opening }
  }

  /// Reads the first line of a thread's file.
  ///
  /// - Parameters:
  ///   - kind: What the file shows.
  ///   - thread: The kernel's number of the thread.
  /// - Returns: The line without its end, `nil` if the thread has ended, or there is no such file.
  static func firstLine(_ kind: Kind, of thread: Int32) -> String? {
    let key = Key(thread: thread, kind: kind)
    return files.withLock { files in
      // A copy of this process made by `fork` would look at its parent's threads.
      if files.process != getpid() { files = (getpid(), [:]) }
      if let file = files.open[key] {
        if file.isOwn {
          if let line = KernelFiles.firstLine(of: file.descriptor) { return line }
          _ = Glibc.close(file.descriptor)
        }
        files.open[key] = nil
      }
      let descriptor = open("/proc/self/task/\(thread)/\(kind.rawValue)", O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else { return nil }
      let opening = opened.add(1, ordering: .relaxed).newValue
      let line = KernelFiles.firstLine(of: descriptor)
      if line != nil, files.open.count < room, let identity = FileIdentity(of: descriptor) {
        files.open[key] = File(descriptor: descriptor, identity: identity, opening: opening)
      } else {
        _ = Glibc.close(descriptor)
      }
      return line
    }
  }

  /// Closes the files of threads that have ended.
  ///
  /// - Parameter threads: The threads that there are.
  static func close(allBut threads: [Int32]) {
    files.withLock { files in
      for (key, file) in files.open where !threads.contains(key.thread) {
        if files.process == getpid(), file.isOwn { _ = Glibc.close(file.descriptor) }
        files.open[key] = nil
      }
    }
  }
}

/// What tells an open file from all others.
private struct FileIdentity: Equatable {
  /// Where it is.
  private let device: dev_t

  /// Its number there.
  private let node: ino_t

  /// Looks at a descriptor; nil if it is closed.
  init?(of descriptor: Int32) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    (device, node) = (status.st_dev, status.st_ino)
  }
}
