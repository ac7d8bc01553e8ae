import Foundation
import Synchronization

/// Lets Ctrl-C end an app that reads nothing any more.
///
/// In raw mode Ctrl-C is a key like all others, and one that an app that hangs does not see. When keys have waited for some seconds without
/// a look by the app, the line is told to make a signal of it, which ``SignalRelay`` takes: the app has its moment to answer it, and is ended
/// otherwise. Once the app reads again, Ctrl-C is a key again. What was typed meanwhile is kept.
///
/// It looks from a thread of its own, once a second, as long as the watch lives.
final class UnreadInputWatch: Sendable {
  /// What is known of the line and of the app's looks at it.
  private struct Record: Sendable {
    /// How often the app has read.
    var reads = 0

    /// How often it had at the last look.
    var readsBefore = 0

    /// How many looks in a row saw keys waiting, and no read since the one before.
    var looksInVain = 0

    /// Whether the app has the line, rather than the shell.
    var isActive = true

    /// Whether the line makes a signal of Ctrl-C.
    var makesSignals = false
  }

  /// The seconds from one look to the next.
  private static let interval: UInt32 = 1

  /// After how many looks in vain an app counts as one that hangs.
  private static let patience = 3

  private let device: TerminalDevice

  /// The settings under which all keys reach the app.
  private let raw: termios

  private let record = Mutex(Record())

  /// Begins to watch.
  ///
  /// - Parameters:
  ///   - device: The terminal, which is in raw mode.
  ///   - raw: Its settings.
  init(_ device: TerminalDevice, raw: termios) {
    self.device = device
    self.raw = raw
    Thread.detachNewThread { [weak self] in
      while self != nil {
        sleep(Self.interval)
        self?.look()
      }
    }
  }

  /// The app read what there was.
  func noteRead() {
    record.withLock { record in
      record.reads += 1
      guard record.makesSignals else { return }
      record.makesSignals = false
      try? device.apply(raw)
    }
  }

  /// The app takes the line over again, in raw mode, or gives it back: the watch leaves it alone then.
  func setActive(_ isActive: Bool) {
    record.withLock { record in
      record.isActive = isActive
      record.makesSignals = false
      record.looksInVain = 0
    }
  }

  private func look() {
    record.withLock { record in
      let isInVain = record.reads == record.readsBefore && device.hasInput
      record.readsBefore = record.reads
      record.looksInVain = isInVain ? record.looksInVain + 1 : 0
      // From the background the call would stop the process.
      guard record.looksInVain >= Self.patience, record.isActive, !record.makesSignals,
        device.isOfForeground
      else { return }
      record.makesSignals = (try? device.apply(TerminalDevice.interruptible(raw))) != nil
    }
  }
}
