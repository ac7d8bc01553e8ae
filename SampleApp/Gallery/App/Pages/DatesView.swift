import TextUI

/// Dates and colours.
struct DatesView: View {
  @State private var date = Date(timeIntervalSince1970: 1_772_355_600)
  @State private var color = Color.red

  var body: some View {
    VStack(alignment: .leading) {
      OutcomeView(text: date.formatted(.iso8601))
      DatePicker("Compact", selection: $date).datePickerStyle(.compact)
      DatePicker("Day", selection: $date, displayedComponents: .date)
      DatePicker("Time", selection: $date, displayedComponents: .hourAndMinute)
      DatePicker("Graphical", selection: $date, displayedComponents: .date)
        .datePickerStyle(.graphical)
      DatePicker("Wheel", selection: $date, displayedComponents: .date).datePickerStyle(.wheel)
      ColorPicker("Color", selection: $color)
    }
    .environment(\.timeZone, .gmt)
    .environment(\.locale, Locale(identifier: "en_GB"))
    .environment(\.calendar, Calendar(identifier: .gregorian))
  }
}
