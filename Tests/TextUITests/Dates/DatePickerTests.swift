import AccessibilityTree
import AutomationWire
import Foundation
import Testing

@testable import TextUI

/// Pickers of dates in each of their looks.
@MainActor struct DatePickerTests {
  @Observable final class Model {
    /// The twenty-fifth of November 2022, half past two in the afternoon.
    var date = Date(timeIntervalSince1970: 1_669_386_600)
  }

  struct Picker<Style: DatePickerStyle>: View {
    @Bindable var model: Model
    var components: DatePickerComponents = .date
    let style: Style
    var body: some View {
      DatePicker("Day", selection: $model.date, displayedComponents: components)
        .datePickerStyle(style)
        .environment(\.locale, Locale(identifier: "en_GB"))
        .environment(\.timeZone, .gmt)
        .environment(\.calendar, Calendar(identifier: .gregorian))
    }
  }

  private func tap(_ view: HostedView, _ point: Point) {
    for event in PlacedGesture(.taps(count: 1), from: point).events { view.host.perform(event) }
    view.settle()
  }

  /// Returns where a wheel is on the screen.
  private func frame(_ value: String, in view: HostedView) throws -> Rect {
    let wheel = try #require(view.element(value, .pickerWheel))
    return try #require(view.tree.absoluteFrame(of: wheel.id))
  }

  private func day(_ date: Date) -> String {
    date.formatted(.iso8601.year().month().day().time(includingFractionalSeconds: false))
  }

  @Test func compact() {
    let model = Model()
    let view = HostedView(width: 40, height: 12) {
      VStack {
        Picker(model: model, components: [.date, .hourAndMinute], style: .compact)
        Spacer()
      }
    }
    #expect(view.screen == "Day            [ 25 Nov 2022 ] [ 14:30 ]")
    #expect(view.element("Day", .datePicker) != nil)
    // As on a phone, a button around the two, which are called by what they say.
    #expect(view.element("Date and Time Picker", .button) != nil)
    #expect(view.element("14:30", .button)?.value == "14:30")
    view.tap("25 Nov 2022")
    view.tap("Saturday 12 November")
    #expect(day(model.date) == "2022-11-12T14:30:00")
    view.tap("PopoverDismissRegion")
    #expect(view.element("12 Nov 2022", .button)?.value == "12 Nov 2022")
  }

  @Test func compactInASheet() {
    struct Page: View {
      let model: Model
      @State private var isShown = false
      var body: some View {
        Button("Open") { isShown = true }
          .sheet(isPresented: $isShown) {
            Picker(model: model, style: .compact)
            Button("Done") {}
          }
      }
    }
    let model = Model()
    let view = HostedView(width: 60, height: 20) { Page(model: model) }
    view.tap("Open")
    view.tap("Date Picker")
    #expect(view.outline.contains("Popover, "))
    view.tap("Saturday 12 November")
    #expect(day(model.date) == "2022-11-12T14:30:00")
    view.tap("PopoverDismissRegion")
    #expect(!view.outline.contains("Popover, "))
    #expect(view.element("Done") != nil)
  }

  /// A calendar of this month in a language.
  struct ThisMonth: View {
    @State var date: Date
    let locale: Locale
    var body: some View {
      DatePicker("Day", selection: $date, displayedComponents: .date)
        .datePickerStyle(.graphical)
        .environment(\.locale, locale)
        .environment(\.timeZone, .gmt)
        .environment(\.calendar, Calendar(identifier: .gregorian))
    }
  }

  @Test(arguments: [("en_US", "Today, "), ("de_DE", "Heute, ")])
  func todaysButtonSaysSo(language: String, today: String) throws {
    let now = Date.now
    let locale = Locale(identifier: language)
    let view = HostedView(width: 24, height: 10) { ThisMonth(date: now, locale: locale) }
    let format = Date.FormatStyle(locale: locale, timeZone: .gmt).weekday(.wide).day().month(.wide)
    let button = try #require(view.element(today + now.formatted(format), .button))
    #expect(button.states.contains(.selected))
    // Each day's number is a text inside.
    #expect(view.element("1", .staticText) != nil)
    #expect(view.element("28", .staticText) != nil)
    #expect(view.outline.components(separatedBy: today).count == 2)
  }

