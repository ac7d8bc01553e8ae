import Foundation

extension Publishers {
  /// A publisher whose values several subscribers share, once it is connected.
  ///
  /// Mirrors Combine's `Publishers.Multicast`.
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
  where SubjectType.Output == Upstream.Output, SubjectType.Failure == Upstream.Failure {
    /// The values of the publisher inside.
    public typealias Output = Upstream.Output

    /// The error of the publisher inside.
    public typealias Failure = Upstream.Failure

    private let lock = NSLock()
    private let upstream: Upstream
    private let makeSubject: () -> SubjectType
    private var subject: SubjectType?

    /// Makes a publisher.
    ///
    /// - Parameters:
    ///   - upstream: Whose values are shared.
    ///   - createSubject: Makes the subject by which they are.
    public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
      self.upstream = upstream
      makeSubject = createSubject
    }

    private var sharedSubject: SubjectType {
      lock.withLock {
        if let subject { return subject }
        let made = makeSubject()
        subject = made
        return made
      }
    }

    /// Attaches a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      sharedSubject.subscribe(subscriber)
    }

    /// Subscribes to the publisher inside.
    public func connect() -> any Cancellable {
      upstream.subscribe(sharedSubject)
    }
  }

  /// A publisher that connects another when it is subscribed to, and ends that when the last subscriber goes.
  ///
  /// Mirrors Combine's `Publishers.Autoconnect`.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    /// The values of the publisher inside.
    public typealias Output = Upstream.Output

    /// The error of the publisher inside.
    public typealias Failure = Upstream.Failure

    /// The publisher inside.
    public let upstream: Upstream

    private let lock = NSLock()
    private var subscriberCount = 0
    private var connection: (any Cancellable)?

    /// Makes a publisher that connects another.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Attaches a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let leaving = AnyCancellable { self.leave() }
      upstream.handleEvents(
        receiveCompletion: { _ in leaving.cancel() }, receiveCancel: { leaving.cancel() }
      ).subscribe(subscriber)
      let isFirst = lock.withLock {
        subscriberCount += 1
        return subscriberCount == 1
      }
      guard isFirst else { return }
      let connection = upstream.connect()
      let isLeft = lock.withLock {
        self.connection = connection
        return subscriberCount == 0
      }
      if isLeft { disconnect() }
    }

    private func leave() {
      let isLast = lock.withLock {
        subscriberCount -= 1
        return subscriberCount == 0
      }
      if isLast { disconnect() }
    }

    private func disconnect() {
      let connection = lock.withLock {
        defer { self.connection = nil }
        return self.connection
      }
      connection?.cancel()
    }
  }

  /// A publisher whose values all its subscribers share, from when each subscribes.
  ///
  /// Mirrors Combine's `Publishers.Share`.
  public final class Share<Upstream: Publisher>: Publisher {
    /// The values of the publisher inside.
    public typealias Output = Upstream.Output

    /// The error of the publisher inside.
    public typealias Failure = Upstream.Failure

    private let shared:
      Autoconnect<Multicast<Upstream, PassthroughSubject<Upstream.Output, Upstream.Failure>>>

    /// Makes a publisher whose values are shared.
    public init(upstream: Upstream) {
      shared = Multicast(upstream: upstream) { PassthroughSubject() }.autoconnect()
    }

    /// Attaches a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      shared.receive(subscriber: subscriber)
    }
  }
}

extension Publisher {
  /// Shares the values among all subscribers.
  ///
  /// Mirrors Combine's method.
  public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }

  /// Shares the values among subscribers, by a subject, once it is connected.
  ///
  /// Mirrors Combine's method.
  public func multicast<SubjectType: Subject>(
    _ createSubject: @escaping () -> SubjectType
  ) -> Publishers.Multicast<Self, SubjectType> {
    Publishers.Multicast(upstream: self, createSubject: createSubject)
  }

  /// Shares the values among subscribers, by a subject, once it is connected.
  ///
  /// Mirrors Combine's method.
  public func multicast<SubjectType: Subject>(
    subject: SubjectType
  ) -> Publishers.Multicast<Self, SubjectType> {
    Publishers.Multicast(upstream: self) { subject }
  }
}

extension Publisher where Failure == Never {
  /// Sends nothing before it is connected.
  ///
  /// Mirrors Combine's method.
  public func makeConnectable() -> some ConnectablePublisher<Output, Never> {
    multicast { PassthroughSubject<Output, Never>() }
  }
}

extension ConnectablePublisher {
  /// Connects when it is first subscribed to.
  ///
  /// Mirrors Combine's method.
  public func autoconnect() -> Publishers.Autoconnect<Self> {
    Publishers.Autoconnect(upstream: self)
  }
}
