import AccessibilityTree
import Glibc

/// The calls that a terminal's two descriptors need.
struct TerminalDevice: Sendable {
  /// The largest size that is believed; a terminal may say anything.
  static let largestSize = Size(width: 2_000, height: 1_000)

  /// The size of a terminal that does not know its own.
  static let usualSize = Size(width: 80, height: 24)

  /// The descriptor to read from.
  let input: Int32

  /// The descriptor to write to.
  let output: Int32

  /// Returns the settings of the line.
  ///
  /// - Throws: ``TerminalError/failedCall(name:code:)``.
  func settings() throws(TerminalError) -> termios {
    var settings = termios()
    guard tcgetattr(input, &settings) == 0 else {
      throw .failedCall(name: "tcgetattr", code: errno)
    }
    return settings
  }

  /// Sets the settings of the line.
  ///
  /// From the background this stops the process, as it should, unless the signal `SIGTTOU` is blocked.
  ///
  /// - Throws: ``TerminalError/failedCall(name:code:)``.
  func apply(_ settings: termios) throws(TerminalError) {
    var settings = settings
    while tcsetattr(input, TCSANOW, &settings) != 0 {
      if errno != EINTR { throw .failedCall(name: "tcsetattr", code: errno) }
    }
  }

  /// Returns settings under which every byte arrives as it is, at once and without an echo.
  ///
  /// - Parameter settings: The settings to begin with.
  /// - Returns: The raw settings.
  static func raw(_ settings: termios) -> termios {
    var raw = settings
    cfmakeraw(&raw)
    withUnsafeMutableBytes(of: &raw.c_cc) { characters in
      characters[Int(VMIN)] = 1
      characters[Int(VTIME)] = 0
    }
    return raw
  }

  /// Returns raw settings under which Ctrl-C makes the signal `SIGINT`, and what was typed before it stays.
  ///
  /// - Parameter raw: The raw settings.
  /// - Returns: The settings.
  static func interruptible(_ raw: termios) -> termios {
    var settings = raw
    settings.c_lflag |= tcflag_t(ISIG | NOFLSH)
    withUnsafeMutableBytes(of: &settings.c_cc) { characters in
      characters[Int(VINTR)] = 0x03
      // No key makes another one, which zero stands for (`_POSIX_VDISABLE`).
      for key in [VQUIT, VSUSP] { characters[Int(key)] = 0 }
    }
    return settings
  }

  /// Whether something has arrived that was not read.
  var hasInput: Bool {
    var count: Int32 = 0
    return ioctl(input, UInt(FIONREAD), &count) == 0 && count > 0
  }

  /// Whether the process is in the foreground of the terminal, and has its signals.
  var isOfForeground: Bool { tcgetpgrp(input) == getpgrp() }

  /// Returns the size, from the terminal or, where it does not know, from the environment.
  ///
  /// - Parameter environment: The environment variables.
  /// - Returns: A size that is not empty.
  func size(environment: [String: String]) -> Size {
    var window = winsize()
    let isKnown = ioctl(output, UInt(TIOCGWINSZ), &window) == 0
    let columns = isKnown ? Int(window.ws_col) : 0
    let rows = isKnown ? Int(window.ws_row) : 0
    let width = columns > 0 ? columns : environment["COLUMNS"].flatMap { Int($0) } ?? 0
    let height = rows > 0 ? rows : environment["LINES"].flatMap { Int($0) } ?? 0
    return Size(
      width: min(width > 0 ? width : Self.usualSize.width, Self.largestSize.width),
      height: min(height > 0 ? height : Self.usualSize.height, Self.largestSize.height))
  }

  /// Writes all bytes, waiting while the terminal takes none.
  ///
  /// - Parameter bytes: The bytes; one call of the system if the terminal takes all at once.
  /// - Throws: ``TerminalError/disconnected`` or ``TerminalError/failedCall(name:code:)``.
  func write(_ bytes: [UInt8]) throws(TerminalError) {
    var offset = 0
    while offset < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        Glibc.write(output, buffer.baseAddress?.advanced(by: offset), buffer.count - offset)
      }
      if count >= 0 {
        offset += count
      } else if errno == EAGAIN || errno == EWOULDBLOCK {
        var request = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
        _ = poll(&request, 1, -1)
      } else if errno == EIO || errno == ENXIO || errno == EPIPE {
        throw .disconnected
      } else if errno != EINTR {
        throw .failedCall(name: "write", code: errno)
      }
    }
  }

  /// Reads what has arrived, without waiting.
  ///
  /// - Parameter limit: The most bytes to read.
  /// - Returns: The bytes, nil if the terminal is gone.
  /// - Throws: ``TerminalError/failedCall(name:code:)``.
  func read(limit: Int) throws(TerminalError) -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: limit)
    while true {
      // The descriptor is shared with whoever started the app, so it is not made non-blocking.
      var request = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
      guard poll(&request, 1, 0) > 0 else { return [] }
      let count = Glibc.read(input, &buffer, limit)
      if count > 0 { return Array(buffer[..<count]) }
      if count == 0 || errno == EIO || errno == ENXIO { return nil }
      if errno == EAGAIN || errno == EWOULDBLOCK { return [] }
      if errno != EINTR { throw .failedCall(name: "read", code: errno) }
    }
  }

  /// Throws away what has arrived and was not read, such as reports of the mouse that would end up in a shell.
  func discardInput() {
    tcflush(input, TCIFLUSH)
  }
}
