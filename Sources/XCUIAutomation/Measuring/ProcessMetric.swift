public import Foundation

/// A metric of a process: this one, or that of an application.
///
/// It is what the metrics of processor time, memory and files have in common; a suite has no use for it.
open class ProcessMetric: NSObject {
  /// The application; `nil` for this process.
  private let application: XCUIApplication?

  /// What the process had used before the run.
  private var first: ProcessUsage?

  /// What the process had used after the run.
  private(set) var last: ProcessUsage?

  /// Makes a metric of this process.
  public override init() {
    application = nil
    super.init()
  }

  /// Makes a metric of the process of an application.
  ///
  /// - Parameter application: The application; while it does not run it uses nothing.
  public init(application: XCUIApplication) {
    self.application = application
    super.init()
  }

  /// Notes what the process has used.
  public func willBeginMeasuring() { first = usage }

  /// Notes what the process has used.
  public func didStopMeasuring() { last = usage }

  /// What the process has used; `nil` when it does not run.
  private var usage: ProcessUsage? {
    guard let application else { return ProcessUsage(processID: getpid()) }
    return application.processIdentifier.flatMap { ProcessUsage(processID: $0) }
  }

  /// Returns how much more the process has used after the run.
  ///
  /// An application that was launched by the run had used nothing before.
  ///
  /// - Throws: ``MetricError`` when there is no process.
  func difference(_ value: KeyPath<ProcessUsage, Double>) throws -> Double {
    guard let last else { throw MetricError(description: "The application does not run.") }
    guard let first, first.processID == last.processID else { return last[keyPath: value] }
    return last[keyPath: value] - first[keyPath: value]
  }
}

/// The use of the machine by a process, as the system tells it.
struct ProcessUsage: Sendable {
  /// The number of the process.
  let processID: Int32

  /// The time of all its threads, in and for it.
  let processorSeconds: Double

  /// The memory it has now.
  let residentKilobytes: Double

  /// The most memory it had.
  let peakKilobytes: Double

  /// What it wrote to files.
  let writtenKilobytes: Double

  /// Reads what a process has used; `nil` when there is no such process.
  init?(processID: Int32) {
    let folder = "/proc/\(processID)"
    // The name of the program is in parentheses, and may hold anything.
    guard let stat = Self.text(folder + "/stat"), let end = stat.lastIndex(of: ")") else {
      return nil
    }
    let fields = stat[end...].split(separator: " ")
    let ticks = [12, 13].compactMap { fields.indices.contains($0) ? Double(fields[$0]) : nil }
    self.processID = processID
    processorSeconds = ticks.reduce(0, +) / Double(sysconf(Int32(_SC_CLK_TCK)))
    let status = Self.text(folder + "/status") ?? ""
    residentKilobytes = Self.number("VmRSS:", in: status)
    peakKilobytes = Self.number("VmHWM:", in: status)
    writtenKilobytes = Self.number("wchar:", in: Self.text(folder + "/io") ?? "") / 1_000
  }

  /// The text of a file of the system's.
  private static func text(_ path: String) -> String? {
    FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The number in the line that begins with a name.
  private static func number(_ name: String, in text: String) -> Double {
    let line = text.split(separator: "\n").first { $0.hasPrefix(name) }
    return line?.dropFirst(name.count).split(whereSeparator: \.isWhitespace).first
      .flatMap { Double($0) } ?? 0
  }
}
