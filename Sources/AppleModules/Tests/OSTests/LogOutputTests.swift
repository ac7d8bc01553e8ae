import Foundation
import Testing
import os

@Suite("What is written") struct LogOutputTests {
  @Test("is a line for each message, in every way to write one")
  func lines() async throws {
    let lines = try await #require(processExitsWith: .success, observing: [\.standardErrorContent])
    {
      let logger = Logger(subsystem: "com.example", category: "cart")
      logger.trace("1")
      logger.notice("2 \("x", privacy: .private)")
      logger.warning("3")
      logger.critical("4")
      Logger().log(level: .info, "5")
      os_log("6 %{public}@", "six")
      os_log("7 \(7)")
      os_log(.error, "8")
    }
    let text = String(decoding: lines.standardErrorContent, as: UTF8.self)
    let rows = text.split(separator: "\n").map { $0.split(separator: " ", maxSplits: 1).last ?? "" }
    #expect(
      rows == [
        "debug [com.example:cart] 1", "default [com.example:cart] 2 <private>",
        "error [com.example:cart] 3", "fault [com.example:cart] 4", "info 5", "default 6 six",
        "default 7 7", "error 8",
      ])
  }

  @Test("is nothing where the environment says so")
  func silent() async throws {
    let result = try await #require(processExitsWith: .success, observing: [\.standardErrorContent])
    {
      setenv("OS_ACTIVITY_MODE", "disable", 1)
      Logger().fault("x")
    }
    #expect(result.standardErrorContent == [])
  }
}
