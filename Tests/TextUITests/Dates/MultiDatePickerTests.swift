import AccessibilityTree
import Testing

@testable import TextUI

/// Controls that take any number of days.
@MainActor struct MultiDatePickerTests {
  @Observable final class Model {
    var days: Set<DateComponents> = [DateComponents(year: 2022, month: 11, day: 8)]
  }

  private func picker(_ model: Model, before end: Date? = nil) -> HostedView {
    HostedView(width: 40, height: 10) {
      @Bindable var model = model
      Group {
        if let end {
          MultiDatePicker("Days", selection: $model.days, in: ..<end)
        } else {
          MultiDatePicker("Days", selection: $model.days)
        }
      }
      .environment(\.calendar, Calendar(identifier: .gregorian))
      .environment(\.timeZone, .gmt)
      .environment(\.locale, Locale(identifier: "en_GB"))
    }
  }

  /// The days of the month that are chosen.
  private func chosen(_ model: Model) -> [Int] { model.days.compactMap(\.day).sorted() }

  @Test func aTapChoosesADayAndAnotherGivesItUp() {
    let model = Model()
    let view = picker(model)
    #expect(view.element("Days", .datePicker) != nil)
    let tuesday = "Tuesday 8 November"
    #expect(view.element(tuesday)?.states.contains(.selected) == true)
    view.tap("Thursday 10 November")
    #expect(chosen(model) == [8, 10])
    view.tap(tuesday)
    #expect(chosen(model) == [10])
    #expect(model.days.first?.month == 11 && model.days.first?.era == 1)
  }

  @Test func otherMonthsAreShown() {
    let model = Model()
    let view = picker(model)
    view.tap("Next Month")
    view.tap("Thursday 1 December")
    #expect(chosen(model) == [1, 8])
    #expect(view.element("Thursday 1 December")?.states.contains(.selected) == true)
  }

  @Test func daysBeyondTheRangeAreDisabled() {
    let model = Model()
    // The tenth of November 2022.
    let view = picker(model, before: Date(timeIntervalSince1970: 1_668_038_400))
    #expect(view.element("Wednesday 9 November")?.states.contains(.disabled) == false)
    #expect(view.element("Thursday 10 November")?.states.contains(.disabled) == true)
  }
}
