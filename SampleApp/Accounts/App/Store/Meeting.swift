public import Foundation

/// That the user met somebody.
public struct Meeting: Codable, Hashable, Sendable {
  /// Whom.
  public let person: String

  /// Where.
  public let place: String

  /// When; screens show the day, by the clocks of Greenwich.
  public let date: Date

  /// Makes a meeting.
  ///
  /// - Parameters:
  ///   - person: Whom the user met.
  ///   - place: Where.
  ///   - date: When.
  public init(person: String, place: String, date: Date) {
    self.person = person
    self.place = place
    self.date = date
  }

  /// A summer's meetings, the earliest first; what tests fill a store with.
  public static let samples = [
    Meeting(person: "Ada Lovelace", place: "St James's Square", onDay: 9, ofMonth: 7),
    Meeting(person: "Charles Babbage", place: "Dorset Street", onDay: 14, ofMonth: 7),
    Meeting(person: "Mary Somerville", place: "Royal Institution", onDay: 2, ofMonth: 8),
    Meeting(person: "Michael Faraday", place: "Royal Institution", onDay: 2, ofMonth: 8),
    Meeting(person: "George Boole", place: "Lincoln", onDay: 6, ofMonth: 9),
  ]

  /// Makes a meeting at noon of a day in 2010.
  private init(person: String, place: String, onDay day: Int, ofMonth month: Int) {
    let daysBefore = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334][month - 1]
    // 2010 began 1,262,304,000 seconds after 1970 did.
    let seconds = 1_262_304_000 + (daysBefore + day - 1) * 86_400 + 43_200
    self.init(person: person, place: place, date: Date(timeIntervalSince1970: Double(seconds)))
  }
}
