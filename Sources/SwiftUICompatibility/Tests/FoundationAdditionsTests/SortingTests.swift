import FoundationAdditions
import Testing

/// Orders of texts that Foundation has on Apple's platforms alone.
@Suite("Sorting") struct SortingTests {
  private struct Note: Equatable {
    var name: String
    var subtitle: String?
  }

  private static let names = ["b", "a10", "C", "A9", "é", "f", "a2"]
  private static let sorted = ["a2", "A9", "a10", "b", "C", "é", "f"]

  @Test("Texts in the order of folders") func texts() {
    #expect(Self.names.sorted(using: .localizedStandard) == Self.sorted)
    #expect(Self.names.sorted(using: String.StandardComparator.localizedStandard) == Self.sorted)
    #expect(["b", "C", "a"].sorted(using: .localized) == ["a", "b", "C"])
    #expect(["b", "C", "a"].sorted(using: .lexical) == ["C", "a", "b"])
    var reversed = LocalizedStringComparator.localizedStandard
    reversed.order = .reverse
    #expect(Self.names.sorted(using: reversed) == Self.sorted.reversed())
  }

  @Test("What has texts, in the order of folders") func descriptors() {
    let notes = Self.names.map { Note(name: $0, subtitle: $0 == "b" ? nil : $0) }
    let byName = SortDescriptor(\Note.name, comparator: .localizedStandard)
    #expect(notes.sorted(using: byName).map(\.name) == Self.sorted)
    #expect(
      notes.sorted(
        using: SortDescriptor(\.name, comparator: .localizedStandard, order: .reverse)
      ).map(\.name) == Self.sorted.reversed())
    #expect(
      notes.sorted(using: [SortDescriptor(\.subtitle, comparator: .localized)]).first?.name == "b")
    #expect(
      notes.sorted(using: KeyPathComparator(\.name, comparator: .localizedStandard)).map(\.name)
        == Self.sorted)
    #expect(notes.sorted(using: SortDescriptor(\.name, comparator: .lexical)).first?.name == "A9")
    #expect(byName == SortDescriptor(\Note.name, comparator: .localizedStandard))
    #expect(byName != SortDescriptor(\Note.name, comparator: .localized))
  }
}
