/// What a set of events (an epoll descriptor) can still report.
struct EventSet: Sendable, Hashable {
  /// The time until the first of its timers, nil if none is armed.
  ///
  /// Such a timer is a timed block of dispatch, a dispatch timer source, or dispatch's housekeeping.
  var remaining: Duration?

  /// What the set watches besides its timers and its wake-up counters, each with its number.
  var watched: Set<String> = []

  /// Whether it has something to report already, or cannot be seen.
  var isDue = false

  /// Whether nothing can come from it: it holds disarmed timers and wake-up counters at zero only.
  var isQuiet: Bool { self == EventSet() }

  /// Creates the description of a set.
  ///
  /// - Parameter members: What is in it, by the numbers of the descriptors.
  init(members: [Int32: Member] = [:]) {
    for (number, member) in members {
      switch member {
      case .quiet: break
      case .armed(let time): remaining = min(remaining ?? time, time)
      case .due: isDue = true
      case .watched(let kind): watched.insert("\(number) \(kind)")
      }
    }
  }

  /// Looks at a set.
  ///
  /// - Parameter descriptor: The descriptor of the set.
  init(descriptor: Int32) {
    guard let listing = KernelFiles.text(at: "/proc/self/fdinfo/\(descriptor)") else {
      self.init(members: [descriptor: .due])
      return
    }
    var members: [Int32: Member] = [:]
    for number in Self.members(listing: listing) {
      members[number] = .due
      guard let kind = KernelFiles.target(ofLink: "/proc/self/fd/\(number)"),
        let state = KernelFiles.text(at: "/proc/self/fdinfo/\(number)")
      else { continue }
      members[number] = Member(kind: kind, state: state)
    }
    self.init(members: members)
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

    /// Something that it has to report already, or that cannot be told.
    case due

    /// Anything, at any time; with what the descriptor's link shows.
    case watched(kind: String)

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
      self = .due
      switch kind {
      case "anon_inode:[eventfd]":
        guard let count = value("eventfd-count:") else { return }
        if UInt64(count.drop { $0 == " " }, radix: 16) == 0 { self = .quiet }
      case "anon_inode:[timerfd]":
        guard value("ticks: ") == "0", let remaining = value("it_value: ").flatMap(Self.duration)
        else { return }
        self = remaining == .zero ? .quiet : .armed(remaining: remaining)
      default:
        self = .watched(kind: kind)
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
