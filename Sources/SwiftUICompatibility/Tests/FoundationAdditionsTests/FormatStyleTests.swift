import FoundationAdditions
import Testing

/// Styles of formats that Foundation has on Apple's platforms alone.
@Suite("Styles of formats") struct FormatStyleTests {
  private let american = Locale(identifier: "en_US")

  @Test("Times between two dates") func ranges() {
    let begin = Date(timeIntervalSinceReferenceDate: 0)
    let range = begin..<begin.addingTimeInterval(5_400)
    let wide = DateRangeFormatStyle(style: .wide, locale: american)
    #expect(range.formatted(wide) == "1 hour, 30 minutes")
    #expect(range.formatted(.components(style: .narrow).locale(american)) == "1h 30m")
    #expect(
      range.formatted(.components(style: .abbreviated, fields: [.minute]).locale(american))
        == "90 min")
    #expect(range.formatted(.timeDuration) == "1:30:00")
    #expect(range.formatted(wide.locale(Locale(identifier: "de"))) == "1 Stunde und 30 Minuten")
  }

  @Test("Numbers of bytes") func bytes() {
    let size = Measurement(value: 1.5, unit: UnitInformationStorage.gigabytes)
    #expect(size.formatted(.byteCount(style: .file).locale(american)) == "1.5 GB")
    #expect(
      size.formatted(.byteCount(style: .file, allowedUnits: .mb).locale(american)) == "1,500 MB")
  }

  @Test("Names of persons") func names() {
    let name = PersonNameComponents(
      namePrefix: "Dr.", givenName: "Thomas", middleName: "Louis", familyName: "Clark",
      nameSuffix: "Jr.", nickname: "Tom")
    #expect(name.formatted(.name(style: .long)) == "Dr. Thomas Louis Clark Jr.")
    #expect(name.formatted(.name(style: .medium)) == "Thomas Clark")
    #expect(name.formatted() == "Thomas Clark")
    #expect(name.formatted(.name(style: .short)) == "Tom")
    #expect(name.formatted(.name(style: .abbreviated)) == "TC")
    #expect(PersonNameComponents(givenName: "太郎", familyName: "山田").formatted() == "山田太郎")
    let hungarian = PersonNameComponents.FormatStyle(locale: Locale(identifier: "hu_HU"))
    #expect(
      PersonNameComponents(givenName: "Anna", familyName: "Nagy").formatted(hungarian)
        == "Nagy Anna")
  }

  @Test(
    "Links",
    arguments: [
      ("https://user:word@example.com:443/a/b?c=d#e", "https://example.com/a/b"),
      ("ftp://example.com:2121/a", "ftp://example.com:2121/a"),
    ])
  func links(_ link: String, _ text: String) throws {
    #expect(try #require(URL(string: link)).formatted() == text)
  }
}
