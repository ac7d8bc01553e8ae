import OSLog
import Testing
import os.lock
import os.log
import os.signpost

@Suite("Parts of the module") struct SubmoduleTests {
  @Test("are imported by name, and compile as they stand on Apple's platforms")
  func imports() {
    let log = OSLog(subsystem: "com.example", category: .pointsOfInterest)
    os_log("%{public}@ has %d", log: .disabled, type: .info, "Ada", 3)
    os_log(.error, log: .disabled, "%d", 3)
    os_log(.debug, log: .disabled, "\(log)")
    os_signpost(.begin, log: log, name: "launch", signpostID: OSSignpostID(log: log))
    os_signpost(.end, log: log, name: "launch", "%d", 3)
    os_signpost(.event, log: log, name: "launch", "\(3)")
    let signposter = OSSignposter(logHandle: log)
    let interval = signposter.beginInterval("launch", id: signposter.makeSignpostID())
    signposter.endInterval("launch", interval)
    #expect(signposter.withIntervalSignpost("launch") { 4 } == 4)
    #expect(!log.signpostsEnabled && log.isEnabled(type: .debug))
    #expect(!OSLog.disabled.isEnabled(type: .fault))
  }
}
