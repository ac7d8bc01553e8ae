import Foundation
import Testing

@testable import PredicateFormat

/// Values that are no elements: dictionaries, collections, texts, numbers, plain Swift objects.
@Suite("Values")
struct PredicateValueTests {
  /// A structure whose stored properties are its keys.
  struct Song {
    let title: String
    let seconds: Int
    let artist: Artist?
    let tags: Set<String>
  }

  /// A class with an inherited stored property.
  class Named {
    let name = "Nina"
  }

  /// A class with stored properties of its own.
  final class Artist: Named {
    let born = 1933
  }

  static var song: Song {
    Song(title: "Sinnerman", seconds: 622, artist: Artist(), tags: ["live"])
  }

  static let plain = [
    "title == 'Sinnerman'", "seconds > 600", "artist.name == 'Nina'", "artist.born < 1950",
    "'live' IN tags", "tags.@count == 1", "artist != nil", "self.title BEGINSWITH 'S'",
  ]

  @Test("Stored properties of Swift values are keys", arguments: plain)
  func mirror(format: String) {
    #expect(NSPredicate(format: format).evaluate(with: Self.song))
  }

  static let dictionaries = [
    "name == 'Anna'", "age > 30", "missing == nil", "address.city == 'Ulm'", "list[1] == 2",
    "list.@count == 3", "address['city'] == 'Ulm'", "ANY people.name == 'Ben'",
    "people.name == {'Ben', nil}", "'Ulm' IN address", "SELF['age'] == 34", "on == YES",
    "address.@count == 1", "nothing == nil",
  ]

  @Test("Keys of dictionaries", arguments: dictionaries)
  func dictionary(format: String) {
    let dictionary: [String: Any] = [
      "name": "Anna", "age": 34, "address": ["city": "Ulm"], "list": [1, 2, 3], "on": true,
      "people": [["name": "Ben"], ["age": "3"]], "nothing": NSNull(),
    ]
    #expect(NSPredicate(format: format).evaluate(with: dictionary))
    #expect(NSPredicate(format: format).evaluate(with: NSDictionary(dictionary: dictionary)))
  }

  @Test("Texts, numbers and collections are themselves")
  func simple() {
    let rows: [(String, Any?)] = [
      ("SELF == 'x'", "x"), ("SELF BEGINSWITH 'x'", NSString("xy")), ("SELF > 2", 3),
      ("SELF > 2", 2.5), ("SELF > 2", Float(2.5)), ("SELF == 3", UInt8(3)), ("SELF == 1", true),
      ("SELF == YES", NSNumber(value: true)), ("SELF == nil", nil), ("SELF == nil", NSNull()),
      ("SELF == nil", Int?.none as Any), ("SELF == 3", Int?.some(3) as Any),
      ("@count == 2", [1, 2]), ("SELF[0] == 1", [1, 2]), ("@max.self == 2", Set([1, 2])),
      ("ALL SELF < 3", NSArray(array: [1, 2])), ("ANY SELF == 'a'", NSSet(array: ["a", "b"])),
      ("length == 3", "abc"), ("SELF == 'a'", Character("a")), ("SELF == 'ab'", "abc".prefix(2)),
      ("SELF > CAST(1, 'NSDate')", Date(timeIntervalSinceReferenceDate: 2)),
      ("@count == 2", ["a": 1, "b": 2]), ("@count == 3", ArraySlice([1, 2, 3])),
      ("SELF == 18446744073709551615", UInt64.max), ("name == {'a'}", [["name": "a"]]),
    ]
    for (format, object) in rows {
      #expect(NSPredicate(format: format).evaluate(with: object), "\(format)")
    }
  }

  @Test("Objects are equal as they say, elements if they are the same")
  func objects() {
    let url = URL(filePath: "/a")
    #expect(NSPredicate(format: "SELF == %@", url).evaluate(with: URL(filePath: "/a")))
    #expect(!NSPredicate(format: "SELF == %@", url).evaluate(with: URL(filePath: "/b")))
    let anna = Person.anna
    #expect(NSPredicate(format: "SELF == %@", anna).evaluate(with: anna))
    #expect(!NSPredicate(format: "SELF == %@", anna).evaluate(with: Person.anna))
    #expect(NSPredicate(format: "SELF IN %@", [anna]).evaluate(with: anna))
    #expect(NSPredicate(format: "%@ CONTAINS SELF", [anna]).evaluate(with: anna))
    #expect(!NSPredicate(format: "SELF == %@", NSObject()).evaluate(with: NSObject()))
  }

  @Test("Filters arrays of Foundation")
  func filter() {
    let array = NSArray(array: ["apple", "pear", "plum"])
    let result = array.filtered(using: NSPredicate(format: "SELF BEGINSWITH %@", "p"))
    #expect(result.map { "\($0)" } == ["pear", "plum"])
  }

  @Test("Whole numbers and others compare exactly")
  func numbers() {
    let rows: [(PredicateNumber, PredicateNumber, Int?)] = [
      (.int(1), .int(2), -1), (.int(1), .double(1), 0), (.int(1), .double(1.5), -1),
      (.int(2), .double(1.5), 1), (.int(-1), .double(-1.5), 1), (.int(-2), .double(-1.5), -1),
      (.int(.max), .double(9_223_372_036_854_775_808), -1), (.int(.min), .double(-1e300), 1),
      (.double(1), .int(2), -1), (.int(1), .double(.nan), nil), (.double(.nan), .double(1), nil),
      (.int(1), .double(.infinity), -1), (.int(1), .double(-.infinity), 1),
    ]
    for (left, right, expected) in rows {
      #expect(PredicateNumber.order(left, right) == expected, "\(left) \(right)")
    }
  }
}