  @Test func graphical() {
    let model = Model()
    let view = HostedView(width: 22, height: 8) { Picker(model: model, style: .graphical) }
    #expect(
      view.screen == """
         ‹ November 2022    ›
          M  T  W  T  F  S  S
             1  2  3  4  5  6
          7  8  9 10 11 12 13
         14 15 16 17 18 19 20
         21 22 23 24 25 26 27
         28 29 30
        """)
    #expect(
      view.element("Friday 25 November")?.states.contains(.selected) == true)
    view.tap("Next Month")
    view.tap("Thursday 1 December")
    #expect(day(model.date) == "2022-12-01T14:30:00")
  }

  @Test func aMonthIsChosenByWheels() throws {
    let model = Model()
    let view = HostedView(width: 24, height: 10) { Picker(model: model, style: .graphical) }
    #expect(view.element("DatePicker.Show", .button)?.value == "November 2022")
    view.tap("DatePicker.NextMonth")
    #expect(view.element("Show year picker", .button)?.value == "December 2022")
    view.tap("Show year picker")
    #expect(view.element("DatePicker.NextMonth") == nil)
    #expect(view.element("Thursday 1 December") == nil)
    let month = try #require(view.element("December", .pickerWheel))
    #expect(view.host.adjust(month.id, to: .choice("February")) == .done)
    let year = try #require(view.element("2022", .pickerWheel))
    #expect(view.host.adjust(year.id, to: .choice("1999")) == .done)
    view.settle()
    #expect(view.element("DatePicker.Hide", .button)?.value == "February 1999")
    // The date is what it was until a day is chosen.
    #expect(day(model.date) == "2022-11-25T14:30:00")
    view.tap("Hide year picker")
    view.tap("Sunday 28 February")
    #expect(day(model.date) == "1999-02-28T14:30:00")
    #expect(view.element("Show year picker", .button)?.value == "February 1999")
  }

  @Test func theMonthKeepsTheFocus() {
    let view = HostedView(width: 24, height: 10) { Picker(model: Model(), style: .graphical) }
    func hasFocus(_ identifier: String) -> Bool {
      view.element(identifier, .button)?.states.contains(.focused) == true
    }
    for _ in 0..<9 where !hasFocus("DatePicker.Show") { view.press(.tab) }
    for identifier in ["DatePicker.Show", "DatePicker.Hide", "DatePicker.Show"] {
      #expect(hasFocus(identifier), "\(identifier)")
      view.press(.enter)
    }
  }

  struct Hebrew: View {
    @State private var date = Date(timeIntervalSince1970: 1_700_000_000)

    var body: some View {
      DatePicker("Day", selection: $date, displayedComponents: .date)
        .datePickerStyle(.graphical)
        .environment(\.calendar, Calendar(identifier: .hebrew))
        .environment(\.locale, Locale(identifier: "en_US"))
        .environment(\.timeZone, .gmt)
    }
  }

  @Test func yearsMayHaveAnotherNumberOfMonths() throws {
    let view = HostedView(width: 40, height: 12) { Hebrew() }
    #expect(view.element("Show year picker", .button)?.value == "Kislev 5784")
    view.tap("Show year picker")
    let year = try #require(view.element("5784", .pickerWheel))
    for other in ["5785", "5790", "5784"] {
      #expect(view.host.adjust(year.id, to: .choice(other)) == .done)
      view.settle()
      #expect(view.element("Hide year picker", .button)?.value == "Kislev \(other)")
    }
  }

  @Test func wheels() throws {
    let model = Model()
    let view = HostedView(width: 40, height: 3) { Picker(model: model, style: .wheel) }
    let month = try #require(view.element("November", .pickerWheel))
    #expect(view.host.adjust(month.id, to: .choice("February")) == .done)
    let day = try #require(view.element("25", .pickerWheel))
    _ = view.host.adjust(day.id, to: .choice("3"))
    #expect(self.day(model.date) == "2022-02-03T14:30:00")
    #expect(view.element("2022", .pickerWheel) != nil)
  }

  @Test func aDateAndATimeHaveFourWheels() throws {
    struct Moment: View {
      @Bindable var model: Model
      var body: some View {
        DatePicker("At", selection: $model.date).datePickerStyle(.wheel)
          .environment(\.locale, Locale(identifier: "en_US"))
          .environment(\.timeZone, .gmt)
          .environment(\.calendar, Calendar(identifier: .gregorian))
      }
    }
    let model = Model()
    let view = HostedView(width: 40, height: 3) { Moment(model: model) }
    #expect(view.screen.contains("Fri, Nov 25"))
    let day = try #require(view.element("Nov 25", .pickerWheel))
    #expect(view.host.adjust(day.id, to: .choice("Dec 2")) == .done)
    view.settle()
    #expect(self.day(model.date) == "2022-12-02T14:30:00")
    let hour = try #require(view.element("2 o’clock", .pickerWheel))
    #expect(view.host.adjust(hour.id, to: .choice("9")) == .done)
    #expect(self.day(model.date) == "2022-12-02T21:30:00")
    let count = view.outline.components(separatedBy: "PickerWheel").count - 1
    #expect(count == 4)
    model.date = Date.now
    view.settle()
    #expect(view.element("Today", .pickerWheel) != nil && view.screen.contains("Today"))
  }

  @Test func wheelsOfATimeSayWhatTheyAre() throws {
    struct Times: View {
      @Bindable var model: Model
      let locale: String

      var body: some View {
        DatePicker("At", selection: $model.date, displayedComponents: .hourAndMinute)
          .datePickerStyle(.wheel)
          .environment(\.locale, Locale(identifier: locale))
          .environment(\.timeZone, .gmt)
          .environment(\.calendar, Calendar(identifier: .gregorian))
      }
    }
    let model = Model()
    let view = HostedView(width: 40, height: 3) { Times(model: model, locale: "en_US") }
    let hour = try #require(view.element("2 o’clock", .pickerWheel))
    #expect(view.host.adjust(hour.id, to: .choice("10 o’clock")) == .done)
    let minute = try #require(view.element("30 minutes", .pickerWheel))
    #expect(view.host.adjust(minute.id, to: .choice("37 minutes")) == .done)
    #expect(view.element("PM", .pickerWheel) != nil)
    #expect(day(model.date) == "2022-11-25T22:37:00")
    // What is written is enough.
    #expect(view.host.adjust(minute.id, to: .choice("01")) == .done)
    view.settle()
    #expect(view.element("01 minute", .pickerWheel) != nil)
    let german = HostedView(width: 40, height: 3) { Times(model: model, locale: "de_DE") }
    #expect(german.element("22", .pickerWheel) != nil)
  }

  @Test func datesOutOfTheRangeAreNotTaken() {
    struct Bounded: View {
      @Bindable var model: Model
      var body: some View {
        DatePicker(
          "Day", selection: $model.date, in: model.date..., displayedComponents: .date
        )
        .datePickerStyle(.graphical)
        .environment(\.locale, Locale(identifier: "en_GB"))
        .environment(\.timeZone, .gmt)
        .environment(\.calendar, Calendar(identifier: .gregorian))
      }
    }
    let model = Model()
    let view = HostedView(width: 22, height: 8) { Bounded(model: model) }
    #expect(view.element("Thursday 24 November")?.states.contains(.disabled) == true)
    view.tap("Saturday 26 November")
    #expect(day(model.date) == "2022-11-26T14:30:00")
  }

  @Test("Wheels of hours and months go round, as on a phone; those of years and halves end")
  func endlessWheels() throws {
    struct Times: View {
      @Bindable var model: Model

      var body: some View {
        DatePicker("At", selection: $model.date, displayedComponents: .hourAndMinute)
          .datePickerStyle(.wheel)
          .environment(\.locale, Locale(identifier: "en_US"))
          .environment(\.timeZone, .gmt)
          .environment(\.calendar, Calendar(identifier: .gregorian))
      }
    }
    let model = Model()
    let times = HostedView(width: 40, height: 3) { Times(model: model) }
    let wheel = try frame("2 o’clock", in: times)
    let above = Point(x: wheel.minX + wheel.width / 2, y: wheel.minY)
    for hour in [1, 12, 11, 10] {
      tap(times, above)
      #expect(times.element("\(hour) o’clock", .pickerWheel) != nil)
    }
    times.drag(from: above, to: Point(x: above.x, y: above.y - 3))
    #expect(times.element("1 o’clock", .pickerWheel) != nil)
    // The rows above and below are those that a tap leads to.
    let rows = times.screen.split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.dropFirst(wheel.minX).prefix(wheel.width).trimmingCharacters(in: .whitespaces)
    }
    #expect(rows == ["12", "› 1  ‹", "2"])
    let half = try frame("PM", in: times)
    tap(times, Point(x: half.minX + 1, y: half.maxY - 1))
    #expect(times.element("PM", .pickerWheel) != nil)

    let dates = HostedView(width: 40, height: 3) { Picker(model: model, style: .wheel) }
    let month = try frame("November", in: dates)
    for name in ["December", "January"] {
      tap(dates, Point(x: month.minX + 2, y: month.maxY - 1))
      #expect(dates.element(name, .pickerWheel) != nil)
    }
    #expect(dates.element("2022", .pickerWheel) != nil)
  }
}
