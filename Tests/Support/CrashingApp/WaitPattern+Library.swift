import Foundation
import Glibc

extension WaitPattern {
  /// Waits as the C library does; returns whether this is such a wait.
  func beginLibrary(_ done: @escaping @Sendable () -> Void) -> Bool {
    guard let body = libraryBody else { return false }
    onThread(then: done, body)
    return true
  }

  /// Code that waits as the C library does; `nil` for other waits.
  private var libraryBody: (@Sendable () -> Void)? {
    switch self {
    case .usleep: { _ = Glibc.usleep(300_000) }
    case .nanosleep:
      {
        var time = timespec(tv_sec: 0, tv_nsec: 300_000_000)
        Glibc.nanosleep(&time, nil)
      }
    case .clockNanosleep:
      {
        var time = WaitPattern.limit(CLOCK_MONOTONIC)
        clock_nanosleep(CLOCK_MONOTONIC, Int32(TIMER_ABSTIME), &time, nil)
      }
    case .conditionTimedWait:
      {
        var mutex = pthread_mutex_t()
        var condition = pthread_cond_t()
        pthread_mutex_init(&mutex, nil)
        pthread_cond_init(&condition, nil)
        pthread_mutex_lock(&mutex)
        var time = WaitPattern.limit(CLOCK_REALTIME)
        while pthread_cond_timedwait(&condition, &mutex, &time) != ETIMEDOUT {}
        pthread_mutex_unlock(&mutex)
      }
    case .pollLimit: { _ = poll(nil, 0, 300) }
    case .selectLimit:
      {
        var time = timeval(tv_sec: 0, tv_usec: 300_000)
        _ = select(0, nil, nil, nil, &time)
      }
    case .eventsLimit:
      {
        let set = makeEventSet(0)
        // Room for one event, of which none comes.
        var event: (UInt64, UInt64) = (0, 0)
        _ = waitForEvents(set, &event, 1, 300)
        close(set)
      }
    case .timerDescriptor:
      {
        let timer = makeTimer(CLOCK_MONOTONIC, 0)
        var time = itimerspec()
        time.it_value.tv_nsec = 300_000_000
        setTimer(timer, 0, &time, nil)
        var count: UInt64 = 0
        _ = read(timer, &count, 8)
        close(timer)
      }
    default: nil
    }
  }

  /// The time 0.3 seconds ahead on a clock.
  private static func limit(_ clock: clockid_t) -> timespec {
    var time = timespec()
    clock_gettime(clock, &time)
    time.tv_nsec += 300_000_000
    if time.tv_nsec >= 1_000_000_000 {
      time.tv_sec += 1
      time.tv_nsec -= 1_000_000_000
    }
    return time
  }

  /// Waits for what is outside of the clocks, or works; a wait for what another thread does after its sleep is on the clock.
  func beginReal(_ done: @escaping @Sendable () -> Void) {
    switch self {
    case .readabilityHandler: beginReading(done)
    case .socketSource: beginReadingSocket(done)
    case .childProcess, .childOutput: beginChild(done)
    case .loopbackServer: onThread(then: done) { exchangeOverLoopback() }
    case .signal: beginSignal(done)
    default:
      onThread(then: done) {
        // The processor's time is no clock of ours: it passes for whoever computes.
        let begin = Glibc.clock()
        while Glibc.clock() - begin < 20_000 {}
      }
    }
  }

  /// Has a pipe written to after a while, and its reader call back.
  private func beginReading(_ done: @escaping @Sendable () -> Void) {
    let pipe = Pipe()
    // Foundation of this platform traps when a handler takes itself away while more comes; it holds the pipe, which would be closed
    // without it.
    pipe.fileHandleForReading.readabilityHandler = { handle in
      if !handle.availableData.isEmpty { withExtendedLifetime(pipe) { done() } }
    }
    onThread {
      Thread.sleep(forTimeInterval: 0.3)
      pipe.fileHandleForWriting.write(Data([1]))
    }
  }

  /// Has a socket written to after a while, and the source that watches its other end call back.
  private func beginReadingSocket(_ done: @escaping @Sendable () -> Void) {
    var made: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &made) == 0 else { return }
    let ends = made
    let source = DispatchSource.makeReadSource(fileDescriptor: ends[0], queue: .global())
    source.setEventHandler {
      source.cancel()
      done()
    }
    source.setCancelHandler { for end in ends { close(end) } }
    source.activate()
    onThread {
      Thread.sleep(forTimeInterval: 0.3)
      _ = send(ends[1], "!", 1, Int32(MSG_NOSIGNAL))
    }
  }

  /// Starts a process that ends by itself, and waits for its end or reads what it writes.
  private func beginChild(_ done: @escaping @Sendable () -> Void) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "/bin/sleep 0.02; echo done"]
    let output = Pipe()
    process.standardOutput = output
    if self == .childProcess {
      process.terminationHandler = { _ in done() }
    }
    guard (try? process.run()) != nil else { return }
    if self == .childOutput {
      onThread(then: done) { _ = try? output.fileHandleForReading.readToEnd() }
    }
  }

  /// Once: the first source replaces it by what lets dispatch see the signal.
  private static let ignoresSignal = Glibc.signal(SIGUSR2, SIG_IGN) != nil

  /// Has a signal sent after a while, and the source that watches for it call back.
  private func beginSignal(_ done: @escaping @Sendable () -> Void) {
    _ = Self.ignoresSignal
    let source = DispatchSource.makeSignalSource(signal: SIGUSR2, queue: .main)
    source.setEventHandler {
      source.cancel()
      done()
    }
    source.activate()
    onThread {
      Thread.sleep(forTimeInterval: 0.3)
      kill(getpid(), SIGUSR2)
    }
  }
}

/// Sends a byte to a server of this process over the loopback, and waits until it comes back.
private func exchangeOverLoopback() {
  let (server, address) = Loopback.listen()
  onThread {
    let client = accept(server, nil, nil)
    var byte: UInt8 = 0
    while recv(client, &byte, 1, 0) == 1 { send(client, &byte, 1, Int32(MSG_NOSIGNAL)) }
    close(client)
  }
  let client = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
  withUnsafePointer(to: address) {
    $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
      _ = connect(client, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
    }
  }
  for _ in 1...10 {
    var byte: UInt8 = 7
    send(client, &byte, 1, Int32(MSG_NOSIGNAL))
    recv(client, &byte, 1, 0)
  }
  close(client)
  close(server)
}

// Glibc's module does not show these.

/// Makes a timer that is read from.
@_silgen_name("timerfd_create")
private func makeTimer(_ clock: Int32, _ flags: Int32) -> Int32

/// Sets a timer that is read from.
@_silgen_name("timerfd_settime") @discardableResult
private func setTimer(
  _ timer: Int32, _ flags: Int32, _ time: UnsafePointer<itimerspec>,
  _ old: UnsafeMutablePointer<itimerspec>?
) -> Int32
