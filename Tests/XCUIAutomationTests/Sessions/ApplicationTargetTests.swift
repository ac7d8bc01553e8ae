import AutomationWire
import Testing

@testable import XCUIAutomation

@Suite("Targets that the environment chooses") struct ApplicationTargetTests {
  @Test(
    "A process, also when nothing is said; the test's process; nothing else",
    arguments: [
      (nil, .executable("Gallery")), ("", .executable("Gallery")),
      ("process", .executable("Gallery")), ("in-process", .inProcess(GalleryApp.self)),
      ("in process", nil), ("Process", nil),
    ] as [(String?, ApplicationTarget?)])
  func choice(_ value: String?, _ expected: ApplicationTarget?) {
    #expect(
      ApplicationTarget.executable("Gallery", orInProcess: GalleryApp.self, as: value) == expected)
  }
}
