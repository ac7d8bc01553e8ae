import AutomationTools_Shared
import AutomationWire
import Foundation
import FoundationNetworking
import Primitives
import Synchronization

/// The network of one instance of an application whose test stubs it.
///
/// Requests come in on threads of the loading system, calls of the test on the main thread.
final class StubbedNetwork: Sendable {
  /// What changes.
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

  /// What the instance offers to tests, which owns the network; it tells instances apart.
  private weak let calls: AutomationCalls?

  /// Makes a network with stubs, and offers it to the test.
  ///
  /// - Parameters:
  ///   - stubs: The stubs.
  ///   - calls: What the instance offers to tests.
  init(_ stubs: [NetworkStub], calls: AutomationCalls) {
    self.calls = calls
    state.withLock { $0.stubs = stubs }
    calls.offer(NetworkCall.add) { [self] content in
      let stub = try JSONDecoder().decode(NetworkStub.self, from: Data(content.utf8))
      state.withLock { $0.stubs.append(stub) }
      return ""
    }
    calls.offer(NetworkCall.requests) { [self] _ in
      let data = try JSONEncoder().encode(state.withLock { $0.requests })
      return String(decoding: data, as: UTF8.self)
    }
    calls.offer(NetworkCall.release) { [self] content in String(release(Int(content))) }
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
  private func noteTransit() {
    calls?.noteTransit()
  }

  /// Answers what a stub holds, and lets it hold no more.
  ///
  /// - Parameter number: The stub's number.
  /// - Returns: How many requests waited.
  private func release(_ number: Int?) -> Int {
    guard let number else { return 0 }
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

// MARK: - Instances

extension StubbedNetwork {
  /// A network that goes with its instance.
  private struct Weak {
    /// The network.
    weak let network: StubbedNetwork?
  }

  /// The networks of the instances that run in this process.
  private static let all = Mutex<[Weak]>([])

  /// The networks of requests that were announced and did not begin yet.
  private static let announced = Mutex<[URLRequest: [StubbedNetwork]]>([:])

  /// Puts the stubs that the instance was launched with in force, unless they are.
  ///
  /// Does nothing in an application that no test launched.
  static func installForInstance() {
    let configuration = LaunchConfiguration.current
    guard configuration.isAutomated, let calls = AutomationCalls.ofInstance else { return }
    // Also without stubs: the shared session asks only classes that were known when it was first used, and a later instance in this
    // process may have stubs.
    _ = URLProtocol.registerClass(StubbedProtocol.self)
    guard let text = configuration.environment[AutomationVariable.networkStubs],
      find(calls) == nil
    else { return }
    let stubs: [NetworkStub]
    do {
      stubs = try JSONDecoder().decode([NetworkStub].self, from: Data(text.utf8))
    } catch {
      StandardError.write(
        "warning: \(AutomationVariable.networkStubs) cannot be read: \(error)\n")
      stubs = []
    }
    let network = StubbedNetwork(stubs, calls: calls)
    all.withLock { all in
      all.removeAll { $0.network == nil }
      all.append(Weak(network: network))
    }
  }

  /// The network of the instance whose code runs, if it is stubbed.
  ///
  /// Code that has lost its instance, as that of a detached task has, counts as of the instance with
  /// stubs that was launched last.
  static var ofCaller: StubbedNetwork? {
    if let calls = AutomationCalls.ofInstance { return find(calls) }
    return all.withLock { $0.last { $0.network != nil }?.network }
  }

  /// The network of an instance.
  private static func find(_ calls: AutomationCalls) -> StubbedNetwork? {
    all.withLock { $0.compactMap(\.network).first { $0.calls === calls } }
  }

  /// Notes that a request that is about to begin belongs to this network.
  func announce(_ request: URLRequest) {
    noteTransit()
    Self.announced.withLock { $0[request, default: []].append(self) }
  }

  /// Returns the network of a request that begins.
  static func network(for request: URLRequest) -> StubbedNetwork? {
    announced.withLock { announced in
      guard var networks = announced.removeValue(forKey: request) else { return nil }
      let network = networks.removeFirst()
      if !networks.isEmpty { announced[request] = networks }
      return network
    }
  }
}
