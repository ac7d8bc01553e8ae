import AutomationWire
import Testing

@testable import XCUIAutomation

@Suite("The link of an application to the system")
struct SystemLinkTests {
  @Test("brings what others put on the pasteboard, once")
  func pasteboard() {
    let device = Device()
    let (one, other) = (SystemLink(device), SystemLink(device))
    #expect(one.takePasteboard() == nil)
    one.put("text")
    #expect(one.takePasteboard() == nil)
    #expect(other.takePasteboard()?.text == "text")
    #expect(other.takePasteboard() == nil)
    other.put("")
    #expect(one.takePasteboard()?.text == "")
  }

  @Test("keeps the permissions that the application waits for, in order")
  func requests() {
    let link = SystemLink(Device())
    let asked = [ProtectedResource.camera, .location].map {
      SystemServices.Request(resource: $0, purpose: nil)
    }
    for request in asked { link.add(request) }
    #expect(link.requests == asked)
    link.remove(asked[0])
    #expect(link.requests == [asked[1]])
    link.removeAll()
    #expect(link.requests.isEmpty)
  }
}
