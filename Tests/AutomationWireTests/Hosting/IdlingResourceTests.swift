import Foundation
import Testing
import VirtualTime

@testable import AutomationWire

@Suite("Idling resources")
struct IdlingResourceTests {
  @Test("a resource is busy until everything that began has ended")
  func counts() {
    let registry = BusyResources()
    let resource = IdlingResource("thumbnails", timeout: 2, in: registry)
    #expect(resource.isIdle)
    resource.begin()
    resource.begin()
    resource.end()
    #expect(!resource.isIdle)
    #expect(registry.names == ["thumbnails"])
    resource.end()
    #expect(resource.isIdle)
    #expect(registry.names == [])
  }

  @Test("only what took longer than its timeout is overdue")
  func overdue() {
    let registry = BusyResources()
    let patient = IdlingResource("patient", timeout: 100, in: registry)
    let hasty = IdlingResource("hasty", timeout: 0, in: registry)
    patient.begin()
    hasty.begin()
    #expect(registry.overdue(at: .now).map(\.name) == ["hasty"])
    #expect(
      registry.overdue(at: .now.advanced(by: .seconds(101))).map(\.name) == ["hasty", "patient"])
  }

  @Test("a resource is busy while a body runs, also one that fails")
  func body() async {
    struct Failure: Error {}
    let registry = BusyResources()
    let resource = IdlingResource("decoder", in: registry)
    let value = await resource.whileBusy { resource.isIdle }
    #expect(!value)
    await #expect(throws: Failure.self) { try await resource.whileBusy { throw Failure() } }
    #expect(resource.isIdle)
  }

  @Test("instances do not see each other's resources")
  func instances() {
    let (one, other) = (BusyResources(), BusyResources())
    let resource = IdlingResource("one", in: one)
    resource.begin()
    #expect(one.names == ["one"])
    #expect(other.names == [])
    resource.end()
  }
}
