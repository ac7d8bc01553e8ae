import Testing

@testable import XCUIAutomation

@Suite("Reports of crashes") struct CrashReportTests {
  @Test("The innermost own function is named, with its place")
  func own() {
    let own = "/home/ada/Shop/Sources/Cart.swift"
    let toolkit = #filePath.components(separatedBy: "/Tests/")[0] + "/Sources/TextUI/Button.swift"
    let lines = [
      "*** Program crashed: Illegal instruction at 0x00007fa3cdaf9361 ***",
      "Thread 0 \"Shop\" crashed:",
      "  0               0x00007fa3cdaf9361 _assertionFailure(_:_:file:line:flags:) + 225 in libswiftCore.so",
      "  1 [inlined]     0x0000557b221a4780 Button.press() in Shop at \(toolkit):9:5",
      "  2 [ra]          0x0000557b221a4788 Button.press() + 199 in Shop at \(toolkit):9:5",
      "  3 [ra]          0x0000557b221a68e2 static Cart.total(of:) + 113 in Shop at \(own):31:22",
      "  4 [ra]          0x0000557b221a68e2 Cart.open() + 13 in Shop at \(own):60:22",
    ]
    #expect(CrashReport.ownCall(in: lines) == "static Cart.total(of:) (Cart.swift:31)")
    #expect(CrashReport.ownCall(in: Array(lines.dropFirst())) == nil)
    #expect(CrashReport.ownCall(in: Array(lines.prefix(4))) == nil)
    #expect(CrashReport.ownCall(in: []) == nil)
  }

  @Test("Very many calls inside each other are counted")
  func depth() {
    /// The report of a crash with calls of so many numbers.
    func report(_ numbers: [Int], at place: String) -> [String] {
      ["*** Program crashed: Bad pointer dereference at 0x00007ffdbbb12ff8 ***"]
        + numbers.map { "\($0) [ra] 0x00005567c4790ee9 tree(_:) + 24 in so at \(place):2:49" }
        + ["   ...", "", "Backtrace took 0.15s"]
    }
    let own = "/home/ada/Shop/Sources/Tree.swift"
    let other = #filePath.components(separatedBy: "/Tests/")[0] + "/Sources/TextUI/Button.swift"
    #expect(
      CrashReport.ownCall(in: report([0, 1, 157_093], at: own))
        == "tree(_:) (Tree.swift:2), 157094 calls inside each other")
    #expect(CrashReport.ownCall(in: report([0, 999], at: other)) == nil)
    #expect(
      CrashReport.ownCall(in: report([0, 1_000], at: other)) == "1001 calls inside each other")
  }
}
