import AutomationWire
public import Foundation

// What happens in an application aside of its screen: additions of ours.

extension XCUIApplication {
  /// The texts that the application announced to assistive technologies since its launch, in order.
  ///
  /// ```swift
  /// app.buttons["Add"].tap()
  /// XCTAssertEqual(app.announcements, ["Milk is in the basket"])
  /// ```
  ///
  /// They can still be read after the application ended.
  public var announcements: [String] {
    plan.session.currentAnnouncements
  }

  /// The links that the application had the system open since its launch, in order; no page is loaded in a test.
  ///
  /// A link to a page brings `XCUIApplication(bundleIdentifier: "com.apple.mobilesafari")` to the front, as on Apple's platforms, and
  /// ``XCUIApplication/activate()`` leads back.
  ///
  /// ```swift
  /// app.links["Terms"].tap()
  /// XCTAssertEqual(app.openedURLs.last?.host, "example.com")
  /// ```
  public var openedURLs: [URL] {
    plan.session.currentEvents.compactMap { event in
      if case .openedURL(let text) = event { URL(string: text) } else { nil }
    }
  }
}

extension ApplicationSession {
  /// What happened aside of the application's screen since its launch, up to now.
  var currentEvents: [HostEvent] {
    // One that ended has told what it had to tell.
    _ = try? currentTree()
    return eventsSinceLaunch
  }

  /// The texts that were announced since launch.
  var currentAnnouncements: [String] {
    currentEvents.compactMap { event in
      if case .announcement(let text) = event { text } else { nil }
    }
  }
}
