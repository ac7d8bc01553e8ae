import FoundationAdditions
import Testing

/// Formatters of names, and where texts of formatters stand.
@Suite("Formatters of names") struct NameFormatterTests {
  private let name = PersonNameComponents(
    namePrefix: "Dr.", givenName: "Thomas", middleName: "Louis", familyName: "Clark",
    nameSuffix: "Jr.", nickname: "Tom")

  @Test("Names are written in styles") func styles() {
    let formatter = PersonNameComponentsFormatter()
    formatter.locale = Locale(identifier: "en_US")
    #expect(formatter.string(from: name) == "Thomas Clark")
    formatter.style = .long
    #expect(formatter.string(from: name) == "Dr. Thomas Louis Clark Jr.")
    #expect(formatter.string(for: name) == "Dr. Thomas Louis Clark Jr.")
    #expect(formatter.string(for: 5) == nil)
    #expect(
      PersonNameComponentsFormatter.localizedString(from: name, style: .abbreviated) == "TC")
    #expect(
      PersonNameComponentsFormatter.localizedString(from: name, style: .short, options: [])
        == "Tom")
    var spoken = PersonNameComponents()
    spoken.givenName = "Tomás"
    var other = name
    other.phoneticRepresentation = spoken
    #expect(
      PersonNameComponentsFormatter.localizedString(
        from: other, style: .medium, options: .phonetic) == "Tomás")
  }

  @Test("Names are read") func reading() {
    let formatter = PersonNameComponentsFormatter()
    formatter.locale = Locale(identifier: "en_US")
    let read = formatter.personNameComponents(from: "Dr. Thomas Louis Clark Jr.")
    #expect(read?.namePrefix == "Dr." && read?.nameSuffix == "Jr.")
    #expect(read?.givenName == "Thomas" && read?.familyName == "Clark")
    #expect(read?.middleName == "Louis")
    let short = formatter.personNameComponents(from: "Madonna")
    #expect(short?.givenName == "Madonna" && short?.familyName == nil)
    let turned = formatter.personNameComponents(from: "Clark, Thomas")
    #expect(turned?.givenName == "Thomas" && turned?.familyName == "Clark")
    #expect(formatter.personNameComponents(from: "  ") == nil)
  }

  @Test("A formatter of dates keeps where its texts stand") func context() {
    let formatter = DateFormatter()
    #expect(formatter.formattingContext == .unknown)
    formatter.formattingContext = .beginningOfSentence
    #expect(formatter.formattingContext == .beginningOfSentence)
    #expect(DateFormatter().formattingContext == .unknown)
    formatter.formattingContext = .unknown
    #expect(formatter.formattingContext == .unknown)
  }
}
