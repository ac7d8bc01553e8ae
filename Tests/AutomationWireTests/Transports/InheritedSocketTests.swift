import Glibc
import Testing

@testable import AutomationWire

@Suite("Sockets that a process was told to be its test's")
struct InheritedSocketTests {
  /// Puts a greeting into one socket of a pair, and returns what is wrong with the other.
  private static func problem(behindGreeted ends: (Int32, Int32)) throws -> String? {
    defer { close(ends.1) }
    let transport = DescriptorTransport(owning: ends.0)
    try transport.send(.greeting)
    // What goes over a network takes a moment even on one machine.
    var request = pollfd(fd: ends.1, events: Int16(POLLIN), revents: 0)
    #expect(poll(&request, 1, 10_000) == 1)
    return InheritedSocket(ends.1).problem
  }

  /// Two sockets that are connected over the network, on this machine.
  private func makeNetworkPair() throws -> (Int32, Int32) {
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(listener) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let client = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    let isConnected = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(listener, address, size) == 0 && listen(listener, 1) == 0
          && getsockname(listener, address, &size) == 0 && connect(client, address, size) == 0
      }
    }
    guard isConnected else { throw SystemFailure(code: errno) }
    return (client, accept(listener, nil, nil))
  }

  @Test("are local ones of this user with a greeting")
  func local() throws {
    #expect(try Self.problem(behindGreeted: makeSocketPair()) == nil)
  }

  @Test("are none that come over a network, whoever greets there")
  func network() throws {
    #expect(
      try Self.problem(behindGreeted: makeNetworkPair()) == "the socket it names is no local one")
  }

  @Test("are none without a greeting, no files and nothing that is closed")
  func others() throws {
    let (first, second) = try makeSocketPair()
    defer { close(first) }
    #expect(InheritedSocket(second).problem == "the socket it names holds no greeting of a test")
    close(second)
    #expect(InheritedSocket(second).problem == "it names no socket of a test")
    let file = open("/dev/null", O_RDONLY)
    defer { close(file) }
    #expect(InheritedSocket(file).problem == "it names no socket of a test")
  }

  @Test("are none that another user made", .enabled(if: geteuid() == 0, "Only root can be two."))
  func otherUser() async {
    // In a process of its own: who one is holds for all threads.
    await #expect(processExitsWith: .success) {
      seteuid(65_534)
      let ends = try makeSocketPair()
      seteuid(0)
      let problem = try InheritedSocketTests.problem(behindGreeted: ends)
      precondition(
        problem == "the socket it names is that of another user, 65534", problem ?? "nothing")
    }
  }
}
