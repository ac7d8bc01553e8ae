import VirtualTime

/// What the system tells of a process: how long it ran, and what its threads do.
struct ProcessActivity {
  /// A thread.
  struct Thread {
    /// Its number.
    let number: Int32

    /// What it does, by the letter that the system has for it.
    let state: Character

    /// Whether it runs, or would if it were its turn, or waits for a disk.
    var isRunning: Bool { state == "R" || state == "D" }

    /// Whether it was stopped, by a signal or by a debugger.
    var isStopped: Bool { state == "T" || state == "t" }
  }

  /// The threads; none when the process is gone.
  let threads: [Thread]

  /// How long all threads ran together, in ticks of the system's, of which there are a hundred in a second.
  let ticks: UInt64

  /// Whether any of them runs, or would if it were its turn, or waits for a disk.
  var isRunning: Bool { threads.contains(where: \.isRunning) }

  /// Whether a debugger has it.
  let isTraced: Bool

  /// Looks at a process.
  ///
  /// - Parameter processID: Its number.
  init(of processID: Int32) {
    let folder = "/proc/\(processID)"
    let numbers = KernelFiles.numbers(in: folder + "/task") ?? []
    threads = numbers.sorted().compactMap { number in
      let fields = Self.fields(of: "\(folder)/task/\(number)/stat")
      return fields.first?.first.map { Thread(number: number, state: $0) }
    }
    let fields = Self.fields(of: folder + "/stat")
    ticks = fields.count > 12 ? (UInt64(fields[11]) ?? 0) + (UInt64(fields[12]) ?? 0) : 0
    let status = KernelFiles.text(at: folder + "/status") ?? ""
    let tracer = status.split(separator: "\n").first { $0.hasPrefix("TracerPid:") }
    isTraced = tracer.map { !$0.hasSuffix("\t0") } ?? false
  }

  /// The fields of a file on a process or thread, from its state on; its name before may have blanks and parentheses.
  private static func fields(of path: String) -> [Substring] {
    guard let text = KernelFiles.text(at: path), let end = text.lastIndex(of: ")") else {
      return []
    }
    return text[text.index(after: end)...].split(separator: " ")
  }
}
