import AutomationWire
import Foundation
import Primitives

extension LaunchConfiguration {
  /// The language and region of the person who uses the application.
  ///
  /// It is what the launch states; else, for a person at a terminal, what the terminal states in `LC_ALL`, `LC_MESSAGES` or `LANG`; else
  /// English as in the United States, which a new simulator has. A test does not depend on the terminal that it is started from.
  var userLocale: Locale {
    statedLocale ?? CurrentLocale.usualLocale
  }

  /// What the launch states, or for a person the terminal; `nil` where neither does.
  private var statedLocale: Locale? { locale ?? (isAutomated ? nil : terminalLocale) }

  /// Makes the user's locale the current one of the process.
  func makeLocaleCurrent() {
    if let statedLocale {
      CurrentLocale.become(statedLocale)
    } else {
      CurrentLocale.becomeUsual()
    }
  }

  /// The language and region that the terminal states, such as `de_DE.UTF-8`; `nil` when it states none.
  private var terminalLocale: Locale? {
    let text = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }
      .first { !$0.isEmpty }
    guard let name = text?.prefix(while: { $0 != "." && $0 != "@" }),
      !["", "C", "POSIX"].contains(name)
    else { return nil }
    return Locale(identifier: String(name))
  }
}
