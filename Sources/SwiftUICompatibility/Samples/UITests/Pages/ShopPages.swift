import AutomationTools_Core

/// The products of the shop.
final class ShopPage: PageObject {
  /// The button that leads to the cart.
  var cart: XCUIElement { app.buttons["Cart"] }

  /// What the products are called.
  var products: [String] {
    app.scrollViews.buttons.matching(NSPredicate(format: "label CONTAINS '€'"))
      .allElementsBoundByIndex.map(\.label)
  }

  /// Opens a product.
  func open(_ name: String) -> ProductPage {
    app.buttons.matching(NSPredicate(format: "label BEGINSWITH %@", name + ",")).firstMatch.tap()
    return ProductPage(application: app, testCaseInstance: tc)
  }

  /// Opens the cart.
  func openCart() -> CartPage {
    cart.tap()
    return CartPage(application: app, testCaseInstance: tc)
  }
}

/// One product.
final class ProductPage: PageObject {
  /// Puts some into the cart, and goes back.
  @discardableResult
  func add(_ amount: Int) -> ShopPage {
    for _ in 1..<amount { app.steppers.buttons["Increment"].tap() }
    app.buttons["Add to Cart"].tap()
    XCTAssertTrue(app.staticTexts["Added \(amount)"].exists)
    app.navigationBars.buttons["Shop"].tap()
    return ShopPage(application: app, testCaseInstance: tc)
  }
}

/// What is bought.
final class CartPage: PageObject {
  /// The rows.
  var rows: [String] {
    app.cells.allElementsBoundByIndex.map {
      $0.staticTexts.allElementsBoundByIndex.map(\.label).joined(separator: " ")
    }
  }

  /// Buys everything.
  func buy() {
    app.buttons["Check Out"].tap()
    app.alerts.buttons["Buy"].tap()
  }
}
