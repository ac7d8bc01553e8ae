import AutomationTools_Core
import Testing
import TextUI

/// Declared identifiers against those that were shown.
@Suite("Identifiers") struct IdentifierReportTests {
  /// A screen whose cases can be listed.
  private enum Login: String, AutomationIdentifying, CaseIterable {
    case name = "login.name"
    case signIn = "login.signIn"
  }

  /// A screen whose cases have values.
  private enum Rows: AutomationIdentifying {
    case row(Int)

    var id: String {
      switch self {
      case .row(let number): "rows.row-\(number).title"
      }
    }

    static var declaredIdentifiers: [String] { ["rows.row-*.title"] }
  }

  @Test("Everything declared was shown, patterns included")
  func clean() {
    let report = IdentifierReport(
      declared: Login.declaredIdentifiers + Rows.declaredIdentifiers,
      shown: ["login.signIn", Rows.row(7).id, "login.name", Rows.row(8).id])
    #expect(report.isClean)
    #expect(report.description == "3 identifiers declared, 4 shown")
  }

  @Test("What was never shown and what is not declared is told, with what may be meant")
  func findings() {
    let report = IdentifierReport(
      declared: Login.declaredIdentifiers + Rows.declaredIdentifiers + ["other"],
      shown: ["login.signin", "login.name", "rows.row-1.2.title", "rows.column-1.title"])
    #expect(!report.isClean)
    #expect(
      report.description == """
        4 identifiers declared, 4 shown
          declared but never shown: login.signIn (is it login.signin?)
          declared but never shown: other
          declared but never shown: rows.row-*.title (is it rows.row-1.2.title?)
          shown but never declared: login.signin (is it login.signIn?)
          shown but never declared: rows.column-1.title (is it rows.row-*.title?)
          shown but never declared: rows.row-1.2.title (is it rows.row-*.title?)
        """)
  }
}

/// What a run collects.
@MainActor @Suite("Identifiers of a run", .uiTest) struct IdentifierCensusTests {
  /// The identifiers of an application, one of them misspelled.
  private enum Waiting: String, AutomationIdentifying, CaseIterable {
    case state, field, list, early
    case late = "lat"
  }

  @Test("What an application showed at any time is collected")
  func collecting() {
    let target = ApplicationTarget.inProcess(WaitingApp.self)
    IdentifierCensus.declare([Waiting.self], of: target)
    let app = XCUIApplication(target: target)
    app.launch()
    #expect(app.staticTexts[Waiting.state].exists)
    app.advanceTime(by: 4)
    #expect(!app.staticTexts[Waiting.early].exists)
    let report = IdentifierCensus.report(of: target)
    #expect(report.neverShown == ["lat"])
    #expect(report.undeclared.first == "late")
    #expect(report.undeclared.dropFirst().allSatisfy { $0.hasPrefix("row.") })
  }

  @Test("Views that are shown alone under one name are one application")
  func views() {
    /// Identifiers of two views.
    enum Row: String, AutomationIdentifying, CaseIterable {
      case title, price
    }
    let targets = Row.allCases.map { row in
      ApplicationTarget.view(name: "Census") { Text("Milk").accessibilityIdentifier(row.rawValue) }
    }
    for target in targets {
      IdentifierCensus.declare([Row.self], of: target)
      let app = XCUIApplication(target: target)
      app.launch()
      #expect(app.staticTexts["Milk"].exists)
    }
    #expect(IdentifierCensus.report(of: targets[0]).isClean)
  }
}
