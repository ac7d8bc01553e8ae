import LaunchServer
import Synchronization
package import TextUI

/// An application for tests that shows what its process was given, a text for each thing.
package struct SurroundingsApp: App {
  /// Makes the application.
  package init() {}

  /// The only window.
  package var body: some Scene {
    WindowGroup {
      List(Surroundings.facts, id: \.name) { fact in
        Text(fact.value).accessibilityIdentifier(fact.name)
      }
    }
  }
}

/// What a process was given, as texts.
package enum Surroundings {
  /// The names of what is told, in order.
  package static var names: [String] { facts.map(\.name) }

  /// What the process was given.
  fileprivate static var facts: [(name: String, value: String)] {
    [
      ("arguments", CommandLine.arguments.joined(separator: "|")),
      ("argument count", "\(CommandLine.argc)"),
      ("arguments for Foundation", ProcessInfo.processInfo.arguments.joined(separator: "|")),
      ("arguments for others", file("cmdline")),
      ("variables", sorted(ProcessInfo.processInfo.environment.map { "\($0)=\($1)" })),
      ("variables for others", sorted(file("environ").split(separator: "|").map(String.init))),
      ("name", file("comm")), ("limits", file("limits")),
      (
        "signals and rights",
        lines(
          of: "status",
          [
            "Umask", "SigP", "SigB", "SigI", "SigC", "Shd", "Cap", "NoNew", "Groups", "Threads",
            "Cpus_allowed",
          ])
      ),
      ("folder", FileManager.default.currentDirectoryPath),
      ("descriptors", descriptors), ("time zone", TimeZone.current.identifier),
      ("user's folder", getenv("HOME").map { String(cString: $0) } ?? ""),
      ("program", auxiliaryValue(31).text), ("leads its group", "\(getpgrp() == getpid())"),
      ("parent", "\(getppid())"), ("main thread's number", "\(isNumberKnown)"),
      ("thread dies alone", diesAlone), ("another waits", "\(anotherWaits)"),
      ("hash", "\("a".hashValue)"),
      ("locale", Locale.current.identifier), ("price", 9.5.formatted(.currency(code: "USD"))),
      ("heap grows", "\(sbrk(4096) != UnsafeMutableRawPointer(bitPattern: -1))"),
      ("was started in full", "\(flags & forkedOnly == 0)"),
      ("types met before", "\(launch_server_met_type_count())"),
      ("pages got before", "\(launch_server_page_count())"),
    ]
  }

  /// The kernel's flag of a process that has run nothing but what it was forked with.
  private static let forkedOnly = 0x40

  /// The kernel's flags of this process.
  private static var flags: Int {
    let rest = file("stat").split(separator: ")").last?.split(separator: " ") ?? []
    return rest.count > 6 ? Int(rest[6]) ?? 0 : 0
  }

  /// Whether libc knows the number of this thread, by which it asks for its clock.
  private static var isNumberKnown: Bool {
    var clock = clockid_t()
    var time = timespec()
    return pthread_getcpuclockid(pthread_self(), &clock) == 0 && clock_gettime(clock, &time) == 0
  }

  /// Whether another thread can end and be waited for, by its number: the main one's are right, too.
  private static var diesAlone: String {
    let thread = Thread {}
    thread.start()
    while !thread.isFinished { sched_yield() }
    return "\(Thread.isMainThread)"
  }

  /// Whether another thread waits for this one's making of a value that is made once: the runtime's lock knows its holder by number.
  private static let anotherWaits: Bool = {
    let number = Mutex("")
    Thread {
      number.withLock {
        $0 =
          (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/thread-self")) ?? "?"
      }
      _ = anotherWaits
    }.start()
    // Until it sleeps in the kernel.
    while true {
      let thread = number.withLock(\.self)
      let state = file("../\(thread)/stat").split(separator: ")").last?.first { $0 != " " }
      if !thread.isEmpty, state == "S" { return true }
      sched_yield()
    }
  }()

  /// What the descriptors lead to, without what is different in each process.
  private static var descriptors: String {
    (0..<64).compactMap { number -> String? in
      guard
        let target = try? FileManager.default.destinationOfSymbolicLink(
          atPath: "/proc/self/fd/\(number)")
      else { return nil }
      return "\(number) \(target.split(separator: ":").first ?? "")"
    }.joined(separator: "|")
  }

  /// The lines of a file of the kernel's that begin with one of some texts.
  private static func lines(of name: String, _ beginnings: [String]) -> String {
    file(name).split(separator: "\n").filter { line in
      beginnings.contains { line.hasPrefix($0) }
    }.joined(separator: "|")
  }

  /// A file of the kernel's on this process.
  private static func file(_ name: String) -> String {
    let data = FileManager.default.contents(atPath: "/proc/self/\(name)") ?? Data()
    return String(decoding: data, as: UTF8.self).replacing("\0", with: "|")
  }

  private static func sorted(_ texts: [String]) -> String { texts.sorted().joined(separator: "|") }
}

extension UInt {
  /// The text at an address.
  fileprivate var text: String {
    UnsafePointer<CChar>(bitPattern: self).map { String(cString: $0) } ?? ""
  }
}

/// A value that the kernel gives a program with its arguments; 31 is the path that it was started by.
@_silgen_name("getauxval")
private func auxiliaryValue(_ kind: UInt) -> UInt
