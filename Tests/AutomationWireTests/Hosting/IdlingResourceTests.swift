import Foundation
import Testing

@testable import AutomationWire

@Suite("Idling resources")
struct IdlingResourceTests {
  @Test("a resource is busy until everything that began has ended")
  func counts() {
    let registry = BusyResources()
    BusyResources.$ofInstance.withValue(registry) {
      let resource = IdlingResource("thumbnails", timeout: 2)
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
  }

  @Test("only what took longer than its timeout is overdue")
  func overdue() {
    let registry = BusyResources()
    BusyResources.$ofInstance.withValue(registry) {
      let patient = IdlingResource("patient", timeout: 100)
      let hasty = IdlingResource("hasty", timeout: 0)
      patient.begin()
      hasty.begin()
      #expect(registry.overdue(at: .now).map(\.name) == ["hasty"])
      #expect(registry.overdue(at: .now + .seconds(101)).map(\.name) == ["hasty", "patient"])
    }
  }

  @Test("a resource is busy while a body runs, also one that fails")
  func body() async {
    struct Failure: Error {}
    let registry = BusyResources()
    await BusyResources.$ofInstance.withValue(registry) {
      let resource = IdlingResource("decoder")
      let value = await resource.whileBusy { resource.isIdle }
      #expect(!value)
      await #expect(throws: Failure.self) { try await resource.whileBusy { throw Failure() } }
      #expect(resource.isIdle)
    }
  }

  @Test("instances do not see each other's resources")
  func instances() {
    let (one, other) = (BusyResources(), BusyResources())
    let resource = BusyResources.$ofInstance.withValue(one) { IdlingResource("one") }
    resource.begin()
    #expect(one.names == ["one"])
    #expect(other.names == [])
    resource.end()
  }
}
