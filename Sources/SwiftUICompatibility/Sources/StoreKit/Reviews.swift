public import SwiftUI

/// What asks people for a review, as applications did before there was `\.requestReview`.
///
/// Mirrors StoreKit's class.
public enum SKStoreReviewController {
  /// Asks nobody.
  @MainActor @preconcurrency public static func requestReview() {}

  /// Asks nobody.
  ///
  /// - Parameter windowScene: Where it would be asked.
  @MainActor @preconcurrency public static func requestReview(in windowScene: UIWindowScene) {}
}

/// The shop of applications, as far as it asks people for a review; nothing is sold here.
///
/// Mirrors StoreKit's enumeration.
public enum AppStore {
  /// Asks nobody.
  ///
  /// - Parameter scene: Where it would be asked.
  @MainActor @preconcurrency public static func requestReview(in scene: UIWindowScene) {}
}
