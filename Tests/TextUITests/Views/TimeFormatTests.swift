import Foundation
import Testing
import VirtualTime

@testable import TextUI

/// Formats of times as the system has them, and texts that follow the time.
@MainActor struct TimeFormatTests {
  private let start = Date(timeIntervalSince1970: 1_000_000_000)
  private let american = Locale(identifier: "en_US")

  private func date(_ seconds: Double) -> Date { start.addingTimeInterval(seconds) }

  @Test("A timer counts within its interval, up or down") func timers() {
    func down(_ length: Double, _ seconds: Double, hours: Bool = true, fields: Int = 3) -> String {
      let style = SystemFormatStyle.Timer(
        countingDownIn: start..<date(length), showsHours: hours, maxFieldCount: fields)
      return String(style.locale(american).format(date(seconds)).characters)
    }
    #expect(
      [0, 60, 270, 300, 999].map { down(300, $0) } == ["5:00", "4:00", "0:30", "0:00", "0:00"])
    #expect(down(300, -9) == "5:00")
    #expect([0, 0.5, 1].map { down(3_600, $0) } == ["1:00:00", "1:00:00", "59:59"])
    #expect(down(5_400, 0, hours: false) == "90:00")
    #expect(down(5_640, 0, fields: 2) == "1:34")
    let up = SystemFormatStyle.Timer(countingUpIn: start..<date(3_600)).locale(american)
    #expect(
      [0, 30, 3_599, 3_600, 9_999].map { String(up.format(date($0)).characters) }
        == ["0:00", "0:30", "59:59", "1:00:00", "1:00:00"])
    let minutes = SystemFormatStyle.Timer(
      countingDownIn: start..<date(5_400), maxPrecision: .seconds(60)
    ).locale(american)
    #expect(
      [0, 3_600, 5_400].map { String(minutes.format(date($0)).characters) }
        == ["1 hour, 30 minutes", "30 minutes", "0 minutes"])
  }

  @Test("A stopwatch counts up, with parts of a second") func stopwatches() {
    func shown(_ seconds: Double, _ precision: Duration = .milliseconds(10), fields: Int = 4)
      -> String
    {
      let style = SystemFormatStyle.Stopwatch(
        startingAt: start, maxFieldCount: fields, maxPrecision: precision)
      return String(style.locale(american).format(date(seconds)).characters)
    }
    #expect(shown(5.23) == "00:05.23")
    #expect(shown(2_730.12) == "45:30.12")
    #expect(shown(3_600) == "01:00:00.00")
    #expect(shown(90_061) == "25:01:01.00")
    #expect(shown(83, .seconds(1)) == "01:23")
    #expect(shown(83.45, .milliseconds(100)) == "01:23.4")
    #expect(shown(5_025.67, fields: 3) == "01:23:45")
    #expect(shown(5_025.67, fields: 2) == "1:23")
    #expect(shown(4_800, .seconds(60), fields: 2) == "1 hour, 20 minutes")
    #expect(shown(-1) == "00:00.00")
  }

  @Test("A format tells when it shows something else") func changes() {
    let down = SystemFormatStyle.Timer(countingDownIn: start..<date(100))
    #expect(down.discreteInput(after: date(10.25)) == date(11))
    #expect(down.discreteInput(after: date(100)) == nil)
    #expect(down.discreteInput(before: start) == nil)
    let before = down.discreteInput(before: date(10.25))
    #expect(before.map { down.format($0) } == down.format(date(9.5)))
    let up = SystemFormatStyle.Timer(countingUpIn: start..<date(100))
    #expect(up.discreteInput(after: start) == date(1) && up.discreteInput(after: date(100)) == nil)
    let watch = SystemFormatStyle.Stopwatch(startingAt: start, maxPrecision: .milliseconds(100))
    #expect(
      watch.discreteInput(after: date(0.3)).map { $0 > date(0.39) && $0 < date(0.41) } == true)
  }

  @Test("A date is referred to by how far it is, or when it is") func references() {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    // A Sunday, at 01:46:40.
    func said(_ seconds: Double, fields: Int = 2) -> String {
      let style = SystemFormatStyle.DateReference(to: date(seconds), maxFieldCount: fields)
      return style.calendar(calendar).locale(american).format(start)
    }
    #expect(said(20) == "now" && said(-40) == "now")
    #expect(said(300) == "in 5 minutes")
    #expect(said(3 * 3_600) == "in 3 hours")
    #expect(said(86_400) == "tomorrow")
    #expect(said(-3 * 86_400) == "3 days ago")
    #expect(said(-27 * 86_400) == "27 days ago")
    #expect(said(-60 * 86_400) == "Wednesday, July 11")
    #expect(said(-3 * 365 * 86_400) == "September 1998")
    #expect(said(-3 * 365 * 86_400, fields: 3) == "September 10, 1998")
    let style = SystemFormatStyle.DateReference(to: start).calendar(calendar).locale(american)
    let next = style.discreteInput(after: date(-300))
    #expect(next.map { $0 > date(-300) && style.format($0) != "in 5 minutes" } == true)
    #expect(style.discreteInput(after: date(-30)).map { style.format($0) } == "1 minute ago")
  }

  @Test("A text shows the time in a format, and follows the application's clock") func live() async
  {
    let start = Date()
    let view = HostedView(width: 30, height: 4) {
      Text(.currentDate, format: .stopwatch(startingAt: start, maxPrecision: .seconds(1)))
      Text("since \(.durationOffset(to: start), format: .time(pattern: .minuteSecond))")
      Text(start.addingTimeInterval(65), format: .timer(countingUpIn: start..<Date.distantFuture))
    }
    let before = view.screen
    #expect(before.contains("00:0") && before.contains("since 0:0") && before.contains("1:05"))
    for _ in 0..<200 where view.screen == before {
      try? await view.host.graph.clock.sleep(for: .seconds(1))
      for _ in 0..<20 { await Task.yield() }
      view.settle()
    }
    #expect(view.screen != before && view.screen.contains("1:05"))
  }

  @Test("Ranges begin or end with the time") func ranges() {
    let since = TimeDataSource<Range<Date>>.dateRange(startingAt: start)
    #expect(since.value(date(5)) == start..<date(5) && since.value(date(-5)).isEmpty)
    let until = TimeDataSource<Range<Date>>.dateRange(endingAt: start)
    #expect(until.value(date(-5)) == date(-5)..<start && until.value(date(5)).isEmpty)
  }

  @Test("A text that follows the time is read no more when its application is gone")
  func gone() async {
    weak var graph: ViewGraph?
    do {
      let view = HostedView { Text(Date(), style: .timer) }
      view.settle()
      graph = view.host.graph
    }
    #expect(graph == nil)
    try? await VirtualClock().sleep(for: .seconds(3))
    for _ in 0..<20 { await Task.yield() }
  }
}
