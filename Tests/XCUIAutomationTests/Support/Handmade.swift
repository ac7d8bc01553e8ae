import XCUIAutomation

@testable import HandmadeApp

/// The ways of running the application that the tests use.
enum Handmade: CaseIterable, Sendable {
  /// In a process of its own.
  case process

  /// In the test's process.
  case inProcess

  /// The target.
  var target: ApplicationTarget {
    switch self {
    case .process: .executable("HandmadeApp")
    case .inProcess: .inProcess(HandmadeApp.self)
    }
  }

  /// An application object that was not launched.
  var app: XCUIApplication { XCUIApplication(target: target) }

  /// Launches the application.
  ///
  /// - Parameter arguments: Its arguments.
  /// - Returns: An object for it.
  func launch(_ arguments: String...) -> XCUIApplication {
    let app = app
    app.launchArguments = arguments
    app.launch()
    return app
  }
}
