import Foundation

extension Meeting {
  /// The day, by the clocks of Greenwich, such as `6 September 2010`.
  var day: String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let parts = calendar.dateComponents([.day, .month, .year], from: date)
    let month = Self.months[((parts.month ?? 1) - 1) % Self.months.count]
    return "\(parts.day ?? 1) \(month) \(parts.year ?? 1)"
  }

  /// The months.
  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
}
