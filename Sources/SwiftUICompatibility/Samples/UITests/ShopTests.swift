import AutomationTools_Core

/// A shop: loading, a grid, a path of pages, and a cart of Combine's words.
final class ShopTests: ATTestCase {
  override class var applicationTarget: ApplicationTarget { .executable("SampleShop") }

  private var shop: ShopPage { ShopPage(application: app, testCaseInstance: self) }

  /// Launches the shop, and waits for its products.
  private func open() {
    launchApp()
    XCTAssertTrue(app.scrollViews.firstMatch.waitForExistence(timeout: 2))
  }

  func testProductsAreLoaded() {
    launchApp()
    XCTAssertTrue(app.activityIndicators["Loading…"].exists)
    XCTAssertTrue(app.scrollViews.firstMatch.waitForExistence(timeout: 2))
    XCTAssertFalse(app.activityIndicators["Loading…"].exists)
    XCTAssertEqual(
      shop.products, ["Apples, €2.99", "Pears, €3.49", "Bread, €2.20", "Butter, €1.79"])
  }

  func testWithoutTheNetworkItIsTriedAgain() {
    launchApp(otherArgs: ["-offline"])
    let button = app.buttons["Try Again"]
    XCTAssertTrue(button.waitForExistence(timeout: 2))
    XCTAssertTrue(app.staticTexts["The shop cannot be reached."].exists)
    button.tap()
    XCTAssertFalse(button.exists)
    XCTAssertTrue(button.waitForExistence(timeout: 2))
  }

  func testProductsAreFound() {
    open()
    app.searchFields.firstMatch.tap()
    app.searchFields.firstMatch.typeText("b")
    app.advanceTime(by: 1)
    XCTAssertEqual(shop.products, ["Bread, €2.20", "Butter, €1.79"])
    app.buttons["Dairy"].tap()
    XCTAssertTrue(app.buttons["Dairy"].isSelected)
    XCTAssertEqual(shop.products, ["Butter, €1.79"])
    app.buttons["Dairy"].tap()
    XCTAssertFalse(app.buttons["Dairy"].isSelected)
  }

  func testWhatIsInTheCartIsBought() {
    open()
    shop.open("Apples").add(2)
    shop.open("Butter").add(1)
    XCTAssertEqual(shop.cart.value as? String, "3 items")
    let cart = shop.openCart()
    XCTAssertEqual(cart.rows.prefix(2), ["2 × Apples €5.98", "1 × Butter €1.79"])
    XCTAssertTrue(app.staticTexts["Total, €7.77"].exists)
    cart.buy()
    XCTAssertTrue(app.staticTexts["You paid €7.77."].exists)
    app.buttons["Back to the Shop"].tap()
    XCTAssertTrue(app.navigationBars["Shop"].exists)
    XCTAssertEqual(shop.cart.value as? String, "0 items")
  }

  func testAnAlertSaysWhatIsPaid() {
    open()
    shop.open("Pears").add(1)
    _ = shop.openCart()
    app.buttons["Check Out"].tap()
    let alert = app.alerts["Buy 1 items?"]
    XCTAssertTrue(alert.staticTexts["You pay €3.49."].exists)
    alert.buttons["Cancel"].tap()
    XCTAssertTrue(app.navigationBars["Cart"].exists)
  }

  func testAnEmptyCartIsNotBought() {
    open()
    _ = shop.openCart()
    XCTAssertFalse(app.buttons["Check Out"].isEnabled)
  }

  func testWhatSaysThatItWasAddedGoesAway() {
    open()
    _ = shop.open("Bread")
    app.buttons["Add to Cart"].tap()
    XCTAssertTrue(app.staticTexts["Added 1"].exists)
    XCTAssertTrue(app.staticTexts["Added 1"].waitForNonExistence(timeout: 3))
    XCTAssertEqual(app.otherElements["Rating"].value as? String, "5.0 of 5")
  }
}
