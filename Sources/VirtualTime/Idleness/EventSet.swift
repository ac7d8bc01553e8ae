/// What a set of events (an epoll descriptor) can still report.
enum EventSet: Sendable, Hashable {
  /// Nothing: it holds disarmed timers and wake-up counters at zero only.
  case quiet

  /// A timer of the set is armed: a timed block of dispatch, a dispatch timer source, or its
  /// housekeeping.
  case timed(remaining: Duration)

  /// The set watches something else, or has something to report.
  case watching

  /// Looks at a set.
  ///
  /// - Parameter descriptor: The descriptor of the set.
  init(descriptor: Int32) {
    guard let listing = KernelFiles.text(at: "/proc/self/fdinfo/\(descriptor)") else {
      self = .watching
      return
    }
    let members = Self.members(listing: listing).map { member -> Member in
      guard let kind = KernelFiles.target(ofLink: "/proc/self/fd/\(member)"),
        let state = KernelFiles.text(at: "/proc/self/fdinfo/\(member)")
      else { return .watched }
      return Member(kind: kind, state: state)
    }
    self = members.reduce(.quiet) { $0.joined(with: $1) }
  }

  /// What a set can report with one member more.
  private func joined(with member: Member) -> EventSet {
    switch (self, member) {
    case (.watching, _), (_, .watched): .watching
    case (_, .quiet): self
    case (.timed(let first), .armed(let second)): .timed(remaining: min(first, second))
    case (.quiet, .armed(let remaining)): .timed(remaining: remaining)
    }
  }

  /// The descriptors in a set that it watches.
  ///
  /// One that was watched for once is still in the set afterwards, for none of the events in the low bits.
  ///
  /// - Parameter listing: The kernel's description of the set.
  /// - Returns: The numbers of the descriptors.
  static func members(listing: String) -> [Int32] {
    listing.utf8.split(separator: UInt8(ascii: "\n")).compactMap { line in
      guard line.starts(with: "tfd:".utf8) else { return nil }
      let words = line.split(separator: UInt8(ascii: " ")).map(Substring.init)
      guard words.count > 1, words[0] == "tfd:" else { return nil }
      if words.count > 3, let events = UInt32(words[3], radix: 16), events & 0x0FFF_FFFF == 0 {
        return nil
      }
      return Int32(words[1])
    }
  }

  /// What a descriptor in a set can report.
  enum Member: Sendable, Hashable {
    /// Nothing.
    case quiet
    /// That its time has come, after what remains.
    case armed(remaining: Duration)
    /// Anything.
    case watched

    /// Reads the kernel's description of a descriptor.
    ///
    /// - Parameters:
    ///   - kind: What the descriptor's link shows.
    ///   - state: The description of its state.
    init(kind: String, state: String) {
      let lines = state.split(separator: "\n")
      /// What follows a label.
      func value(_ label: String) -> Substring? {
        lines.first { $0.hasPrefix(label) }?.dropFirst(label.count)
      }
      self = .watched
      if kind == "anon_inode:[eventfd]", let count = value("eventfd-count:") {
        if UInt64(count.drop { $0 == " " }, radix: 16) == 0 { self = .quiet }
      } else if kind == "anon_inode:[timerfd]", let rest = value("it_value: ") {
        guard value("ticks: ") == "0", let remaining = Self.duration(rest) else { return }
        self = remaining == .zero ? .quiet : .armed(remaining: remaining)
      }
    }

    /// Reads seconds and nanoseconds in parentheses.
    private static func duration(_ text: Substring) -> Duration? {
      let numbers = text.dropFirst().dropLast().split(separator: ",")
        .compactMap { Int64($0.drop { $0 == " " }) }
      guard numbers.count == 2 else { return nil }
      return .seconds(numbers[0]) + .nanoseconds(numbers[1])
    }
  }
}
