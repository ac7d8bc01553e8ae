import Glibc

/// The threads of this process, as the kernel lists them.
///
/// A census costs some microseconds for each thread. In a process that has one thread, ``threadCount()``
/// tells so for one system call.
struct ThreadCensus: Sendable, Hashable {
  /// A text for each thread that changes whenever the thread runs; empty if the kernel has none.
  var records: [Int32: String]

  /// Lists the threads of this process, the calling one left out.
  ///
  /// - Returns: The census, nil if the kernel does not show the threads.
  static func take() -> ThreadCensus? {
    guard let threads = KernelFiles.numbers(in: "/proc/self/task") else { return nil }
    ThreadFiles.close(allBut: threads)
    let own = currentThreadID()
    var records: [Int32: String] = [:]
    for thread in threads where thread != own {
      if let record = record(of: thread) { records[thread] = record }
    }
    return ThreadCensus(records: records)
  }

  /// The number of threads of this process.
  ///
  /// - Returns: The number with the calling one, nil if the kernel does not tell.
  static func threadCount() -> Int? {
    var status = stat()
    // The kernel counts each thread as a link of the directory, besides the usual two.
    guard stat("/proc/self/task", &status) == 0, status.st_nlink > 2 else { return nil }
    return Int(status.st_nlink) - 2
  }

  /// A text that changes whenever a thread runs.
  ///
  /// - Parameter thread: The kernel's number of the thread.
  /// - Returns: The text, empty if the kernel keeps no such record, nil if the thread has ended.
  static func record(of thread: Int32) -> String? {
    if let record = ThreadFiles.firstLine(.record, of: thread) { return record }
    return access("/proc/self/task/\(thread)", F_OK) == 0 ? "" : nil
  }

  /// Whether a thread runs, or was woken and waits for a processor.
  ///
  /// The kernel tells so here as soon as somebody wakes the thread. The system call that it was in is told until the processor on which
  /// it is to run has heard of it, which may take long in a virtual machine.
  ///
  /// - Parameter thread: The kernel's number of the thread.
  /// - Returns: Whether it does; false for one that has ended.
  static func isAwake(_ thread: Int32) -> Bool {
    ThreadFiles.firstLine(.state, of: thread).flatMap(KernelFiles.nameAndState(in:))?.state == "R"
  }

  /// How often a thread gave up the processor of its own accord, to wait for something.
  ///
  /// - Parameter thread: The kernel's number of the thread.
  /// - Returns: The number, nil if the kernel does not tell.
  static func voluntarySwitches(of thread: Int32) -> Int? {
    let label = "voluntary_ctxt_switches:\t"
    let lines = KernelFiles.text(at: "/proc/self/task/\(thread)/status")?.split(separator: "\n")
    return lines?.first { $0.hasPrefix(label) }.flatMap { Int($0.dropFirst(label.count)) }
  }

  /// The name of a thread.
  ///
  /// - Parameter thread: The kernel's number of the thread.
  /// - Returns: The name, nil if the thread has ended.
  static func name(of thread: Int32) -> String? {
    KernelFiles.firstLine(at: "/proc/self/task/\(thread)/comm")
  }
}
