import Foundation
import Primitives
import Testing

/// What the current locale is, in a process of its own, since it is the process's.
@Suite("The current locale") struct CurrentLocaleTests {
  @Test("It becomes another, and all that Foundation formats follows") func becomesAnother() async {
    await #expect(processExitsWith: .success) {
      let price = 1234.5
      #expect(CurrentLocale.become(Locale(identifier: "en_US")))
      #expect(Locale.current.identifier == "en_US")
      #expect(Locale.autoupdatingCurrent.identifier == "en_US")
      #expect(price.formatted(.currency(code: "USD")) == "$1,234.50")
      #expect(Calendar.current.firstWeekday == 1)
      let formatter = NumberFormatter()
      formatter.numberStyle = .currency
      #expect(formatter.string(from: 1234.5) == "$1,234.50")

      // A long name lies elsewhere in memory than a short one.
      for name in ["de_DE", "zh_Hant_HK@calendar=japanese;numbers=hanidec", "en_GB", "de_DE"] {
        #expect(CurrentLocale.become(Locale(identifier: name)))
        #expect(Locale.current == Locale(identifier: name))
        #expect(Locale(identifier: "en_US").identifier == "en_US")
      }
      #expect(Locale.current.region?.identifier == "DE")
      #expect(Locale.current.language.languageCode?.identifier == "de")
      #expect(Locale.current.decimalSeparator == ",")
      #expect(price.formatted() == "1.234,5")
    }
  }

  @Test("The usual one needs no other object, and is whole") func usual() async {
    await #expect(processExitsWith: .success) {
      // The test's process had it from its beginning.
      #expect(CurrentLocale.becomeUsual())
      let current = Locale.current
      #expect(current.identifier == "en_US")
      #expect(current.region?.identifier == "US")
      #expect(current.language.languageCode?.identifier == "en")
      #expect(current.measurementSystem == .us)
      #expect(current.hourCycle == .oneToTwelve)
      #expect(current.currency?.identifier == "USD")
      #expect(current.decimalSeparator == ".")
      #expect(Calendar.current.firstWeekday == 1)
      #expect(CurrentLocale.usualLocale.identifier == "en_US")
      let long = "zh_Hant_HK@calendar=japanese;numbers=hanidec"
      #expect(CurrentLocale.become(Locale(identifier: long)))
      #expect(CurrentLocale.becomeUsual())
      #expect(Locale(identifier: long).identifier.hasPrefix("zh_Hant_HK@"))
      #expect(CurrentLocale.become(Locale(identifier: "de_DE")))
      #expect(CurrentLocale.usualLocale.identifier == "en_US")
      // From an object that holds other names, too.
      #expect(CurrentLocale.becomeUsual())
      #expect(Locale.current.identifier == "en_US")
      #expect(Locale(identifier: "de_DE").identifier == "de_DE")
    }
  }

  @Test("A test has that of a new simulator") func testsHaveTheUsualOne() {
    #expect(Locale.current.identifier == CurrentLocale.usual)
    #expect(9.99.formatted(.currency(code: "USD")) == "$9.99")
  }
}
