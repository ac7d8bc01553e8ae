public import Dispatch

extension DispatchQueue: Scheduler {
  /// A point in Dispatch's time.
  ///
  /// Mirrors `DispatchQueue.SchedulerTimeType`.
  public struct SchedulerTimeType: Strideable, Hashable, Sendable {
    /// An interval.
    public typealias Stride = DispatchInterval

    /// The time as Dispatch has it.
    public var dispatchTime: DispatchTime

    /// Makes a point in time.
    public init(_ time: DispatchTime) {
      dispatchTime = time
    }

    /// Returns the interval to another time.
    public func distance(to other: SchedulerTimeType) -> DispatchInterval {
      .nanoseconds(
        Int(bitPattern: UInt(other.dispatchTime.uptimeNanoseconds))
          - Int(bitPattern: UInt(dispatchTime.uptimeNanoseconds)))
    }

    /// Returns the time after an interval.
    public func advanced(by interval: DispatchInterval) -> SchedulerTimeType {
      SchedulerTimeType(dispatchTime + interval.timeInterval)
    }

    /// Hashes the number of nanoseconds.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(dispatchTime.uptimeNanoseconds)
    }
  }

  /// What can be said of how a queue runs code.
  ///
  /// Mirrors `DispatchQueue.SchedulerOptions`.
  public struct SchedulerOptions {
    /// The quality of service.
    public var qos: DispatchQoS

    /// The flags of the piece of work.
    public var flags: DispatchWorkItemFlags

    /// The group that the piece of work belongs to.
    public var group: DispatchGroup?

    /// Makes options.
    public init(
      qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
      group: DispatchGroup? = nil
    ) {
      self.qos = qos
      self.flags = flags
      self.group = group
    }
  }

  /// The time.
  public var now: SchedulerTimeType { SchedulerTimeType(.now()) }

  /// How exact a time can be.
  public var minimumTolerance: DispatchInterval { 0 }

  /// Runs code as soon as the queue comes to it.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let work = HandedOver(run: action)
    async(
      group: options?.group, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []
    ) { work.run() }
  }

  /// Runs code at a time.
  public func schedule(
    after date: SchedulerTimeType, tolerance: DispatchInterval, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let work = HandedOver(run: action)
    asyncAfter(
      deadline: date.dispatchTime, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []
    ) { work.run() }
  }

  /// Runs code at a time, and again after each interval.
  ///
  /// - Returns: What ends that.
  public func schedule(
    after date: SchedulerTimeType, interval: DispatchInterval, tolerance: DispatchInterval,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let work = HandedOver(run: action)
    let source = DispatchSource.makeTimerSource(queue: self)
    source.schedule(
      deadline: date.dispatchTime, repeating: interval.timeInterval,
      leeway: tolerance.timeInterval)
    source.setEventHandler { work.run() }
    source.resume()
    return AnyCancellable { source.cancel() }
  }
}
