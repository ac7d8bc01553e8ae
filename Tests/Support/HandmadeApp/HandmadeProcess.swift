import Glibc

/// What the application does to the process it runs in.
enum HandmadeProcess {
  /// Writes a line to standard error.
  static func complain(_ text: String) {
    let bytes = Array((text + "\n").utf8)
    _ = write(2, bytes, bytes.count)
  }

  /// Says something on standard error and ends the process.
  static func exit() {
    complain("fatal: the disk is full")
    Glibc.exit(3)
  }

  /// Goes to sleep for good.
  static func hang() {
    while true { pause() }
  }
}
