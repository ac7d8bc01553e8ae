#if Automation
import AutomationTools_Shared
import AutomationWire
import Foundation
import Synchronization

/// The network of one instance of an application whose test stubs it.
///
/// Requests come in on threads of the loading system, calls of the test on the main thread.
final class StubbedNetwork: Sendable {
  /// The mutable state, behind the lock.
  private struct State {
    /// The stubs, in the order in which they are asked.
    var stubs: [NetworkStub] = []

    /// How many requests each stub answers, by its number.
    var uses: [Int: Int] = [:]

    /// What was requested, in order.
    var requests: [RecordedRequest] = []

    /// The loads that stubs hold, by the stub's number.
    var held: [Int: [StubbedLoad]] = [:]
  }

  /// What changes.
  private let state = Mutex(State())

  /// The instance, which owns the network.
  private weak let instance: ApplicationInstance?

  /// Makes a network with stubs, and offers it to the test.
  ///
  /// - Parameters:
  ///   - stubs: The stubs.
  ///   - instance: The instance whose network it is.
  private init(_ stubs: [NetworkStub], of instance: ApplicationInstance) {
    self.instance = instance
    state.withLock { $0.stubs = stubs }
    instance.offer(NetworkMessage.add) { [weak self] stub in
      self?.state.withLock { $0.stubs.append(stub) }
      self?.tellReach()
      return NoValue()
    }
    instance.offer(NetworkMessage.requests) { [weak self] _ in
      self?.state.withLock { $0.requests } ?? []
    }
    instance.offer(NetworkMessage.release) { [weak self] number in self?.release(number) ?? 0 }
  }
}

// MARK: - Loads

extension StubbedNetwork {
  /// Answers a load by the first stub that matches and is not used up.
  ///
  /// - Parameters:
  ///   - load: The load.
  ///   - request: What it asks for.
  func begin(_ load: StubbedLoad, _ request: RecordedRequest) {
    var request = request
    defer { tellReach() }
    let stub = state.withLock { state -> NetworkStub? in
      let stub = state.stubs.first { stub in
        stub.limit.map { state.uses[stub.number, default: 0] < $0 } ?? true
          && stub.pattern.mismatch(with: request) == nil
      }
      request.stub = stub?.number
      request.problem = stub.flatMap { Self.problem(of: $0.response) }
      state.requests.append(request)
      guard let stub else { return nil }
      state.uses[stub.number, default: 0] += 1
      guard stub.response.isHeld else { return stub }
      state.held[stub.number, default: []].append(load)
      return nil
    }
    if let stub {
      load.answer(stub.response, onItsWay: noteTransit)
    } else if request.stub == nil {
      noteTransit()
      load.fail(.resourceUnavailable, "No stub matches \(request.method) \(request.url).")
    }
  }

  /// Notes that an answer is on its way to the application.
  func noteTransit() {
    instance?.noteTransit()
  }

  /// Answers what a stub holds, and lets it hold no more.
  ///
  /// - Parameter number: The stub's number.
  /// - Returns: How many requests waited.
  private func release(_ number: Int) -> Int {
    let (loads, response) = state.withLock { state -> ([StubbedLoad], StubbedResponse?) in
      guard let index = state.stubs.firstIndex(where: { $0.number == number }) else {
        return ([], nil)
      }
      state.stubs[index].response.isHeld = false
      return (state.held.removeValue(forKey: number) ?? [], state.stubs[index].response)
    }
    guard let response else { return 0 }
    for load in loads { load.answer(response, onItsWay: noteTransit) }
    return loads.count
  }

  /// What keeps a response from being sent, in words.
  private static func problem(of response: StubbedResponse) -> String? {
    guard case .file(let path) = response.outcome,
      !FileManager.default.isReadableFile(atPath: path)
    else { return nil }
    return "the file “\(path)” of its stub cannot be read"
  }
}

// MARK: - Reach

extension StubbedNetwork {
  /// Says whether the application reaches the network.
  ///
  /// It does not while the first stub that answers whatever is asked for, and is not used up, fails as there is no connection. That stubs
  /// before it answer some requests does not count.
  func tellReach() {
    guard let instance else { return }
    let isOffline = state.withLock { state in
      let stub = state.stubs.first { stub in
        stub.pattern == RequestPattern()
          && stub.limit.map { state.uses[stub.number, default: 0] < $0 } ?? true
      }
      return stub?.response.outcome == .failure(URLError.notConnectedToInternet.rawValue)
    }
    NetworkReach.of(instance).set(!isOffline)
  }
}

// MARK: - Addresses

extension StubbedNetwork {
  /// Whether stubs answer for an address: all of HTTP.
  static func isStubbed(_ url: URL?) -> Bool {
    guard let scheme = url?.scheme?.lowercased() else { return false }
    return scheme == "http" || scheme == "https"
  }
}

// MARK: - What a toolkit loads itself

extension StubbedNetwork {
  /// Has toolkits ask the stubs too for what they load themselves, such as pictures.
  static func answerToolkits() {
    RemoteData.load { url in
      guard isStubbed(url) else { return nil }
      return try await instanceOfCaller.flatMap { of($0) }?.data(at: url)
    }
  }

  /// Returns the data at an address as the stubs answer, with no loading system in between: the program may have none.
  private func data(at url: URL) async throws -> Data {
    noteTransit()
    let current = Mutex<StubbedLoad?>(nil)
    let answer = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let load = StubbedLoad(url) { continuation.resume(returning: $0) }
        current.withLock { $0 = load }
        if Task.isCancelled {
          load.fail(.cancelled, "The load was given up.")
        } else {
          begin(load, RecordedRequest(method: "GET", url: url.absoluteString))
        }
      }
    } onCancel: {
      current.withLock { $0 }?.fail(.cancelled, "The load was given up.")
    }
    switch answer {
    case .response(let status, _, let body):
      guard 200..<300 ~= status else {
        let reason = "The answer has the status \(status)."
        throw StubbedLoad.error(.badServerResponse, reason, url)
      }
      return body
    case .failure(let error): throw error
    }
  }
}

// MARK: - Instances

extension StubbedNetwork {
  /// A holder of an instance's network; empty when its test has no stubs.
  private final class Holder: Sendable {
    /// The network.
    let network: StubbedNetwork?

    /// Makes it for an instance.
    init(_ instance: ApplicationInstance) {
      network = StubbedNetwork.stubs(of: instance).map { StubbedNetwork($0, of: instance) }
    }
  }

  /// Returns the network of an instance; `nil` unless a test stubs it.
  static func of(_ instance: ApplicationInstance) -> StubbedNetwork? {
    instance.attachment { Holder(instance) }.network
  }

  /// The stubs that an instance was launched with; `nil` when its test has none.
  private static func stubs(of instance: ApplicationInstance) -> [NetworkStub]? {
    guard instance.configuration.isAutomated else { return nil }
    do {
      return try NetworkMessage.stubs.value(in: instance.configuration)
    } catch {
      instance.warn("The network stubs of the launch cannot be read: \(error)")
      return []
    }
  }

  /// The instance whose code runs, if a test stubs its network; also of code that may have lost it.
  static var instanceOfCaller: ApplicationInstance? {
    let instance = ApplicationInstance.ofCaller("asks for the network") { of($0) != nil }
    return instance.flatMap { of($0) == nil ? nil : $0 }
  }
}
#endif
